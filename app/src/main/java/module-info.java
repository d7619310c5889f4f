/** The command line, on top of everything else. */
module org.tandemchess.app {
  requires static org.jspecify;
  requires com.fasterxml.jackson.core;
  requires info.picocli;
  requires java.management;
  requires com.fasterxml.jackson.databind;
  requires com.fasterxml.jackson.dataformat.toml;
  requires org.tandemchess.lab;
  requires org.tandemchess.match;
  requires org.tandemchess.protocol;
  requires org.tandemchess.train;

  opens org.tandemchess.app.command to
      info.picocli;
}
