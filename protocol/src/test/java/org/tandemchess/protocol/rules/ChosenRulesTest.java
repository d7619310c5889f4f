package org.tandemchess.protocol.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.tandemchess.engine.brain.BrainFactory;
import org.tandemchess.engine.team.PriceBrain;
import org.tandemchess.protocol.rehearsal.RunningSession;
import org.tandemchess.protocol.session.Host;
import org.tandemchess.protocol.session.HostSession;
import org.tandemchess.protocol.ubi.UbiSession;
import org.tandemchess.protocol.uci.NoMove;
import org.tandemchess.protocol.uci.UciSession;
import org.tandemchess.protocol.xboard.XBoardSession;
import org.tandemchess.rules.core.RulePresets;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.search.alphabeta.AlphaBetaSearcher;
import org.tandemchess.search.eval.Evaluators;
import org.tandemchess.testkit.Dialogue;

/** Whoever chooses a rule sheet gets an engine that plays by it, whole sessions long. */
@Timeout(120)
class ChosenRulesTest {
  private static final String SMOTHERED = "6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1";
  private static final String MATE = "n@f7";
  private static final String NAMES =
      "bughouse, chess.com, fics, pychess, international, modern, hivemind, dutch, wbn, kuppenheim,"
          + " in-hand";

  private RunningSession session = ubi();
  private Dialogue host = session.host();

  private static RunningSession ubi() {
    return new RunningSession(host -> new UbiSession(host, brains()));
  }

  private static BrainFactory brains() {
    return PriceBrain.factory(() -> new AlphaBetaSearcher(Evaluators.USUAL));
  }

  private void speak(Function<Host, HostSession> protocol) {
    session.close();
    session = new RunningSession(protocol);
    host = session.host();
  }

  private void speakUci() {
    speak(streams -> new UciSession(streams, brains(), NoMove.NONE));
    host.send("setoption name UCI_Variant value bughouse");
  }

  private void speakXBoard() {
    speak(streams -> new XBoardSession(streams, brains()));
    host.send("xboard", "protover 2");
    host.expect("feature done=1");
  }

  private static List<RuleSet> presets() {
    return RulePresets.BUGHOUSE;
  }

  @AfterEach
  void close() {
    session.close();
  }

  @Test
  void allProtocolsOfferTheSheets() {
    String words = String.join(" var ", NAMES.split(", ", -1));
    host.send("ubi");
    assertThat(host.until("ubiok"))
        .contains("option name Rules type combo default bughouse var " + words);
    speakUci();
    host.send("uci");
    assertThat(host.until("uciok"))
        .contains("option name Rules type combo default bughouse var " + words);
    speak(streams -> new XBoardSession(streams, brains()));
    host.send("xboard", "protover 2");
    assertThat(host.until("feature done=1"))
        .contains(
            "feature option=\"Rules -combo *" + String.join(" /// ", NAMES.split(", ", -1)) + "\"");
  }

  @Test
  void anUnknownNameIsAnsweredByAllNames() {
    String expected = "expected one of " + NAMES + " (did you mean fics?)";
    host.send("setoption name Rules value fisc");
    assertThat(host.untilReady()).containsExactly("info string Rules 'fisc': " + expected);
    speakUci();
    host.send("setoption name Rules value fisc");
    assertThat(host.untilReady()).containsExactly("info string Rules 'fisc': " + expected);
    speakXBoard();
    host.send("option Rules=fisc", "ping 1");
    assertThat(host.until("pong 1"))
        .containsExactly("Error (Rules 'fisc': " + expected + "): option Rules=fisc");
  }

  @ParameterizedTest
  @CsvSource({
    "bughouse, true",
    "fics, true",
    "in-hand, true",
    "modern, false",
    "dutch, false",
  })
  void aDropMatesWhereItMay(String rules, boolean mates) {
    host.send("setoption name Rules value " + rules, "position startpos | startpos");
    host.send("position board A bfen " + SMOTHERED, "go board A depth 3");
    assertThat(host.expect("bestmove board A ").contains(MATE)).isEqualTo(mates);
  }

