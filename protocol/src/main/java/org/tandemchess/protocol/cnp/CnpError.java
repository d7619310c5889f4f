package org.tandemchess.protocol.cnp;

/** Why a request is refused, as a number and a short text. */
enum CnpError {
  PARSE_ERROR(-32700, "parse error"),
  INVALID_REQUEST(-32600, "invalid request"),
  METHOD_NOT_FOUND(-32601, "method not found"),
  INVALID_PARAMS(-32602, "invalid params"),
  INTERNAL_ERROR(-32603, "internal error"),
  VERSION_NOT_SUPPORTED(-32001, "version not supported"),
  NOT_INITIALIZED(-32002, "not initialized"),
  BUSY(-32010, "busy"),
  NO_SUCH_SEARCH(-32011, "no such search"),
  ILLEGAL_POSITION(-32020, "illegal position"),
  ILLEGAL_MOVE(-32021, "illegal move"),
  CANCELLED(-32800, "cancelled");

  private final int code;
  private final String message;

  CnpError(int code, String message) {
    this.code = code;
    this.message = message;
  }

  int code() {
    return code;
  }

  String message() {
    return message;
  }
}
