/** The command line, on top of everything else. */
module org.tandemchess.app {
  requires static org.jspecify;
  requires com.fasterxml.jackson.core;
  requires info.picocli;
  requires java.management;
  requires org.tandemchess.protocol;

  opens org.tandemchess.app.command to
      info.picocli;
}