  @Test
  void rulesChangeInTheMiddleOfASession() {
    host.send("position " + SMOTHERED + " | startpos", "go board A depth 3");
    assertThat(host.expect("bestmove board A")).contains(MATE);
    host.send("setoption name Rules value dutch", "go board A depth 3");
    assertThat(host.expect("bestmove board A")).doesNotContain(MATE);
    host.send("setoption name Rules value bughouse", "go board A depth 3");
    assertThat(host.expect("bestmove board A")).contains(MATE);
    host.send("ubinewgame", "setoption name Rules value modern", "ubinewgame");
    host.send("position " + SMOTHERED + " | startpos", "go board A depth 3");
    assertThat(host.expect("bestmove board A")).doesNotContain(MATE);
  }

  @Test
  void aSearchByOldRulesEnds() {
    host.send("position " + SMOTHERED + " | startpos", "setoption name Ponder value true");
    host.send("position board B startpos", "go board B infinite");
    host.expect("info board B depth 2");
    host.send("setoption name Rules value dutch");
    host.expect("bestmove board B ");
    assertThat(host.untilReady()).noneMatch(line -> line.contains("internal"));
  }

  @ParameterizedTest
  @MethodSource("presets")
  void bothBoardsArePlayedByEachSheet(RuleSet rules) {
    host.send("setoption name Rules value " + rules.name());
    String busy =
        "r1bqk2r/ppp2ppp/2n2n2/2bpp3/2B1P3/3P1N2/PPP2PPP/RNBQK2R[QRBNPqrbnp] w KQkq - 0 6";
    host.send("position " + busy + " | " + busy, "go board A depth 5", "go board B depth 5");
    List<String> lines = host.through("bestmove");
    host.expect("bestmove board " + (lines.getLast().contains("board A") ? "B" : "A"));
    assertThat(host.untilReady()).noneMatch(line -> line.contains("internal"));
  }

  @ParameterizedTest
  @CsvSource({"bughouse, true", "fics, true", "modern, false"})
  void pawnsDropWhereTheyMay(String rules, boolean onSeventh) {
    speakUci();
    host.send("setoption name Rules value " + rules);
    host.send("legalmoves fen 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1");
    assertThat(host.expect("{").contains("P@a7")).isEqualTo(onSeventh);
    host.send("apply board A P@a7 bfen 4k3/8/8/8/8/8/8/4K3[P] w - - 0 1 | startpos");
    assertThat(host.expect("{").contains("\"legal\":true")).isEqualTo(onSeventh);
  }

  @ParameterizedTest
  @CsvSource({"bughouse, qrbn", "wbn, qn"})
  void pawnsBecomeWhatTheyMay(String rules, String roles) {
    speakUci();
    host.send("setoption name Rules value " + rules);
    host.send("legalmoves fen 3k4/P7/8/8/8/8/8/4K3[] w - - 0 1");
    String answer = host.expect("{");
    for (char role : "qrbn".toCharArray()) {
      assertThat(answer.contains("a7a8" + role)).isEqualTo(roles.indexOf(role) >= 0);
    }
  }

  @ParameterizedTest
  @CsvSource({"bughouse, false", "kuppenheim, true"})
  void aDroppedRookCastlesWhereItMay(String rules, boolean castles) {
    speakUci();
    host.send("setoption name Rules value " + rules);
    host.send("legalmoves fen 4k3/8/8/8/8/8/8/4K3[R] w - - 0 1 moves R@h1 e8e7");
    assertThat(host.expect("{").contains("\"e1g1\"")).isEqualTo(castles);
  }

  @ParameterizedTest
  @CsvSource({"bughouse, false", "chess.com, false", "fics, true", "wbn, true", "in-hand, true"})
  void whoHasNoMoveDrawsWhereThatIsTheRule(String rules, boolean draws) {
    speakUci();
    host.send("setoption name Rules value " + rules);
    host.send("position fen 7k/8/6K1/8/8/8/8/5Q2[] w - - 0 1", "go depth 3 searchmoves f1f7");
    assertThat(host.until("bestmove f1f7").getLast().contains("score cp 0 ")).isEqualTo(draws);
    host.send("apply board A f1f7 bfen 7k/8/6K1/8/8/8/8/5Q2[] w - - 0 1 | startpos");
    assertThat(host.expect("{").contains("\"reason\":\"stalemate\"")).isEqualTo(draws);
  }

