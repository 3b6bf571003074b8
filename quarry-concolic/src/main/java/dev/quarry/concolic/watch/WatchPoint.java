package dev.quarry.concolic.watch;

import dev.quarry.program.Location;
import dev.quarry.program.targets.Goal;
import java.util.ArrayList;
import java.util.List;

/**
 * Something that a run may come by: an instruction, an outcome of a branch, or an exception that
 * leaves an instruction.
 *
 * @param number what a run says when it comes by
 * @param owner the internal name of the class it is in
 * @param method its name and descriptor
 * @param instruction its number, counted as everywhere
 * @param outcome of the branch; {@link #NONE} if none is meant
 * @param exception the binary name of the exception's class; empty if none is meant
 */
public record WatchPoint(
    int number, String owner, String method, int instruction, int outcome, String exception) {
  static final int NONE = -1;

  private static final String SEPARATOR = "\t";

  /** Points for goals, numbered in their order. */
  public static List<WatchPoint> of(List<Goal> goals) {
    List<WatchPoint> points = new ArrayList<>();
    for (Goal goal : goals) {
      Location place = goal.location();
      points.add(
          new WatchPoint(
              points.size(),
              place.method().ownerInternal(),
              place.method().name() + place.method().descriptor(),
              place.instruction(),
              goal instanceof Goal.Taking taking ? taking.branch().outcome() : NONE,
              goal instanceof Goal.Failing failing ? failing.exception().replace('/', '.') : ""));
    }
    return points;
  }

  /** As a line of text. */
  public String text() {
    return String.join(
        SEPARATOR,
        String.valueOf(number),
        owner,
        method,
        String.valueOf(instruction),
        String.valueOf(outcome),
        exception);
  }

  /** Reads a line of text. */
  public static WatchPoint parse(String line) {
    String[] fields = line.split(SEPARATOR, -1);
    return new WatchPoint(
        Integer.parseInt(fields[0]),
        fields[1],
        fields[2],
        Integer.parseInt(fields[3]),
        Integer.parseInt(fields[4]),
        fields[5]);
  }
}
