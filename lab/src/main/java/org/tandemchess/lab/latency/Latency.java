package org.tandemchess.lab.latency;

import java.util.List;

/**
 * How long answers took, one time for each try.
 *
 * @param dialect the protocol
 * @param request what was asked
 * @param nanos times in nanoseconds, in ascending order, at least one
 */
public record Latency(ProbeDialect dialect, Request request, List<Long> nanos) {

  /** What is asked of a program, and when. */
  public enum Request {
    /** Between two searches, while it rests or thinks ahead: whether it is there. */
    ISREADY_BETWEEN("isready", "readyok", "between"),
    /** In mid-search: whether it is there. */
    ISREADY("isready", "readyok", "search"),
    /** In mid-search: the move that it has found so far. */
    STOP("stop", "bestmove", "search");

    private final String text;
    private final String answer;
    private final String moment;

    Request(String text, String answer, String moment) {
      this.text = text;
      this.answer = answer;
      this.moment = moment;
    }

    /** Returns the line that asks. */
    public String text() {
      return text;
    }

    /** Returns the first word of the answer. */
    public String answer() {
      return answer;
    }

    /** Returns when it is asked, in one word: {@code search} or {@code between} two of them. */
    public String moment() {
      return moment;
    }
  }

  /**
   * Sorts the times.
   *
   * @throws IllegalArgumentException if there are none
   */
  public Latency {
    if (nanos.isEmpty()) {
      throw new IllegalArgumentException("nanos: expected at least one");
    }
    nanos = nanos.stream().sorted().toList();
  }

  /**
   * Returns the time within which a share of the answers came: the nearest rank, always one of the
   * times measured.
   *
   * @param percent from 1 to 100
   */
  public long percentile(int percent) {
    return nanos.get(Math.ceilDiv(nanos.size() * percent, 100) - 1);
  }

  /** Returns how many answers came within a time. */
  public long within(long limit) {
    return nanos.stream().filter(time -> time <= limit).count();
  }
}
