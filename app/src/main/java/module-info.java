/** The command line, on top of everything else. */
module org.tandemchess.app {
  requires static org.jspecify;
  requires org.tandemchess.protocol;
}
