/** The command line, on top of everything else. */
module org.tandemchess.app {
  requires static org.jspecify;
  requires info.picocli;
  requires org.tandemchess.protocol;

  opens org.tandemchess.app.command to
      info.picocli;
}
