package org.tandemchess.search.mate;

/** What a mate search knows of its question. */
public enum MateVerdict {
  /** The attacker mates by checks, whatever the defender does. */
  PROVEN,
  /** The attacker does not mate by checks alone within the plies asked for. */
  DISPROVEN,
  /** Nodes or time ran out first, or the rule sheet knows no mate. */
  UNKNOWN
}
