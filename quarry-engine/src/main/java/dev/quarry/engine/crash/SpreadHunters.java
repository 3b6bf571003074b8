package dev.quarry.engine.crash;

import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.GoalEnd;
import dev.quarry.engine.spread.Spread;
import dev.quarry.engine.spread.SpreadCommand;
import dev.quarry.engine.spread.Spreading;
import dev.quarry.engine.spread.WireWriter;
import dev.quarry.testgen.confirm.StateEnding;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Methods explored by others. A goal is a method's number among all plans: who does it makes the
 * same plans. All are given away at once, so that nobody waits while a group is confirmed.
 */
final class SpreadHunters implements Exploring {
  private static final String NOBODY_LEFT =
      "every process that explored it was lost or failed; the method may use too much memory";

  private final Spreading spreading;
  private final ShownForm form;
  private final StateMaker states;
  private final HuntClock clock;
  private final Runnable found;
  private final Runnable progress;
  private int next;

  private SpreadHunters(
      Spreading spreading,
      ShownForm form,
      StateMaker states,
      HuntClock clock,
      Runnable found,
      Runnable progress) {
    this.spreading = spreading;
    this.form = form;
    this.states = states;
    this.clock = clock;
    this.found = found;
    this.progress = progress;
  }

  /**
   * @param classes that the plans are for
   * @param found told when a method has shown something
   * @param progress told after each method
   */
  static SpreadHunters begin(
      Spread spread,
      HuntParts parts,
      List<ClassUnderTest> classes,
      HuntGround ground,
      StateMaker states,
      HuntClock clock,
      Runnable found,
      Runnable progress)
      throws IOException {
    CrashOptions options = parts.options();
    Errand errand =
        new Errand(
            SpreadCommand.CRASH, options.setting(), CrashDetails.of(options, classes).bytes());
    ShownForm form = new ShownForm(parts.factory());
    List<byte[]> goals =
        IntStream.range(0, ground.plans().size())
            .mapToObj(goal -> new WireWriter().count(goal).bytes())
            .toList();
    Spreading spreading =
        spread.begin(errand, goals, (goal, result) -> form.read(result, ground.plans().get(goal)));
    return new SpreadHunters(spreading, form, states, clock, found, progress);
  }

  /** The groups come in the order of all plans. */
  @Override
  public List<Explored> explore(List<MethodPlan> plans) throws IOException, InterruptedException {
    List<Explored> explored = new ArrayList<>();
    for (MethodPlan plan : plans) {
      Shown shown = shown(spreading.await(next, clock::left), plan);
      next++;
      if (!shown.states().isEmpty()) {
        found.run();
      }
      explored.add(states.explored(plan, shown));
      progress.run();
    }
    return explored;
  }

  private Shown shown(GoalEnd end, MethodPlan plan) throws IOException {
    if (end instanceof GoalEnd.Done done) {
      return form.read(done.result(), plan);
    }
    return end instanceof GoalEnd.Open
        ? Shown.nothing(StateEnding.OPEN, clock.end())
        : Shown.nothing(StateEnding.KILLS_WORKER, NOBODY_LEFT);
  }

  @Override
  public void close() {
    spreading.close();
  }
}
