package org.tandemchess.protocol.cnp;

/** Every name of the protocol, once. */
final class CnpNames {
  /** The version of the profile that is spoken. */
  static final String VERSION = "0.1";

  static final String JSON_RPC = "jsonrpc";
  static final String JSON_RPC_VERSION = "2.0";
  static final String ID = "id";
  static final String METHOD = "method";
  static final String PARAMS = "params";
  static final String RESULT = "result";
  static final String ERROR = "error";
  static final String CODE = "code";
  static final String MESSAGE = "message";
  static final String DATA = "data";

  // Methods.
  static final String INITIALIZE = "initialize";
  static final String PING = "ping";
  static final String SHUTDOWN = "shutdown";
  static final String EXIT = "exit";
  static final String SEARCH = "engine/search";
  static final String PONDER_HIT = "engine/ponderHit";
  static final String CANCEL = "engine/cancel";
  static final String STOP = "engine/stop";
  static final String NEW_GAME = "engine/newGame";
  static final String SET_OPTIONS = "engine/setOptions";
  static final String INFO = "engine/info";
  static final String LEGAL_MOVES = "engine/legalMoves";
  static final String APPLY_MOVE = "engine/applyMove";
  static final String STATUS = "engine/status";
  // Other protocols' words for a cancel, with the member that names the request.
  static final String CANCEL_REQUEST = "$/cancelRequest";
  static final String CANCELLED = "notifications/cancelled";
  static final String REQUEST_ID = "requestId";

  // Members of requests.
  static final String PROTOCOL_VERSION = "protocolVersion";
  static final String POSITION = "position";
  static final String VARIANT = "variant";
  static final String FEN = "fen";
  static final String MOVES = "moves";
  static final String MOVE = "move";
  static final String LIMITS = "limits";
  static final String CLOCK = "clock";
  static final String WHITE_TIME_MS = "wtimeMs";
  static final String BLACK_TIME_MS = "btimeMs";
  static final String WHITE_INCREMENT_MS = "wincMs";
  static final String BLACK_INCREMENT_MS = "bincMs";
  static final String MOVES_TO_GO = "movesToGo";
  static final String TIME_MS = "timeMs";
  static final String DEPTH = "depth";
  static final String NODES = "nodes";
  static final String MATE = "mate";
  static final String INFINITE = "infinite";
  static final String PONDER = "ponder";
  static final String SEARCH_MOVES = "searchMoves";
  static final String MULTI_PV = "multiPv";
  static final String WANTS_INFO = "info";
  static final String SEARCH_ID = "search";

  // Members of answers.
  static final String NODE = "node";
  static final String NAME = "name";
  static final String NODE_VERSION = "version";
  static final String AUTHOR = "author";
  static final String CAPABILITIES = "capabilities";
  static final String VARIANTS = "variants";
  static final String CONCURRENT_SEARCHES = "concurrentSearches";
  static final String MAX_TIME_MS = "maxTimeMs";
  static final String OPTIONS = "options";
  static final String OPTION = "option";
  static final String TYPE = "type";
  static final String DEFAULT = "default";
  static final String MIN = "min";
  static final String MAX = "max";
  static final String CHOICES = "choices";
  static final String SUPPORTED = "supported";
  static final String REASON = "reason";
  static final String INDEX = "index";
  static final String BEST_MOVE = "bestMove";
  static final String PONDER_MOVE = "ponderMove";
  static final String SCORE = "score";
  static final String CENTIPAWNS = "cp";
  static final String BOUND = "bound";
  static final String SELECTIVE_DEPTH = "selDepth";
  static final String NODES_PER_SECOND = "nps";
  static final String HASH_FULL = "hashFull";
  static final String PONDER_MS = "ponderMs";
  static final String VARIATION = "pv";
  static final String STOPPED_BY = "stoppedBy";

  // What ended a search, beyond the limits of the same names.
  static final String BY_TIME = "time";
  static final String BY_MAX_TIME = "maxTime";
  static final String BY_BOOK = "book";
  static final String BY_ONLY_MOVE = "onlyMove";
  static final String BY_HORIZON = "horizon";
  static final String BY_GAME_OVER = "gameOver";
  static final String BY_STOP = "stop";

  private CnpNames() {}
}
