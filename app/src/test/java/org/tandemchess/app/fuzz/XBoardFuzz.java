package org.tandemchess.app.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.tandemchess.rules.position.Position;

/**
 * XBoard: each turn is answered once, by a legal move, unless the host takes the turn away; pings
 * are answered in order and behind the move; nothing is said that no host understands.
 */
final class XBoardFuzz implements FuzzDialect {
  private static final List<String> VARIANTS =
      List.of("normal", "fischerandom", "crazyhouse", "bughouse");

  /** How long the next move may take; the longest ones are cut short by the host. */
  private static final List<String> LIMITS =
      List.of("st 0.01", "level 0 0:01 0", "level 40 5 0.5", "sd 2", "st 86400");

  /** What may be said at any moment and neither moves nor takes a turn away. */
  private static final List<String> HARMLESS =
      List.of(
          "",
          "post",
          "nopost",
          "hard",
          "easy",
          "hint",
          "bk",
          "draw",
          ".",
          "random",
          "computer",
          "rating 2000 1900",
          "name Somebody",
          "accepted setboard",
          "rejected san",
          "protover 2",
          "time 4",
          "time -5",
          "otim 99999999999999999999",
          "memory 4",
          "cores 2",
          "cores 1",
          "option MultiPV=2",
          "option MultiPV=1",
          "option OwnBook=1",
          "option OwnBook=0",
          "option TeamMessageMode=full",
          "partner mate",
          "partner",
          "ptell need knight",
          "ptell fast",
          "ptell help",
          "ptell \u00fcber",
          "exit");

  private static final List<String> BROKEN =
      List.of(
          "hello world",
          "usermove",
          "usermove zz9",
          "a9b9",
          "level x y z",
          "st 0",
          "st -1",
          "sd -1",
          "time soon",
          "holding [N",
          "holding",
          "option",
          "option Elephants=7",
          "memory many",
          "\u0000\u0007");

  /** What takes the turn away from an engine that thinks. */
  private static final List<List<String>> INTERRUPTIONS =
      List.of(
          List.of(),
          List.of("force"),
          List.of("undo"),
          List.of("remove"),
          List.of("result 1-0 {x}"),
          List.of("setboard 8/8/8 w"),
          List.of("setboard 4k3/pppp4/8/8/8/8/PPPP4/4K3 b - - 0 1"),
          List.of("variant nonsense"),
          List.of("white"),
          List.of("black"),
          List.of("playother", "force"),
          List.of("analyze", ".", "exit"));

  /** What Tandem may say at any time. */
  private static final Pattern SMALL_TALK =
      Pattern.compile(
          "Illegal move.*|Error \\(.*|tellusererror Illegal position: .*|tellics ptell .*"
              + "|Hint: .*|stat01: .*|feature .*|offer draw| no book||-?\\d+ -?\\d+ \\d+ \\d+ .*");

  private static final Pattern RESULT = Pattern.compile("(1-0|0-1|1/2-1/2) \\{.*\\}");

  private final XBoardTable table = new XBoardTable();
  private final ArrayDeque<Ping> pings = new ArrayDeque<>();
  private int lastPing;

  /** The position of a turn that was taken away, in which one move may still come. */
  private final List<Position> crossing = new ArrayList<>();

  /** The ping behind which no move of a turn that was taken away comes any more, or 0. */
  private int sureFrom;

  /** Counts the turns of the engine. */
  private int turn;

  /** Counts its moves in turns that were not taken away. */
  private int moves;

  /**
   * A ping on its way.
   *
   * @param turn the turn whose move comes before the answer, or 0 for none
   */
  private record Ping(int number, int turn) {}

  @Override
  public List<String> arguments() {
    return List.of();
  }

  @Override
  public List<String> greeting() {
    return List.of("xboard", "protover 2", "memory 8", "new");
  }

  @Override
  public List<String> next(SplittableRandom random) {
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> play(random);
      case 3 -> List.of(ping());
      case 4 -> random.nextInt(3) == 0 ? anew(random) : List.of("?");
      case 5 -> List.of(FuzzBoard.any(BROKEN, random));
      default -> List.of(FuzzBoard.any(HARMLESS, random));
    };
  }

  /** Goes on with the game, as far as the host knows how it stands. */
  private List<String> play(SplittableRandom random) {
    if (table.isEngineDue() || sureFrom > 0) {
      return List.of("?");
    }
    if (table.isLong() || table.isDead() || !table.canMove()) {
      return anew(random);
    }
    List<String> lines = new ArrayList<>();
    if (random.nextInt(3) == 0) {
      lines.add("force");
      table.force();
      table.wander(random, lines);
    }
    if (!table.canMove()) {
      return lines;
    }
    lines.add(FuzzBoard.any(LIMITS, random));
    if (table.isForced() || random.nextInt(4) == 0) {
      lines.add(table.start(random));
    } else {
      lines.add("usermove " + table.playAny(random));
    }
    turn += table.isEngineDue() ? 1 : 0;
    if (table.isDead()) {
      // Whether an engine still moves then is its own affair.
      lines.addAll(anew(random));
    }
    return lines;
  }

  /** Takes the turn away, whoever has it, and begins another game. */
  private List<String> anew(SplittableRandom random) {
    List<String> lines = new ArrayList<>(FuzzBoard.any(INTERRUPTIONS, random));
    if (table.isEngineDue()) {
      crossing.add(table.position());
    }
    String variant = FuzzBoard.any(VARIANTS, random);
    lines.add("new");
    lines.add("variant " + variant);
    table.anew(variant);
    sureFrom = lastPing + 1;
    lines.add(ping());
    return lines;
  }

  private String ping() {
    lastPing++;
    pings.add(new Ping(lastPing, table.isEngineDue() ? turn : 0));
    return "ping " + lastPing;
  }

  /** Moves now, so that the ping is answered now. */
  @Override
  public String sync() {
    return "?\nping 0";
  }

  @Override
  public String synced() {
    return "pong 0";
  }

  @Override
  public void hear(String line) {
    if (line.startsWith("move ")) {
      moved(line.substring("move ".length()));
    } else if (line.startsWith("pong ")) {
      ponged(Integer.parseInt(line.substring("pong ".length())));
    } else if (RESULT.matcher(line).matches()) {
      boolean over = !table.canMove() || table.isDead();
      assertThat(sureFrom > 0 || over).as("the game is over: %s", line).isTrue();
    } else {
      assertThat(line).matches(SMALL_TALK);
    }
  }

  private void moved(String text) {
    if (!crossing.isEmpty()) {
      XBoardTable.find(text, crossing.removeFirst());
    } else {
      assertThat(table.isEngineDue()).as("a turn for move %s", text).isTrue();
      table.playOwn(text);
      moves++;
    }
  }

  private void ponged(int number) {
    Ping ping = pings.poll();
    assertThat(ping).as("a ping for pong %d", number).isNotNull();
    assertThat(number).isEqualTo(ping.number());
    if (number >= sureFrom) {
      sureFrom = 0;
      crossing.clear();
    }
    boolean thinks = table.isEngineDue() && ping.turn() == turn;
    assertThat(thinks).as("pong %d before the move", number).isFalse();
  }

  @Override
  public List<String> farewell() {
    return List.of("?", ping());
  }

  @Override
  public boolean isSettled() {
    return !table.isEngineDue() && pings.isEmpty();
  }

  @Override
  public String quit() {
    assertThat(moves).as("moves of the engine").isPositive();
    return "quit";
  }

  @Override
  public String toString() {
    return "xboard";
  }
}
