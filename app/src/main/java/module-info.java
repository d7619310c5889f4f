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

  opens org.tandemchess.app to
      info.picocli;
  opens org.tandemchess.app.analyze to
      info.picocli;
  opens org.tandemchess.app.argument to
      com.fasterxml.jackson.databind,
      info.picocli;
  opens org.tandemchess.app.bench to
      info.picocli;
  opens org.tandemchess.app.book to
      info.picocli;
  opens org.tandemchess.app.bpgn to
      info.picocli;
  opens org.tandemchess.app.help to
      info.picocli;
  opens org.tandemchess.app.log to
      info.picocli;
  opens org.tandemchess.app.match to
      info.picocli;
  opens org.tandemchess.app.perft to
      info.picocli;
  opens org.tandemchess.app.suite to
      info.picocli;
  opens org.tandemchess.app.tune to
      info.picocli;
}
