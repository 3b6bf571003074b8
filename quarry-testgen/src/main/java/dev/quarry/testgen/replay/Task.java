package dev.quarry.testgen.replay;

import dev.quarry.testgen.replay.Replayed.Kind;
import dev.quarry.testgen.replay.runner.ReplayMain;
import java.util.ArrayList;
import java.util.List;

/**
 * A method to run.
 *
 * @param number its place among the results
 * @param test which
 * @param way how
 */
record Task(int number, TestId test, ReplayMain.Way way) {
  private static final int FIRST_FRAME = 3;
  private static final int FRAME = 4;

  /** As the runner reads it. */
  List<String> fields() {
    return List.of(String.valueOf(number), way.name(), test.className(), test.method());
  }

  /** Reads what the runner says came of it; what can't be read is no reason to lose the others. */
  Replayed result(List<String> outcome) {
    try {
      return read(outcome);
    } catch (RuntimeException e) {
      return Replayed.of(test, Kind.UNREADABLE, e.toString());
    }
  }

  private Replayed read(List<String> outcome) {
    String how = outcome.get(0);
    if (how.equals(ReplayMain.REFUSED)) {
      return Replayed.of(test, Kind.REFUSED, outcome.get(1));
    }
    boolean probe = way == ReplayMain.Way.PROBE || way == ReplayMain.Way.MUTANT;
    if (how.equals(ReplayMain.NORMAL)) {
      return Replayed.of(test, probe ? Kind.COMPLETED : Kind.PASSED, "")
          .with(Observation.read(outcome.subList(1, outcome.size())));
    }
    return new Replayed(
        test, probe ? Kind.THREW : Kind.FAILED, outcome.get(1), outcome.get(2), stack(outcome));
  }

  private static List<Frame> stack(List<String> outcome) {
    List<Frame> stack = new ArrayList<>();
    for (int i = FIRST_FRAME; i + FRAME <= outcome.size(); i += FRAME) {
      stack.add(
          new Frame(
              outcome.get(i),
              outcome.get(i + 1),
              outcome.get(i + 2),
              Integer.parseInt(outcome.get(i + 3))));
    }
    return stack;
  }
}
