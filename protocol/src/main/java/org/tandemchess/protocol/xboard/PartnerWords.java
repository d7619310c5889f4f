package org.tandemchess.protocol.xboard;

import java.math.BigDecimal;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.tandemchess.engine.brain.TeamMessage;
import org.tandemchess.engine.brain.TeamMessage.Danger;
import org.tandemchess.engine.brain.TeamMessage.Haste;
import org.tandemchess.engine.brain.TeamMessage.Urgency;
import org.tandemchess.rules.core.Role;

/**
 * The words of bughouse partners on servers, read and written.
 *
 * <p>People write in many ways: {@code need N}, {@code knight pls}, {@code N mates}, {@code +n}. A
 * piece that stands alone is a wish only as a word or a capital letter, for {@code n} is a no. What
 * says no ({@code no queens}, {@code don't sit}) is not read as its contrary. What is written here
 * is read back as what it was. Stateless.
 */
final class PartnerWords {
  /** What is told to a partner who asks what is understood. */
  static final String HELP = "I listen to: sit, go, fast, need knight, mate in 2, dead";

  private static final int MOST_MOVES = 999;

  private static final String PIECE =
      "(pawns?|knights?|kn|horses?|bishops?|rooks?|queens?|[pnbrq])";

  private static final Pattern POLITENESS =
      Pattern.compile("(?i)\\b(please|pls|plz|partner|p'?ner|thanks|thx)\\b");
  private static final Pattern SIT =
      Pattern.compile(
          "(?:sit|stall|wait|hold|stop|do ?n[o']?t move)(?: (?:for )?(\\d+)(?: moves?)?)?");
  private static final Pattern GO =
      Pattern.compile("(?:ok |you can |tell you )?(?:go|move)(?: (?:go|now|on|ahead))*");
  private static final Pattern FAST =
      Pattern.compile("(?:go |move |play )?(?:fast|faster|quick|quickly|hurry|hurry up)( time)?.*");
  private static final Pattern MATE =
      Pattern.compile("(?:i )?(?:have )?(?:mate|mates|#) ?in (\\d+)");
  private static final Pattern NEED =
      Pattern.compile(
          "(?:i )?(?:need|want|give me|gimme|get me|get|send|\\+) ?(?:an? |the |some )?"
              + PIECE
              + "( now| asap| badly| quick| fast)?");
  private static final Pattern HELPS =
      Pattern.compile("(?:an? )?" + PIECE + " (mates|mate|wins|kills|now|is nice|helps|is good)");
  private static final Pattern PIECE_ALONE =
      Pattern.compile("[PNBRQ]|(?i:" + "pawn|knight|bishop|rook|queen)");
  private static final Pattern BALANCE =
      Pattern.compile("(?:i am |i'm |im )?(up|down) (\\d{1,3}(?:\\.\\d{1,2})?)");
  private static final Pattern I_AM = Pattern.compile("(?:i am|i'm|im|in|i) ");

  private static final Map<String, Danger> DANGERS =
      Map.of(
          "careful", Danger.LOW,
          "a bit of trouble", Danger.LOW,
          "trouble", Danger.MEDIUM,
          "big trouble", Danger.HIGH,
          "under attack", Danger.HIGH,
          "dead", Danger.CRITICAL,
          "mated", Danger.CRITICAL,
          "getting mated", Danger.CRITICAL,
          "lost", Danger.CRITICAL);

  private PartnerWords() {}

  /** Returns the words for something. */
  static String say(PartnerTalk talk) {
    return switch (talk) {
      case PartnerTalk.Team(TeamMessage message) -> say(message);
      case PartnerTalk.MateIn(int moves) -> "mate in " + moves;
      case PartnerTalk.Word word -> word.name().toLowerCase(Locale.ROOT);
    };
  }

  private static String say(TeamMessage message) {
    return switch (message) {
      case TeamMessage.Need(Role role, Urgency urgency) -> need(name(role), urgency);
      case TeamMessage.Stall(OptionalInt moves) ->
          moves.isPresent() ? "sit " + moves.getAsInt() + " moves" : "sit";
      case TeamMessage.PlayFast(Haste reason) -> reason == Haste.TIME ? "fast, time" : "fast";
      case TeamMessage.Material(int centipawns) -> balance(centipawns);
      case TeamMessage.Threat(Danger danger) ->
          switch (danger) {
            case LOW -> "careful";
            case MEDIUM -> "trouble";
            case HIGH -> "big trouble";
            case CRITICAL -> "dead";
          };
    };
  }

