package org.tandemchess.protocol.cnp;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.NullNode;

/**
 * What a client sends: a request, which has an id and is answered once, or a notification.
 *
 * @param id a number or a text, or a missing node for a notification
 * @param params an object, or a missing node
 */
record CnpMessage(String method, JsonNode id, JsonNode params) {
  private static final ObjectMapper MAPPER =
      new ObjectMapper().enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

  /** A line that is no message. */
  static final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    private final CnpError error;
    private final transient JsonNode id;

    Unreadable(CnpError error, JsonNode id) {
      super(error.message());
      this.error = error;
      this.id = id;
    }

    CnpError error() {
      return error;
    }

    /** Returns the id as far as there is a valid one, or a null node. */
    JsonNode id() {
      return id;
    }
  }

  static CnpMessage parse(String line) throws Unreadable {
    JsonNode tree;
    try {
      tree = MAPPER.readTree(line);
    } catch (JsonProcessingException e) {
      throw new Unreadable(CnpError.PARSE_ERROR, NullNode.instance);
    }
    JsonNode id = tree.path(CnpNames.ID);
    boolean sound = id.isMissingNode() || id.isTextual() || id.isIntegralNumber();
    JsonNode method = tree.path(CnpNames.METHOD);
    JsonNode params = tree.path(CnpNames.PARAMS);
    if (!tree.isObject() || !sound || !method.isTextual()) {
      JsonNode answered = sound && !id.isMissingNode() ? id : NullNode.instance;
      throw new Unreadable(CnpError.INVALID_REQUEST, answered);
    }
    return new CnpMessage(
        method.textValue(), id, params.isNull() ? MissingNode.getInstance() : params);
  }

  boolean isRequest() {
    return !id.isMissingNode();
  }
}
