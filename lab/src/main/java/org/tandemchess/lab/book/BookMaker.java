package org.tandemchess.lab.book;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.notation.MoveText;
import org.tandemchess.rules.position.Move;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.book.BookMove;
import org.tandemchess.search.book.BookPosition;
import org.tandemchess.search.book.OpeningBook;

/**
 * Makes a book: the positions of theory, then those that games are likeliest to reach, until there
 * are enough. In each the moves of theory, of recorded games and of a search are judged, and those
 * stay that lose next to nothing. Moves that were played but lose too much are no moves of the
 * book, but it knows what to answer. Used by one thread.
 */
public final class BookMaker {
  /** Best moves that the search adds to those of theory and games. */
  private static final int SEARCHED = 4;

  /** Moves of a position at most. */
  private static final int MOST_MOVES = 4;

  /** Moves of games in a position at most, the rarest left out. */
  private static final int MOST_PLAYED = 5;

  /** Centipawns by which a move is half as likely to be played against us. */
  private static final double HALF_AS_LIKELY = 20;

  /** Plies of a position that is named by a BFEN: nothing is found behind it. */
  private static final int FAR = 1_000;

  private final Recipe recipe;
  private final OpeningBook theory;
  private final GameMoves games;
  private final MoveJudge judge;
  // Positions that wait to be looked at, and those that were: by key, in the order of their coming.
  private final Map<Long, Lead> leads = new LinkedHashMap<>();
  private final Map<Long, Made> made = new LinkedHashMap<>();

  /**
   * How a book is made.
   *
   * @param positions how many at least, if so many are found
   * @param plies from the start position to the last move of the book
   * @param nodes of the search for each move that is judged
   * @param margin cp that a move may lose
   */
  public record Recipe(int positions, int plies, long nodes, int margin) {}

  /**
   * A position of the new book.
   *
   * @param score of its best move in cp, for the side to move
   * @param played how often it was in a recorded game
   * @param refused moves of theory or games that lose too much, each with its loss in cp
   */
  public record Made(BookPosition position, int score, int played, Map<Move, Integer> refused) {}

  /** Hears of each position, and how many there are. */
  public interface Listener {
    /** One more position has been made. */
    void made(int count);
  }

  /** A position that may be reached: after how many plies, and how likely. */
  private record Lead(String name, Position position, int ply, double likelihood) {
    Lead likelier(Lead other) {
      return new Lead(name, position, ply, likelihood + other.likelihood);
    }
  }

  /** Makes a maker that goes on from a book and some games; both may hold next to nothing. */
  public BookMaker(Recipe recipe, OpeningBook theory, GameMoves games) {
    this.recipe = recipe;
    this.theory = theory;
    this.games = games;
    this.judge = new MoveJudge(SEARCHED, recipe.nodes());
  }

  /** Returns the book, positions near the start first. */
  public List<Made> make(Listener listener) {
    Position start = Position.start(RuleSet.BUGHOUSE);
    leads.put(start.key(BoardId.A), new Lead("start", start, 0, 1));
    for (BookPosition known : theory.positions()) {
      long key = known.position().key(BoardId.A);
      leads.putIfAbsent(key, new Lead(known.name(), known.position(), plies(known), 0));
    }
    while (!leads.isEmpty()) {
      Lead next = next();
      boolean isTheory = !theory.moves(next.position().boardCopy(BoardId.A)).isEmpty();
      if (isTheory || made.size() < recipe.positions() && next.ply() < recipe.plies()) {
        made.put(next.position().key(BoardId.A), expand(next));
        listener.made(made.size());
      }
      leads.remove(next.position().key(BoardId.A));
    }
    return made.values().stream()
        .sorted(Comparator.comparingInt(each -> plies(each.position())))
        .toList();
  }

  private Lead next() {
    return leads.values().stream().max(Comparator.comparingDouble(Lead::likelihood)).orElseThrow();
  }

  private static int plies(BookPosition position) {
    String name = position.name();
    if (name.contains("/")) {
      return FAR;
    }
    return name.equals("start") ? 0 : name.split(" ", -1).length;
  }

