package org.tandemchess.protocol.query;

import org.tandemchess.engine.option.Worded;
import org.tandemchess.rules.core.RuleSet;

/** The games that hosts may choose. */
public enum Variant implements Worded {
  CHESS,
  CRAZYHOUSE,
  BUGHOUSE;

  /** What some hosts call chess. */
  private static final String STANDARD = "standard";

  /** Returns the rules of the game. */
  public RuleSet rules() {
    return switch (this) {
      case CHESS -> RuleSet.CHESS;
      case CRAZYHOUSE -> RuleSet.CRAZYHOUSE;
      case BUGHOUSE -> RuleSet.BUGHOUSE;
    };
  }

  @Override
  public boolean isMeantBy(String text) {
    return word().equalsIgnoreCase(text) || this == CHESS && text.equalsIgnoreCase(STANDARD);
  }
}
