package org.tandemchess.engine.team;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.tandemchess.engine.brain.BrainListener;
import org.tandemchess.engine.brain.Choice;
import org.tandemchess.engine.brain.SitRule;
import org.tandemchess.engine.team.Strategist.Reason;
import org.tandemchess.engine.team.TurnPasses.Found;
import org.tandemchess.rules.core.BoardId;
import org.tandemchess.rules.position.Position;
import org.tandemchess.search.api.Score;
import org.tandemchess.search.api.SearchInfo;

/**
 * Keeps what each board has found until all have, and then tells on which of them the team passes.
 * Used under the monitor.
 */
final class TurnListener implements BrainListener {
  private final TeamKnowledge team;
  private final Position position;
  private final SitRule.InTurns rule;
  private final Set<BoardId> pending;
  private final BrainListener listener;
  private final Map<BoardId, Choice> choices = new EnumMap<>(BoardId.class);

  TurnListener(
      TeamKnowledge team,
      Position position,
      SitRule.InTurns rule,
      Set<BoardId> boards,
      BrainListener listener) {
    this.team = team;
    this.position = position;
    this.rule = rule;
    this.pending = EnumSet.copyOf(boards);
    this.listener = listener;
  }

  @Override
  public void onInfo(BoardId board, SearchInfo info) {
    listener.onInfo(board, info);
  }

  @Override
  public void onDue(BoardId board, long nanos) {
    listener.onDue(board, nanos);
  }

  @Override
  public void onChoice(BoardId board, Choice choice) {
    choices.put(board, choice);
    pending.remove(board);
    if (pending.isEmpty()) {
      tell();
    }
  }

  private void tell() {
    Map<BoardId, Found> found = new EnumMap<>(BoardId.class);
    choices.forEach(
        (board, choice) -> {
          if (choice instanceof Choice.Play play) {
            Score score = play.info().map(SearchInfo::score).orElse(Score.centipawns(0));
            found.put(board, new Found(play.line().getFirst(), score));
          }
        });
    Map<BoardId, Reason> passes = new TurnPasses(team, position, rule, found).choose();
    passes.forEach(
        (board, why) -> choices.computeIfPresent(board, (any, choice) -> pass(choice, why)));
    choices.forEach(listener::onChoice);
  }

  private static Choice pass(Choice found, Reason why) {
    return found instanceof Choice.Play play
        ? new Choice.Sit(0, why.words(), play.reason())
        : found;
  }

  /** Nothing is wanted any more about a board. */
  void ended(BoardId board) {
    if (pending.remove(board) && pending.isEmpty()) {
      tell();
    }
  }

  @Override
  public void onFault(BoardId board, Throwable fault) {
    listener.onFault(board, fault);
  }
}
