package org.tandemchess.protocol.cnp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.protocol.session.EngineSession;
import org.tandemchess.protocol.session.Host;
import org.tandemchess.protocol.session.Identity;
import org.tandemchess.protocol.text.Faults;

/**
 * Speaks the Chess Node Protocol until {@code exit} or the end of the input, either of which ends
 * searches without an answer.
 *
 * <p>The thread that calls {@link #run} reads and notes when; searches, their watchdogs and output
 * have their own.
 */
@SuppressWarnings("exports") // the operator is seen by this package alone
public final class CnpSession extends EngineSession<CnpOperator> {
  /** How long any search may take, counted from its request. */
  private static final long MAX_TIME_MS = 600_000;

  private static final int LONGEST_LINE = 1 << 20;
  private static final List<String> LIMITS =
      List.of(
          CnpNames.DEPTH,
          CnpNames.NODES,
          CnpNames.MATE,
          CnpNames.TIME_MS,
          CnpNames.CLOCK,
          CnpNames.INFINITE);

  private final BrainFactory brains;
  private final long maxTimeMs;
  private boolean initialized;

  /**
   * Makes a session that has read nothing yet.
   *
   * @param brains makes the brain
   */
  public CnpSession(Host host, BrainFactory brains) {
    this(host, brains, MAX_TIME_MS);
  }

  /** Makes a session with another bound on every search, for tests. */
  CnpSession(Host host, BrainFactory brains, long maxTimeMs) {
    super(host);
    this.brains = brains;
    this.maxTimeMs = maxTimeMs;
  }

  @Override
  protected CnpOperator makeOperator() {
    return new CnpOperator(brains, writer(), maxTimeMs);
  }

  @Override
  protected boolean handle(String line, long receivedNanos) {
    if (line.isEmpty()) {
      return true;
    }
    if (line.length() > LONGEST_LINE) {
      writer().require(oversizedLine());
      return true;
    }
    CnpMessage message;
    try {
      message = CnpMessage.parse(line);
    } catch (CnpMessage.Unreadable e) {
      writer().require(CnpText.error(e.id(), e.error(), CnpText.object()));
      return true;
    }
    if (message.method().equals(CnpNames.EXIT) && !message.isRequest()) {
      return false;
    }
    try {
      carryOut(message, receivedNanos);
    } catch (CnpException e) {
      if (message.isRequest()) {
        writer().require(CnpText.error(message.id(), e.error(), e.data()));
      }
    } catch (RuntimeException | Error fault) {
      if (message.isRequest()) {
        writer().require(CnpText.error(message.id(), CnpError.INTERNAL_ERROR, CnpText.object()));
      }
      Faults.report(fault);
    }
    return true;
  }

  private void carryOut(CnpMessage message, long receivedNanos) throws CnpException {
    JsonNode id = message.id();
    JsonNode given = message.params();
    if (!given.isMissingNode() && !given.isObject()) {
      throw new CnpException(CnpError.INVALID_PARAMS, "params must be an object");
    }
    CnpParams params = new CnpParams(given);
    // What must be noted at once comes before all else.
    switch (message.method()) {
      case CnpNames.PONDER_HIT -> running().ponderHit(id, params, receivedNanos);
      case CnpNames.STOP -> running().stop(id, params, receivedNanos);
      case CnpNames.CANCEL -> cancel(id, params, CnpNames.SEARCH_ID);
      case CnpNames.CANCEL_REQUEST -> cancel(id, params, CnpNames.ID);
      case CnpNames.CANCELLED -> cancel(id, params, CnpNames.REQUEST_ID);
      case CnpNames.PING -> answer(id, CnpText.object());
      case CnpNames.INITIALIZE -> initialize(id, params);
      case CnpNames.SHUTDOWN -> {
        if (initialized) {
          operator().cancelAll();
        }
        answer(id, NullNode.instance);
      }
      case CnpNames.SEARCH -> {
        if (message.isRequest()) {
          search(id, params, receivedNanos);
        }
      }
      default -> serve(message, params);
    }
  }

  /** Returns the operator once the client has said hello. */
  private CnpOperator running() throws CnpException {
    if (!initialized) {
      throw new CnpException(CnpError.NOT_INITIALIZED, CnpText.object());
    }
    return operator();
  }

