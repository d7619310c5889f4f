package org.tandemchess.protocol.cnp;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** A request that is refused; it has changed nothing. */
final class CnpException extends Exception {
  private static final long serialVersionUID = 1;

  private final CnpError error;
  private final transient ObjectNode data;

  /**
   * Makes a refusal.
   *
   * @param data what a client needs to know beyond the error; may be empty
   */
  CnpException(CnpError error, ObjectNode data) {
    super(error.message());
    this.error = error;
    this.data = data;
  }

  /** Makes a refusal with a reason in words. */
  CnpException(CnpError error, String reason) {
    this(error, JsonNodeFactory.instance.objectNode().put(CnpNames.REASON, reason));
  }

  CnpError error() {
    return error;
  }

  ObjectNode data() {
    return data;
  }
}
