package dev.quarry.engine.crash;

import dev.quarry.engine.driver.MethodPlan;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.engine.scope.NamedClass;
import dev.quarry.engine.spread.Errand;
import dev.quarry.engine.spread.GoalSite;
import dev.quarry.engine.spread.GoalWorker;
import dev.quarry.engine.spread.Spread;
import dev.quarry.engine.spread.WireReader;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.OpaqueFunctions;
import dev.quarry.program.ClassPath;
import dev.quarry.solver.Solver;
import dev.quarry.testgen.confirm.StateEnding;
import java.io.IOException;
import java.time.Duration;
import java.util.function.Supplier;

/** Explores methods for a hunt that takes place on another machine. */
public final class CrashSite implements GoalSite {
  private final HuntParts parts;
  private final ClassPath classPath;
  private final ScratchDirectory directory;
  private final HuntGround ground;
  private final ShownForm form;

  private CrashSite(
      HuntParts parts, ClassPath classPath, ScratchDirectory directory, HuntGround ground) {
    this.parts = parts;
    this.classPath = classPath;
    this.directory = directory;
    this.ground = ground;
    this.form = new ShownForm(parts.factory());
  }

  /**
   * Makes the plans.
   *
   * @param solvers as for {@link HuntParts}
   * @throws IOException if the errand or its program can't be used
   */
  public static CrashSite open(
      Errand errand, ExprFactory factory, OpaqueFunctions functions, Supplier<Solver> solvers)
      throws IOException {
    CrashDetails details = CrashDetails.read(errand.details());
    CrashOptions options = details.options(errand.setting());
    ClassPath classPath = ClassPath.of(errand.setting().classPath());
    ScratchDirectory directory = ScratchDirectory.create();
    try {
      HuntGround ground =
          HuntGround.of(
              options, NamedClass.in(classPath, details.scope()), classPath, directory.drivers());
      HuntParts parts = new HuntParts(options, factory, functions, solvers);
      return new CrashSite(parts, classPath, directory, ground);
    } catch (IOException | RuntimeException e) {
      directory.close();
      classPath.close();
      throw e;
    }
  }

  @Override
  public GoalWorker worker() {
    KeptMethods kept = new KeptMethods(parts, ground.subject(), ground.plans());
    return new Worker(ground.hunt(parts, kept, () -> {}));
  }

  private final class Worker implements GoalWorker {
    private final MethodHunt hunt;

    Worker(MethodHunt hunt) {
      this.hunt = hunt;
    }

    @Override
    public byte[] done(byte[] goal) throws IOException, InterruptedException {
      WireReader in = new WireReader(goal);
      MethodPlan plan = ground.plans().get(in.index(ground.plans().size() - 1));
      in.end();
      Duration budget = parts.options().limits().budget();
      byte[] result = form.write(hunt.exploreHere(plan, budget));
      return result.length <= Spread.LONGEST_RESULT ? result : form.write(tooLong(result));
    }

    private static Shown tooLong(byte[] result) {
      return Shown.nothing(
          StateEnding.INTERNAL_ERROR, "what it showed is too long to send: " + result.length);
    }

    @Override
    public void close() {
      hunt.close();
    }
  }

  @Override
  public void close() {
    ground.close();
    directory.close();
    classPath.close();
  }
}
