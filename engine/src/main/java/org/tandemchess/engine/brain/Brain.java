package org.tandemchess.engine.brain;

import java.util.List;
import java.util.Map;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Move;
import org.tandemchess.search.api.Score;

/**
 * Thinks for one team about a match: what to play on the boards that it is asked about, and when to
 * wait.
 *
 * <p>It is told how the match stands ({@link #see}), what the partner says ({@link #hear}) and what
 * we played ({@link #moved}), and reconsiders by itself what it thinks about at that time. Called
 * under the {@link Monitor} that it was made with; nothing here blocks.
 */
public interface Brain extends AutoCloseable {

  /**
   * Loads and compiles what thinking needs, in the background, until that is done or a question has
   * come.
   *
   * @param done called once, by any thread, when it is over
   */
  void warmUp(Runnable done);

  /**
   * Makes what the first question would have to make, such as tables, in the background, unless it
   * is there.
   */
  void prepare();

  /** Uses these settings for questions that are asked from now on. */
  void configure(BrainSettings settings);

  /** Forgets the game: both boards, the partner, all that was learned. */
  void newGame();

  /** Forgets what searches have learned, but not the partner. */
  void forgetSearches();

  /** Takes in how the match stands now. */
  void see(MatchView match);

  /** Takes in what the partner says. */
  void hear(TeamMessage message);

  /**
   * Takes in that we have answered with a move, which may not be on the board yet.
   *
   * @param before the match that the answer is about
   * @param score of the move for us
   */
  void moved(MatchView before, BoardId board, Move move, Score score);

  /**
   * Returns what the partner should hear about one of our boards, now that an answer is known.
   *
   * @param match the one that the answer is about
   * @param score what we think of our board
   */
  List<TeamMessage> news(MatchView match, BoardId board, Score score);

  /**
   * Begins to think.
   *
   * @param match the one to think about, which need not have come about yet
   * @param asked the limits for each board that is asked about; each has a legal move
   * @param listener hears everything about this question; never before this method has returned,
   *     but for {@link BrainListener#onDue}
   */
  Thought think(MatchView match, Map<BoardId, Limits> asked, BrainListener listener);

  /** Ends everything silently. */
  @Override
  void close();
}
