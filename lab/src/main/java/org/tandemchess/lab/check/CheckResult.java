package org.tandemchess.lab.check;

/**
 * What one check found.
 *
 * @param name what was checked, such as {@code stops}
 * @param verdict how it went
 * @param why what was seen, in words; what the engine printed may be part of it as it is
 */
public record CheckResult(String name, Verdict verdict, String why) {

  static CheckResult pass(String name, String why) {
    return new CheckResult(name, Verdict.PASS, why);
  }

  static CheckResult warn(String name, String why) {
    return new CheckResult(name, Verdict.WARN, why);
  }

  static CheckResult fail(String name, String why) {
    return new CheckResult(name, Verdict.FAIL, why);
  }

  static CheckResult skip(String name, String why) {
    return new CheckResult(name, Verdict.SKIP, why);
  }
}