  private static String need(String piece, Urgency urgency) {
    return switch (urgency) {
      case LOW -> piece + " is nice";
      case MEDIUM -> "need " + piece;
      case HIGH -> "need " + piece + " now";
    };
  }

  private static String balance(int centipawns) {
    String pawns =
        BigDecimal.valueOf(Math.abs((long) centipawns), 2).stripTrailingZeros().toPlainString();
    return centipawns == 0 ? "even" : (centipawns > 0 ? "up " : "down ") + pawns;
  }

  private static String name(Role role) {
    return role.name().toLowerCase(Locale.ROOT);
  }

  /** Returns what a partner has said, if it means something here. */
  static Optional<PartnerTalk> hear(String text) {
    String marksAway = text.replaceAll("[!?,;:]|\\.+$", " ");
    String bare = POLITENESS.matcher(marksAway).replaceAll(" ");
    String plain = bare.strip().replaceAll("\\s+", " ");
    if (PIECE_ALONE.matcher(plain).matches()) {
      return Optional.of(team(new TeamMessage.Need(role(plain), Urgency.MEDIUM)));
    }
    String words = plain.toLowerCase(Locale.ROOT);
    if (words.equals("help")) {
      return Optional.of(PartnerTalk.Word.HELP);
    }
    if (GO.matcher(words).matches()) {
      return Optional.of(PartnerTalk.Word.GO);
    }
    return order(words).or(() -> need(words)).or(() -> state(words));
  }

  private static Optional<PartnerTalk> order(String words) {
    Matcher sit = SIT.matcher(words);
    if (sit.matches()) {
      OptionalInt moves =
          sit.group(1) == null ? OptionalInt.empty() : OptionalInt.of(number(sit.group(1)));
      return Optional.of(team(new TeamMessage.Stall(moves)));
    }
    Matcher fast = FAST.matcher(words);
    if (fast.matches()) {
      Haste reason = fast.group(1) == null ? Haste.PRESSURE : Haste.TIME;
      return Optional.of(team(new TeamMessage.PlayFast(reason)));
    }
    return Optional.empty();
  }

  private static Optional<PartnerTalk> need(String words) {
    Matcher need = NEED.matcher(words);
    if (need.matches()) {
      Urgency urgency = need.group(2) == null ? Urgency.MEDIUM : Urgency.HIGH;
      return Optional.of(team(new TeamMessage.Need(role(need.group(1)), urgency)));
    }
    Matcher helps = HELPS.matcher(words);
    if (helps.matches()) {
      boolean nice = helps.group(2).matches("is nice|is good|helps");
      Urgency urgency = nice ? Urgency.LOW : Urgency.HIGH;
      return Optional.of(team(new TeamMessage.Need(role(helps.group(1)), urgency)));
    }
    return PIECE_ALONE.matcher(words).matches()
        ? Optional.of(team(new TeamMessage.Need(role(words), Urgency.MEDIUM)))
        : Optional.empty();
  }

  private static Optional<PartnerTalk> state(String words) {
    Matcher mate = MATE.matcher(words);
    if (mate.matches()) {
      return Optional.of(new PartnerTalk.MateIn(Math.max(1, number(mate.group(1)))));
    }
    Matcher balance = BALANCE.matcher(words);
    if (balance.matches()) {
      int centipawns = new BigDecimal(balance.group(2)).movePointRight(2).intValue();
      boolean up = balance.group(1).equals("up");
      return Optional.of(team(new TeamMessage.Material(up ? centipawns : -centipawns)));
    }
    if (words.equals("even")) {
      return Optional.of(team(new TeamMessage.Material(0)));
    }
    String bare = I_AM.matcher(words).replaceFirst("");
    return Optional.ofNullable(DANGERS.get(bare))
        .map(danger -> team(new TeamMessage.Threat(danger)));
  }

  private static PartnerTalk team(TeamMessage message) {
    return new PartnerTalk.Team(message);
  }

  private static Role role(String piece) {
    String lower = piece.toLowerCase(Locale.ROOT);
    boolean knight = lower.startsWith("kn") || lower.startsWith("h");
    return knight ? Role.KNIGHT : Role.fromLetter(lower.charAt(0)).orElseThrow();
  }

  private static int number(String digits) {
    return digits.length() > 3 ? MOST_MOVES : Integer.parseInt(digits);
  }
}
