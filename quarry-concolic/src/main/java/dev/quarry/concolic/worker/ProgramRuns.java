package dev.quarry.concolic.worker;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.runtime.context.RunContext;
import dev.quarry.concolic.runtime.library.Routines;
import dev.quarry.concolic.runtime.run.Finished;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.runtime.types.TypeWorld;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ledger.Assumption;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Makes runs of a program rewritten in one way, on the calling thread. */
final class ProgramRuns {
  private final ProgramImage image;
  private final ExprFactory factory;
  private final TypeWorld types;
  private final Routines routines = new Routines();
  private RunLimits limits;
  private final ClosedSurroundings room;
  // What the last run left to use again; null if the program must be loaded afresh.
  private @Nullable RunContext loaded;

  ProgramRuns(
      ProgramImage image,
      ExprFactory factory,
      TypeWorld types,
      RunLimits limits,
      ClosedSurroundings room) {
    this.image = image;
    this.factory = factory;
    this.types = types;
    this.limits = limits;
    this.room = room;
  }

  /** Other limits from now on; what is loaded stays. */
  void limit(RunLimits changed) {
    limits = changed;
    if (loaded != null) {
      // Another entry need not come by what this one was told.
      loaded = loaded.isMarked() ? null : context(loaded.loader());
    }
  }

  private RunContext context(ClassLoader loader) {
    return new RunContext(factory, loader, types, limits, routines);
  }

  /** Makes a run; an {@link OutOfMemoryError} may escape. */
  <T extends Finished> T run(Function<RunContext, T> call) {
    RunContext context = loaded;
    // Loaded afresh, should this run not come to its end.
    loaded = null;
    if (context == null) {
      context = context(image.load());
    }
    RunContext used = context;
    T outcome = room.inside(used.loader(), () -> call.apply(used));
    if (!outcome.reloadNeeded() && leavesClassesUsable(outcome.ending().kind())) {
      loaded = used;
    }
    return outcome;
  }

  /** A class whose initialiser failed stays broken, and a full heap may be held by classes. */
  private static boolean leavesClassesUsable(Ending.Kind kind) {
    return kind != Ending.Kind.HEAP_EXHAUSTED && kind != Ending.Kind.INITIALISER_FAILED;
  }

  List<Assumption> losses(RunOutcome outcome) {
    return image.losses(outcome.coverage());
  }
}