  private void cancel(JsonNode id, CnpParams params, String member) throws CnpException {
    running().cancel(params, member);
    answer(id, CnpText.object());
  }

  private void search(JsonNode id, CnpParams params, long receivedNanos) throws CnpException {
    CnpOperator operator = running();
    if (operator.isRunning(id)) {
      throw new CnpException(CnpError.INVALID_REQUEST, "this id is in use");
    }
    operator.search(id, params, receivedNanos);
  }

  private void serve(CnpMessage message, CnpParams params) throws CnpException {
    JsonNode id = message.id();
    switch (message.method()) {
      case CnpNames.NEW_GAME -> {
        running().newGame();
        logGameStart();
        answer(id, CnpText.object());
      }
      case CnpNames.SET_OPTIONS -> running().setOptions(id, params);
      case CnpNames.LEGAL_MOVES -> answer(id, running().legalMoves(params));
      case CnpNames.APPLY_MOVE -> answer(id, running().applyMove(params));
      case CnpNames.STATUS -> answer(id, running().status(params));
      default -> {
        running();
        throw new CnpException(CnpError.METHOD_NOT_FOUND, CnpText.object());
      }
    }
  }

  private void answer(JsonNode id, JsonNode result) {
    if (!id.isMissingNode()) {
      writer().require(CnpText.result(id, result));
    }
  }

  private void initialize(JsonNode id, CnpParams params) throws CnpException {
    if (initialized) {
      throw new CnpException(CnpError.INVALID_REQUEST, "initialized already");
    }
    if (!knows(params.text(CnpNames.PROTOCOL_VERSION, ""))) {
      ObjectNode data = CnpText.object();
      data.putArray(CnpNames.SUPPORTED).add(CnpNames.VERSION);
      throw new CnpException(CnpError.VERSION_NOT_SUPPORTED, data);
    }
    initialized = true;
    answer(id, introduction());
    warmUp();
  }

  /** Returns whether a client of this version can speak ours, which is the lowest. */
  private static boolean knows(String version) {
    String[] numbers = version.split("[.-]", 3);
    try {
      int major = Integer.parseInt(numbers[0]);
      return major > 0 || numbers.length > 1 && Integer.parseInt(numbers[1]) >= 1;
    } catch (NumberFormatException e) {
      return false;
    }
  }

  private ObjectNode introduction() {
    ObjectNode out = CnpText.object().put(CnpNames.PROTOCOL_VERSION, CnpNames.VERSION);
    out.putObject(CnpNames.NODE)
        .put(CnpNames.NAME, Identity.NAME)
        .put(CnpNames.NODE_VERSION, Identity.VERSION)
        .put(CnpNames.AUTHOR, Identity.AUTHOR);
    ObjectNode able = out.putObject(CnpNames.CAPABILITIES);
    ArrayNode variants = able.putArray(CnpNames.VARIANTS);
    CnpBoard.VARIANTS.forEach(variants::add);
    ArrayNode limits = able.putArray(CnpNames.LIMITS);
    LIMITS.forEach(limits::add);
    able.put(CnpNames.PONDER, true);
    able.putObject(CnpNames.MULTI_PV).put(CnpNames.MAX, SearchOrder.MOST_LINES);
    able.put(CnpNames.WANTS_INFO, true);
    able.put(CnpNames.CONCURRENT_SEARCHES, 1);
    able.put(CnpNames.MAX_TIME_MS, maxTimeMs);
    ArrayNode options = able.putArray(CnpNames.OPTIONS);
    for (OptionSpec<?> spec : CnpOperator.OPTIONS) {
      options.add(CnpText.option(spec));
    }
    return out;
  }

  @Override
  protected void remark(String text) {
    // The protocol has no words for people.
    System.err.println("tandem: " + text);
  }

  @Override
  protected String faultLine(Throwable fault) {
    return CnpText.error(NullNode.instance, CnpError.INTERNAL_ERROR, CnpText.object());
  }

  @Override
  protected String oversizedLine() {
    return CnpText.error(NullNode.instance, CnpError.INVALID_REQUEST, CnpText.object());
  }

  @Override
  protected void end(CnpOperator made, boolean quit) {
    made.abandon();
  }
}