  private Made expand(Lead lead) {
    Map<Move, Double> ofTheory = ofTheory(lead.position());
    Map<Move, Integer> counts = mostPlayed(lead.position());
    List<Move> asked = new ArrayList<>(ofTheory.keySet());
    asked.addAll(counts.keySet());
    List<MoveJudge.Verdict> verdicts = judge.judge(lead.position(), asked);
    Map<Move, Double> played = new LinkedHashMap<>();
    counts.forEach((move, count) -> played.put(move, (double) count));
    Map<Move, Double> found = new LinkedHashMap<>();
    Map<Move, Double> likely = new LinkedHashMap<>();
    Map<Move, Integer> refused = new LinkedHashMap<>();
    for (MoveJudge.Verdict verdict : verdicts) {
      likely.put(verdict.move(), Math.pow(0.5, verdict.loss() / HALF_AS_LIKELY));
      boolean isAsked = asked.contains(verdict.move());
      // Moves that only the search knows come close to the best or are left out.
      if (verdict.loss() <= (isAsked ? recipe.margin() : recipe.margin() / 2)) {
        found.put(verdict.move(), recipe.margin() + 1.0 - verdict.loss());
      } else if (isAsked) {
        refused.put(verdict.move(), verdict.loss());
      }
    }
    ofTheory.keySet().retainAll(found.keySet());
    Map<Move, Double> answers = new LinkedHashMap<>(played);
    played.keySet().retainAll(found.keySet());
    List<BookMove> moves = weighed(average(List.of(ofTheory, played, found)));
    follow(lead, moves, answers.isEmpty() ? likely : average(List.of(answers, likely)));
    return new Made(
        new BookPosition(lead.name(), lead.position(), moves),
        verdicts.getFirst().score(),
        counts.values().stream().mapToInt(Integer::intValue).sum(),
        refused);
  }

  private Map<Move, Double> ofTheory(Position position) {
    Map<Move, Double> moves = new LinkedHashMap<>();
    for (BookMove move : theory.moves(position.boardCopy(BoardId.A))) {
      moves.put(move.move(), (double) move.weight());
    }
    return moves;
  }

  private Map<Move, Integer> mostPlayed(Position position) {
    return games.at(position).entrySet().stream()
        .sorted(Map.Entry.<Move, Integer>comparingByValue().reversed())
        .limit(MOST_PLAYED)
        .collect(
            Collectors.toMap(
                Map.Entry::getKey, Map.Entry::getValue, (a, b) -> a, LinkedHashMap::new));
  }

  /** Returns the mean of the shares that moves have; who knows no move has no say. */
  private static Map<Move, Double> average(List<Map<Move, Double>> voices) {
    Map<Move, Double> shares = new LinkedHashMap<>();
    long speaking = voices.stream().filter(voice -> !voice.isEmpty()).count();
    for (Map<Move, Double> voice : voices) {
      double sum = voice.values().stream().mapToDouble(Double::doubleValue).sum();
      voice.forEach((move, weight) -> shares.merge(move, weight / sum / speaking, Double::sum));
    }
    return shares;
  }

  /** Returns the moves with the largest shares, weights in hundredths. */
  private static List<BookMove> weighed(Map<Move, Double> shares) {
    return shares.entrySet().stream()
        .sorted(Map.Entry.<Move, Double>comparingByValue().reversed())
        .limit(MOST_MOVES)
        .map(share -> new BookMove(share.getKey(), Math.max(1, Math.round(100 * share.getValue()))))
        .toList();
  }

  /** Notes what comes next: half of the games are played by us, half by others. */
  private void follow(Lead lead, List<BookMove> moves, Map<Move, Double> answers) {
    Map<Move, Double> ours = new LinkedHashMap<>();
    moves.forEach(move -> ours.put(move.move(), (double) move.weight()));
    average(List.of(ours, answers))
        .forEach(
            (move, share) -> {
              Position position = lead.position().play(BoardId.A, move);
              String name = name(lead, move, position);
              Lead next = new Lead(name, position, lead.ply() + 1, lead.likelihood() * share);
              long key = position.key(BoardId.A);
              if (!made.containsKey(key) && !position.legalMoves(BoardId.A).isEmpty()) {
                leads.merge(key, next, Lead::likelier);
              }
            });
  }

  private static String name(Lead lead, Move move, Position position) {
    if (lead.name().contains("/")) {
      return Bfen.format(position, BoardId.A);
    }
    return lead.ply() == 0 ? MoveText.ubi(move) : lead.name() + " " + MoveText.ubi(move);
  }
}