  @ParameterizedTest
  @CsvSource({"bughouse, false", "in-hand, true"})
  void aCheckThatAPieceCouldBlockIsMateWhereThatIsTheRule(String rules, boolean mates) {
    speakUci();
    host.send("setoption name Rules value " + rules);
    host.send("position fen 6k1/5ppp/8/8/8/8/8/R3K3[] w - - 0 1", "go depth 4");
    assertThat(host.until("bestmove ").getLast().contains("score mate 1 ")).isEqualTo(mates);
  }

  @ParameterizedTest
  @CsvSource({
    "bughouse, false",
    "fics, false",
    "chess.com, true",
    "international, true",
    "hivemind, true",
  })
  void aThirdOccurrenceDrawsWhereThatIsTheRule(String rules, boolean draws) {
    speakUci();
    host.send("setoption name Rules value " + rules);
    host.send(
        "position fen 7k/7p/8/8/8/r7/8/5K2[] w - - 0 1 moves f1e1 a3b3 e1f1 b3a3 f1e1 a3b3 e1f1",
        "go depth 4 searchmoves b3a3");
    assertThat(host.until("bestmove b3a3").getLast().contains("score cp 0 ")).isEqualTo(draws);
  }

  @Test
  void aTeamOnTwoBoardsPlaysByTheSheet() {
    speakUci();
    host.send("setoption name Rules value dutch", "setoption name Team value white");
    String fen = SMOTHERED + "|rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
    host.send("position fen " + fen, "go depth 3");
    assertThat(host.expect("bestmove ")).doesNotContain("N@f7");
    host.send("position fen " + fen + " moves 1N@f7");
    assertThat(host.untilReady())
        .containsExactly("info string illegal move in position command: 1N@f7");
    host.send("setoption name Rules value bughouse", "position fen " + fen, "go depth 3");
    assertThat(host.expect("bestmove ")).contains("N@f7");
  }

  @Test
  void chessIsNoneOfTheirBusiness() {
    speakUci();
    host.send("setoption name UCI_Variant value chess", "setoption name Rules value wbn");
    host.send("legalmoves fen 3k4/P7/8/8/8/8/8/4K3 w - - 0 1");
    assertThat(host.expect("{")).contains("a7a8r");
    host.send("setoption name UCI_Variant value bughouse", "getfen startpos");
    assertThat(host.expect("{")).contains("\"variant\":\"bughouse\"");
    host.send("legalmoves fen 3k4/P7/8/8/8/8/8/4K3[] w - - 0 1");
    assertThat(host.expect("{")).doesNotContain("a7a8r");
  }

  @Test
  void gamesTellTheirRulesThemselves() {
    speakUci();
    host.send("setoption name Rules value chess.com");
    String moves = "1A. Nf3 1a. Nf6 2A. Ng1 2a. Ng8 3A. Nf3 3a. Nf6 4A. Ng1 4a. Ng8";
    host.send("bpgn " + moves);
    assertThat(host.expect("{")).contains("\"reason\":\"repetition\"");
    host.send("bpgn [Rules \"fics\"] " + moves + " 5A. e4 *");
    assertThat(host.expect("{")).contains("\"valid\":true").contains("\"end\":null");
  }

  @Test
  void xboardPlaysByTheSheet() {
    speakXBoard();
    host.send("option Rules=dutch", "new", "variant bughouse", "sd 3", "force");
    host.send("setboard 6rk/6pp/8/8/8/8/8/K7[N] w - - 0 1", "go");
    assertThat(host.expect("move ")).doesNotContain("N@f7");
    host.send("force", "option Rules=bughouse", "setboard " + SMOTHERED, "go");
    assertThat(host.expect("move ")).contains("N@f7");
  }

  @Test
  void xboardHearsOfAStalemateThatDraws() {
    speakXBoard();
    host.send("option Rules=fics", "new", "variant bughouse", "option Rules=wbn");
    host.send("setboard 7k/8/6K1/8/8/8/8/5Q2[] w - - 0 1", "usermove f1f7");
    assertThat(host.expect("1/2-1/2 ")).isEqualTo("1/2-1/2 {Stalemate}");
    host.send("new", "variant bughouse", "option Rules=bughouse");
    host.send("setboard 7k/8/6K1/8/8/8/8/5Q2[] w - - 0 1", "usermove f1f7", "ping 2");
    assertThat(host.until("pong 2")).isEmpty();
  }
}
