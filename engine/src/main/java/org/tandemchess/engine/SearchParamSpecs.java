package org.tandemchess.engine;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.tandemchess.engine.option.OptionSpec;
import org.tandemchess.engine.option.OptionValues;
import org.tandemchess.search.alphabeta.SearchParam;
import org.tandemchess.search.alphabeta.SearchParams;

/**
 * Declares the numbers of the search as options, where the program was started for tuning ({@link
 * SearchParams#SWITCH}); otherwise they are constants, and nobody can set them.
 */
final class SearchParamSpecs {
  /** The declarations in the order in which they are shown; none unless numbers can be tuned. */
  // The switch is read here, so that a greeting does not load the numbers.
  static final List<OptionSpec.Spin> ALL =
      Boolean.getBoolean(SearchParams.SWITCH) ? declared() : List.of();

  private SearchParamSpecs() {}

  private static List<OptionSpec.Spin> declared() {
    List<OptionSpec.Spin> specs = new ArrayList<>();
    for (SearchParam param : SearchParams.all()) {
      specs.add(new OptionSpec.Spin(param.name(), param.usual(), param.least(), param.most()));
    }
    return List.copyOf(specs);
  }

  /** Returns the numbers that differ from the usual ones, by name. */
  static Map<String, Integer> tuned(OptionValues options) {
    Map<String, Integer> tuned = new HashMap<>();
    for (OptionSpec.Spin spec : ALL) {
      if (!options.get(spec).equals(spec.initial())) {
        tuned.put(spec.name(), options.get(spec));
      }
    }
    return tuned;
  }
}
