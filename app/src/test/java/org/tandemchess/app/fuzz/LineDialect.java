package org.tandemchess.app.fuzz;

import java.util.List;

/** What the protocols of lines that grew out of UCI word alike. */
interface LineDialect extends FuzzDialect {

  @Override
  default String sync() {
    return "isready";
  }

  @Override
  default String synced() {
    return "readyok";
  }

  @Override
  default List<String> farewell() {
    return List.of("stop");
  }

  @Override
  default String quit() {
    return "quit";
  }
}
