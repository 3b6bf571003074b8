package dev.quarry.lab.coverage;

import dev.quarry.engine.cover.CurvePoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One strategy on one class.
 *
 * @param subject the class
 * @param kind what it computes with
 * @param strategy its name
 * @param seed of the run
 * @param millis the budget
 * @param total how many branches there are
 * @param overhead which part of the time was spent on decisions
 * @param states of the Markov chain
 * @param curve how coverage grew
 */
public record CoverageRun(
    String subject,
    String kind,
    String strategy,
    long seed,
    long millis,
    int total,
    double overhead,
    int states,
    List<CurvePoint> curve) {
  private static final String SEPARATOR = ";";
  private static final int FIELDS = 9;

  public CoverageRun {
    curve = List.copyOf(curve);
  }

  /** How many branches were covered after some time. */
  public int covered(double seconds) {
    int covered = 0;
    for (CurvePoint point : curve) {
      if (point.seconds() <= seconds) {
        covered = Math.max(covered, point.branches());
      }
    }
    return covered;
  }

  /** The part of all branches that was covered after some time, from 0 to 1. */
  public double share(double seconds) {
    return total == 0 ? 1 : (double) covered(seconds) / total;
  }

  /** The part that was covered in the end. */
  public double share() {
    return share(Double.MAX_VALUE);
  }

  /** Whether it tells all that another run would: a longer one tells what a shorter one does. */
  boolean answers(String otherSubject, String otherStrategy, long otherSeed, long otherMillis) {
    return subject.equals(otherSubject)
        && strategy.equals(otherStrategy)
        && seed == otherSeed
        && millis >= otherMillis;
  }

  /** One line of a file. */
  String line() {
    List<String> points = new ArrayList<>();
    for (CurvePoint point : curve) {
      points.add(String.format(Locale.ROOT, "%.3f:%d", point.seconds(), point.branches()));
    }
    return String.join(
        SEPARATOR,
        subject,
        kind,
        strategy,
        Long.toString(seed),
        Long.toString(millis),
        Integer.toString(total),
        String.format(Locale.ROOT, "%.4f", overhead),
        Integer.toString(states),
        String.join(" ", points));
  }

  /** Reads a line; none if it is not a whole one. */
  static Optional<CoverageRun> parse(String line) {
    String[] fields = line.split(SEPARATOR, -1);
    if (fields.length != FIELDS) {
      return Optional.empty();
    }
    List<CurvePoint> curve = new ArrayList<>();
    for (String point : fields[FIELDS - 1].split(" ")) {
      int colon = point.indexOf(':');
      if (colon > 0) {
        curve.add(
            new CurvePoint(
                Double.parseDouble(point.substring(0, colon)),
                Integer.parseInt(point.substring(colon + 1))));
      }
    }
    return Optional.of(
        new CoverageRun(
            fields[0],
            fields[1],
            fields[2],
            Long.parseLong(fields[3]),
            Long.parseLong(fields[4]),
            Integer.parseInt(fields[5]),
            Double.parseDouble(fields[6]),
            Integer.parseInt(fields[7]),
            curve));
  }
}
