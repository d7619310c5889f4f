/** Data files and readers that the tests of all modules share. Never part of the program. */
module org.tandemchess.testkit {
  exports org.tandemchess.testkit;
  exports org.tandemchess.testkit.engines;

  requires static org.jspecify;
  requires org.junit.jupiter.api;
  requires jdk.management;
}
