package org.tandemchess.protocol.cnp;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/**
 * The members of an object that a client sent, checked as they are read. A member that is null is
 * one that is missing.
 */
record CnpParams(JsonNode object) {

  private JsonNode member(String name) {
    JsonNode member = object.path(name);
    return member.isNull() ? object.path("") : member;
  }

  boolean has(String name) {
    return !member(name).isMissingNode();
  }

  /** Returns an object; a missing one has no members. */
  CnpParams object(String name) throws CnpException {
    JsonNode member = member(name);
    if (!member.isMissingNode() && !member.isObject()) {
      throw wrong(name, "an object");
    }
    return new CnpParams(member);
  }

  String text(String name, String otherwise) throws CnpException {
    JsonNode member = member(name);
    if (member.isMissingNode()) {
      return otherwise;
    }
    if (!member.isTextual()) {
      throw wrong(name, "a text");
    }
    return member.textValue();
  }

  boolean flag(String name, boolean otherwise) throws CnpException {
    JsonNode member = member(name);
    if (member.isMissingNode()) {
      return otherwise;
    }
    if (!member.isBoolean()) {
      throw wrong(name, "true or false");
    }
    return member.booleanValue();
  }

  /** Returns a whole number from 0 on. */
  OptionalLong number(String name) throws CnpException {
    JsonNode member = member(name);
    if (member.isMissingNode()) {
      return OptionalLong.empty();
    }
    if (!member.isIntegralNumber() || !member.canConvertToLong() || member.longValue() < 0) {
      throw wrong(name, "a whole number from 0 on");
    }
    return OptionalLong.of(member.longValue());
  }

  List<String> texts(String name) throws CnpException {
    JsonNode member = member(name);
    List<String> texts = new ArrayList<>();
    boolean sound = member.isMissingNode() || member.isArray();
    for (JsonNode element : member) {
      sound &= element.isTextual();
      texts.add(element.asText());
    }
    if (!sound) {
      throw wrong(name, "a list of texts");
    }
    return texts;
  }

  private static CnpException wrong(String name, String expected) {
    return new CnpException(CnpError.INVALID_PARAMS, name + " must be " + expected);
  }
}
