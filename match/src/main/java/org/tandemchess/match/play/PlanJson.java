package org.tandemchess.match.play;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.zip.CRC32;
import org.tandemchess.match.openings.Openings;
import org.tandemchess.play.game.GameRules;
import org.tandemchess.protocol.client.Launch;
import org.tandemchess.rules.notation.Bfen;
import org.tandemchess.rules.position.Position;

/**
 * The conditions of games as JSON: what must be the same when they are gone on with. What only says
 * how many games there are, or how many at a time, is not among them. Stateless.
 */
public final class PlanJson {
  private PlanJson() {}

  /**
   * Returns the conditions of a match.
   *
   * @param seed what random players draw from
   */
  public static ObjectNode of(MatchPlan plan, long seed) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    node.set("rules", of(plan.rules()));
    node.put("schedule", plan.schedule().name().toLowerCase(Locale.ROOT));
    node.put("openings", of(plan.openings()));
    node.put("seed", seed);
    plan.sprt()
        .ifPresent(
            test ->
                node.put(
                    "sprt",
                    test.elo0() + "," + test.elo1() + "," + test.alpha() + "," + test.beta()));
    ArrayNode teams = node.putArray("teams");
    plan.teams().forEach(team -> teams.add(of(team)));
    return node;
  }

  /** Returns what is the same for all games. */
  public static ObjectNode of(GameRules rules) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("pace", PaceText.format(rules.pace()))
        .put("margin", rules.marginMillis())
        .put("timeout", rules.patienceMillis())
        .put("max-plies", rules.plyLimit())
        .put("adjudicate", rules.adjudication().centipawns() + "," + rules.adjudication().moves());
  }

  /** Returns a team with all that decides how it plays. */
  public static ObjectNode of(TeamEntry team) {
    ObjectNode node = JsonNodeFactory.instance.objectNode().put("name", team.name());
    team.terms().pace().ifPresent(pace -> node.put("pace", PaceText.format(pace)));
    team.terms().marginMillis().ifPresent(margin -> node.put("margin", margin));
    node.put("fresh", team.terms().fresh());
    ArrayNode engines = node.putArray("engines");
    team.engines().forEach(engine -> engines.add(of(engine)));
    return node;
  }

  private static ObjectNode of(EngineEntry engine) {
    ObjectNode node = JsonNodeFactory.instance.objectNode();
    switch (engine) {
      case EngineEntry.Tandem(Map<String, String> options) -> {
        node.put("engine", "tandem");
        put(node, "options", options);
      }
      case EngineEntry.Chance chance -> node.put("engine", "random");
      case EngineEntry.Program program -> {
        node.put("engine", program.dialect().word() + ":" + String.join(" ", program.command()));
        put(node, "options", program.options());
        put(node, program.launch());
      }
    }
    return node;
  }

  private static void put(ObjectNode node, Launch launch) {
    launch.folder().ifPresent(folder -> node.put("dir", folder.toString()));
    put(node, "env", launch.environment());
    ArrayNode lines = node.putArray("init");
    launch.startLines().forEach(lines::add);
  }

  private static void put(ObjectNode node, String name, Map<String, String> values) {
    ObjectNode object = node.putObject(name);
    values.forEach(object::put);
  }

  /** Returns how many openings there are, and a checksum of them in their order. */
  public static String of(Openings openings) {
    CRC32 crc = new CRC32();
    for (Position position : openings.positions()) {
      crc.update((Bfen.format(position) + "\n").getBytes(StandardCharsets.UTF_8));
    }
    return "%d with checksum %08x".formatted(openings.positions().size(), crc.getValue());
  }
}
