package org.tandemchess.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.engine.TeamScenario.Event;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.team.PlayStyle;
import org.tandemchess.engine.team.QuietMoves;
import org.tandemchess.engine.team.Strategist.Decision;
import org.tandemchess.engine.team.StrategyOptions;
import org.tandemchess.engine.team.TeamClocks;
import org.tandemchess.engine.team.TeamKnowledge;
import org.tandemchess.engine.team.TimeState;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.core.Seat;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Clocks;
import org.tandemchess.rules.position.GameState;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.acquisition.AcquisitionSearcher;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.api.PriceList;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchControl;
import org.tandemchess.search.api.SearchInfo;
import org.tandemchess.search.api.SearchLimits;
import org.tandemchess.search.api.SearchRequest;
import org.tandemchess.search.api.SearchSettings;
import org.tandemchess.search.api.Searcher;
import org.tandemchess.search.eval.Evaluators;

/**
 * Plays the scenarios of {@code team-scenarios.txt} through team, searchers and strategist, by
 * nodes and by clocks that stand still. Both boards are thought about, as the engine does, the
 * other one first.
 */
class TeamScenarioTest {
  private static final long NODES = 40_000;
  private static final StrategyOptions TOGETHER = EngineOptions.DEFAULT.strategy();
  private static final StrategyOptions APART = apart();
  private static final int OVERHEAD = EngineOptions.DEFAULT.moveOverhead();
  private static final Position START = Position.start(RuleSet.BUGHOUSE);
  private static final Position KNIGHT_HANGS =
      Position.of(
          Bfen.parse("4k3/8/8/3n4/4P3/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1")
              .setup(),
          RuleSet.BUGHOUSE);

  // A board each; what they learn in one scenario is forgotten in the next.
  private static final List<Searcher> SEARCHERS =
      List.of(new AlphaBetaSearcher(Evaluators.USUAL), new AlphaBetaSearcher(Evaluators.USUAL));

  static {
    SEARCHERS.forEach(searcher -> searcher.configure(new SearchSettings(4, 1, 1)));
  }

  /** What came out, each by the field that may expect it. */
  private record Outcome(Map<String, String> found) {
    /** Returns what was found in the way of an expectation, if something was. */
    Optional<String> fault(Map<String, String> expected) {
      return expected.entrySet().stream()
          .filter(entry -> !fits(entry.getKey(), entry.getValue()))
          .map(entry -> entry + ", but " + found)
          .findFirst();
    }

    private boolean fits(String field, String wanted) {
      String move = String.valueOf(found.get("move"));
      return switch (field) {
        case "plays" -> List.of(wanted.split(" ")).contains(move);
        case "avoids" -> !List.of(wanted.split(" ")).contains(move);
        default -> wanted.equals(found.get(field));
      };
    }
  }

  static Stream<TeamScenario> scenarios() {
    return TeamScenario.readAll().stream();
  }

  @ParameterizedTest
  @MethodSource("scenarios")
  void decidesAsExpected(TeamScenario scenario) {
    Map<String, String> expected = scenario.expected();
    assertThat(expected).isNotEmpty();

    StrategyOptions options = scenario.options();
    assertThat(outcome(scenario, options, scenario.events(), scenario.clocks()).fault(expected))
        .isEmpty();
    if (scenario.has("without")) {
      assertThat(lacking(scenario).fault(expected))
          .as("decides the same without " + scenario.get("without"))
          .isPresent();
    }
  }

  @Test
  void scenariosAreManyAndHaveNamesOfTheirOwn() {
    List<TeamScenario> all = TeamScenario.readAll();
    assertThat(all).hasSizeGreaterThanOrEqualTo(40);
    assertThat(all.stream().map(TeamScenario::toString)).doesNotHaveDuplicates();
  }

  /** Returns what happens without what the scenario is about. */
  private static Outcome lacking(TeamScenario scenario) {
    List<Event> events = scenario.events();
    Clocks clocks = scenario.clocks();
    StrategyOptions options = scenario.options();
    return switch (scenario.get("without")) {
      case "strategy" -> outcome(scenario, APART, events, clocks);
      case "options" -> outcome(scenario, TOGETHER, events, clocks);
      case "messages" -> outcome(scenario, options, List.of(), clocks);
      case "the last event" ->
          outcome(scenario, options, events.subList(0, events.size() - 1), clocks);
      case "clocks" -> outcome(scenario, options, events, Clocks.NONE);
      default -> throw new IllegalArgumentException(scenario.get("without"));
    };
  }

