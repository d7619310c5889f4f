package org.tandemchess.rules.notation;

import org.tandemchess.rules.core.Seat;

/** A piece of a BPGN text; lines count from 1. */
sealed interface BpgnToken {
  int line();

  /** {@code [Name "value"]}. */
  record Tag(String name, String value, int line) implements BpgnToken {}

  /** {@code 12a.} */
  record Label(int number, Seat seat, String text, int line) implements BpgnToken {}

  /** {@code {text}}; not closed if the file ends before the brace does. */
  record Brace(String text, boolean closed, int line) implements BpgnToken {}

  /** {@code ; text} up to the end of the line. */
  record Remark(String text, int line) implements BpgnToken {}

  /** {@code (}, where a variation begins. */
  record Open(int line) implements BpgnToken {}

  /** {@code )}, where a variation ends. */
  record Close(int line) implements BpgnToken {}

  /** Anything else up to a blank or the next token, without invisible letters. */
  record Word(String text, int line) implements BpgnToken {}
}
