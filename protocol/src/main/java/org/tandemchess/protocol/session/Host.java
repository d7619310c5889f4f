package org.tandemchess.protocol.session;

import java.io.OutputStream;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.tandemchess.engine.option.Setting;
import org.tandemchess.protocol.text.LineReader;

/**
 * The other side of a session.
 *
 * @param reader where its lines come from
 * @param out written line by line; not closed
 * @param log told every line, or null
 * @param farewells the lines that end the session, unread, in favor of another protocol, provided
 *     that no request waits for an answer; none if the protocol is settled
 * @param presets options of the engine that hold until the host sets others
 */
public record Host(
    LineReader reader,
    OutputStream out,
    @Nullable SessionLog log,
    Set<String> farewells,
    List<Setting<?>> presets) {
  /** Copies the collections. */
  public Host {
    farewells = Set.copyOf(farewells);
    presets = List.copyOf(presets);
  }

  /** Makes a host that speaks one protocol only, unlogged and without presets. */
  public Host(LineReader reader, OutputStream out) {
    this(reader, out, null, Set.of(), List.of());
  }
}