  private static Outcome outcome(
      TeamScenario scenario, StrategyOptions options, List<Event> events, Clocks clocks) {
    Position position = scenario.position();
    Seat seat = scenario.seat();
    if (scenario.has("book")) {
      boolean used =
          new OwnBook().find(position, seat.board(), position.legalMoves(seat.board())).isPresent();
      return new Outcome(Map.of("book", used ? "used" : "skipped"));
    }
    TeamKnowledge team = new TeamKnowledge(options);
    team.setPosition(position);
    events.forEach(event -> happen(team, event));
    TeamClocks seen = TeamClocks.of(clocks, position, seat);
    boolean bothAsked = "both".equals(scenario.fields().get("asked"));
    PlayStyle style = team.style(seat.board(), seen, bothAsked, false);
    String state = TimeState.of(seen, options.extendedAdvantage()).words();
    Map<String, String> look =
        Map.of("style", style.name().toLowerCase(Locale.ROOT), "state", state);
    return scenario.has("style") || scenario.has("state")
        ? new Outcome(look)
        : new Outcome(thought(team, position, seat.board(), clocks));
  }

  /** Searches both boards and returns the move and what is decided about it. */
  private static Map<String, String> thought(
      TeamKnowledge team, Position position, BoardId board, Clocks clocks) {
    BoardId other = board.other();
    team.style(other, TeamClocks.of(clocks, position, position.seatToMove(other)), false, false);
    search(team, position, other, List.of());
    SearchInfo best = search(team, position, board, List.of());
    Decision decision =
        team.decide(position, board, SitRule.Plain.BY_CLOCK, clocks, best.score(), OVERHEAD);
    return switch (decision) {
      case Decision.Play(var reason) -> found(best, "plays, " + reason.words(), 0);
      case Decision.Sit(long millis, var reason) -> found(best, "sits, " + reason.words(), millis);
      case Decision.Stall(var reason) ->
          found(quiet(team, position, board, best), "stalls, " + reason.words(), 0);
    };
  }

  private static Map<String, String> found(SearchInfo best, String decides, long millis) {
    return Map.of(
        "move", MoveText.ubi(best.variation().getFirst()),
        "score", best.score().toString(),
        "decides", decides,
        "millis", Long.toString(millis));
  }

  /** Returns the best quiet move if it may be played instead of the best of all. */
  private static SearchInfo quiet(
      TeamKnowledge team, Position position, BoardId board, SearchInfo best) {
    List<Move> moves = QuietMoves.among(position.legalMoves(board), position.boardCopy(board));
    SearchInfo quiet = search(team, position, board, moves);
    return team.mayStall(best.score(), quiet.score()) ? quiet : best;
  }

  private static SearchInfo search(
      TeamKnowledge team, Position position, BoardId board, List<Move> only) {
    Searcher searcher = SEARCHERS.get(board.index());
    searcher.forget();
    SearchLimits limits = SearchLimits.none().withNodes(NODES).withSearchMoves(only);
    SearchRequest request =
        new SearchRequest(GameState.of(position), board, PriceList.ZERO, limits);
    SearchInfo[] last = new SearchInfo[1];
    team.searcher(searcher, new AcquisitionSearcher(Evaluators.USUAL))
        .search(
            request,
            new SearchControl(limits),
            info -> {
              team.observe(board, position, info);
              last[0] = info;
            });
    return last[0];
  }

  private static void happen(TeamKnowledge team, Event event) {
    switch (event) {
      case Event.Said(var message) -> team.hear(message);
      case Event.Moved() -> moved(team, START, "e2e4");
      case Event.TookKnight() -> moved(team, KNIGHT_HANGS, "e4d5");
      case Event.NewGame() -> team.forget();
    }
  }

  private static void moved(TeamKnowledge team, Position before, String move) {
    Position after = before.play(BoardId.A, MoveText.parse(move, before, BoardId.A));
    team.moved(BoardId.A, before, after, Score.centipawns(0));
  }

  private static StrategyOptions apart() {
    return EngineOptions.DEFAULT.with(StrategyOptions.STRATEGY, false).strategy();
  }
}
