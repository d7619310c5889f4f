package org.tandemchess.app.analyze;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.tandemchess.rules.core.Role;
import org.tandemchess.search.acquisition.Acquisition;
import org.tandemchess.search.acquisition.Acquisition.Prospect;

/** The table of what can be won on a board. */
final class AcquisitionTable {
  private static final String OFFERS = "     P       C   impact";

  private AcquisitionTable() {}

  /** Returns the lines of the table. */
  static List<String> of(Acquisition found) {
    List<String> lines = new ArrayList<>();
    lines.add(String.format(Locale.ROOT, "board %-7s %-25s Black", found.board(), "White"));
    lines.add(String.format(Locale.ROOT, "depth %-4d%s   %s", found.depth(), OFFERS, OFFERS));
    for (Role role : Role.values()) {
      if (role != Role.KING) {
        String name = role.name().toLowerCase(Locale.ROOT);
        String white = offer(found.white().of(role));
        String black = offer(found.black().of(role));
        lines.add(String.format(Locale.ROOT, "%-10s%s   %s", name, white, black));
      }
    }
    return lines;
  }

  private static String offer(Prospect prospect) {
    double impact = prospect.impact() / 100.0;
    return prospect.chance() == 0
        ? String.format(Locale.ROOT, "%6s  %6s  %+7.2f", "-", "-", impact)
        : String.format(
            Locale.ROOT,
            "%6.2f  %6.2f  %+7.2f",
            prospect.chance(),
            prospect.price() / 100.0,
            impact);
  }
}
