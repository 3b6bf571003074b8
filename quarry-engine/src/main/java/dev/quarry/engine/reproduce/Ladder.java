package dev.quarry.engine.reproduce;

import dev.quarry.engine.backward.Subject;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.testgen.recipe.Reflection;
import dev.quarry.testgen.recipe.Scenarios;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The frames that a test can begin with, the outermost first. Each takes the frames above it for
 * granted, so that what a test of it shows has all of these.
 */
final class Ladder {
  /** More would leave too little time for each. */
  private static final int MOST_RUNGS = 5;

  private final Subject subject;
  private final Scenarios scenarios;

  Ladder(Subject subject, Reflection reflection) {
    this.subject = subject;
    this.scenarios = new Scenarios(subject.hierarchy(), reflection);
  }

  /**
   * A frame to begin with.
   *
   * @param frames how many the exception then comes through
   * @param entries its methods that a test can call
   * @param obstacle why there are none, as a sentence; "" if there are some
   */
  record Rung(int frames, Set<MethodId> entries, String obstacle) {
    boolean isCallable() {
      return !entries.isEmpty();
    }
  }

  /**
   * All rungs that can be tried, not too many, and the first of those that can't be if it is
   * further out than these.
   *
   * @param least how many frames are wanted
   */
  List<Rung> of(List<FrameInProgram> frames, int least) {
    List<Rung> all = new ArrayList<>();
    for (int count = frames.size(); count >= Math.min(least, frames.size()); count--) {
      all.add(rung(frames.get(count - 1), count));
    }
    List<Rung> callable = new ArrayList<>(all.stream().filter(Rung::isCallable).toList());
    while (callable.size() > MOST_RUNGS) {
      callable.remove(callable.size() / 2);
    }
    if (!all.get(0).isCallable()) {
      callable.add(0, all.get(0));
    }
    return callable;
  }

  private Rung rung(FrameInProgram frame, int count) {
    Set<MethodId> entries = new LinkedHashSet<>();
    String obstacle = "`" + frame.frame().method() + "` has no code.";
    for (MethodId method : frame.passage().methods()) {
      MethodShape shape =
          subject.program().classPath().get(method.owner()).methods().stream()
              .filter(one -> one.id().equals(method))
              .findFirst()
              .orElseThrow();
      String refused = scenarios.obstacle(shape).orElse("");
      if (refused.isEmpty()) {
        entries.add(method);
      } else {
        obstacle = refused;
      }
    }
    return new Rung(count, entries, entries.isEmpty() ? obstacle : "");
  }
}
