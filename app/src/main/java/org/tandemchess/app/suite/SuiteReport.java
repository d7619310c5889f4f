package org.tandemchess.app.suite;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.tandemchess.app.output.JsonLine;
import org.tandemchess.app.output.Table;
import org.tandemchess.lab.suite.Budget;
import org.tandemchess.lab.suite.SuitePosition;
import org.tandemchess.lab.suite.SuiteSolver.Attempt;
import org.tandemchess.rules.core.RuleSet;
import org.tandemchess.rules.notation.MoveText;

/**
 * Tells how many positions of a suite were solved: a row of a table, or an object, for each budget.
 *
 * @param json whether to write objects instead of text
 * @param list whether to tell of each position as well
 */
record SuiteReport(PrintWriter out, boolean json, boolean list) {
  private static final Table TABLE =
      new Table()
          .text("budget", 12)
          .number("solved", 15, "%s")
          .number("bughouse", 15, "%s")
          .number("crazyhouse", 15, "%s")
          .number("mates", 15, "%s");

  /** Begins with the head of the table. */
  void begin(List<SuitePosition> positions) {
    if (!json) {
      out.println(positions.size() + " positions");
      out.println(TABLE.head());
      out.flush();
    }
  }

  /** Tells of a budget under which all positions were searched. */
  void finished(Budget budget, List<SuitePosition> positions, List<Attempt> attempts) {
    if (list) {
      for (int i = 0; i < attempts.size(); i++) {
        out.println(
            json
                ? attemptJson(budget, positions.get(i), attempts.get(i))
                : attempt(positions.get(i), attempts.get(i)));
      }
    }
    Share all = share(positions, attempts, position -> true);
    Share bughouse = share(positions, attempts, of(RuleSet.BUGHOUSE));
    Share crazyhouse = share(positions, attempts, of(RuleSet.CRAZYHOUSE));
    Share mates = share(positions, attempts, position -> position.mate().isPresent());
    out.println(
        json
            ? JsonLine.of(
                "budget",
                fields -> {
                  fields.writeStringField("budget", budget.name());
                  fields.writeNumberField("positions", all.positions());
                  fields.writeNumberField("solved", all.solved());
                  fields.writeNumberField("bughouse_solved", bughouse.solved());
                  fields.writeNumberField("crazyhouse_solved", crazyhouse.solved());
                  fields.writeNumberField("mates_solved", mates.solved());
                  fields.writeNumberField(
                      "nodes", attempts.stream().mapToLong(Attempt::nodes).sum());
                })
            : TABLE.row(
                budget.name(), all.text(), bughouse.text(), crazyhouse.text(), mates.text()));
    out.flush();
  }

  /** How many of some positions were solved. */
  private record Share(long solved, long positions) {
    String text() {
      return positions == 0
          ? "-"
          : String.format(
              Locale.ROOT, "%d/%d %5.1f %%", solved, positions, 100.0 * solved / positions);
    }
  }

  private static Predicate<SuitePosition> of(RuleSet rules) {
    return position -> position.rules().equals(rules);
  }

  private static Share share(
      List<SuitePosition> positions, List<Attempt> attempts, Predicate<SuitePosition> which) {
    List<Attempt> chosen =
        IntStream.range(0, attempts.size())
            .filter(i -> which.test(positions.get(i)))
            .mapToObj(attempts::get)
            .toList();
    return new Share(chosen.stream().filter(Attempt::solved).count(), chosen.size());
  }

  private static String found(Attempt attempt) {
    return attempt.move().map(MoveText::ubi).orElse("-");
  }

  private static String attempt(SuitePosition position, Attempt attempt) {
    return String.format(
        Locale.ROOT,
        "%-6s  %-6s  best %-6s  depth %2d  %s  (%s)",
        attempt.solved() ? "solved" : "missed",
        found(attempt),
        position.bestText(),
        attempt.depth(),
        position.bfen(),
        position.rules().name());
  }

  private static String attemptJson(Budget budget, SuitePosition position, Attempt attempt) {
    return JsonLine.of(
        "position",
        fields -> {
          fields.writeStringField("budget", budget.name());
          fields.writeStringField("bfen", position.bfen());
          fields.writeStringField("variant", position.rules().name());
          fields.writeStringField("best", position.bestText());
          fields.writeStringField("found", found(attempt));
          fields.writeBooleanField("solved", attempt.solved());
          fields.writeNumberField("depth", attempt.depth());
          fields.writeNumberField("nodes", attempt.nodes());
        });
  }
}
