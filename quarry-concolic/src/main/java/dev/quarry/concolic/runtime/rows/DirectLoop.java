package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.RowReader;
import dev.quarry.concolic.runtime.context.RunContext;
import dev.quarry.concolic.runtime.context.TracedRun;
import dev.quarry.concolic.runtime.coverage.CoverageGrowth;
import dev.quarry.concolic.runtime.endings.Endings;
import dev.quarry.concolic.runtime.environment.Surroundings;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.RunEnded;
import dev.quarry.concolic.runtime.run.ConcreteOutcome;
import dev.quarry.concolic.runtime.statics.Statics;
import dev.quarry.expr.Model;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The loop of a {@link RowLoop}. Never used itself: {@link #of} defines this class again, hidden,
 * for each call, so that the JIT compiler sees one call only and can make one piece of code of
 * loop, row and entry.
 */
final class DirectLoop implements RowLoop {
  /** A constant for the JIT compiler; null in the class that is copied. */
  private static final @Nullable RowCall CALL = given();

  private final RowEntry entry;
  private final RunContext context;
  private final int steps;
  private final int depth;

  /** Used for one run after the other as long as none of them leaves a trace in it. */
  private TracedRun run;

  DirectLoop(RowEntry entry, RunContext context) {
    this.entry = entry;
    this.context = context;
    this.steps = context.limits().steps();
    this.depth = context.depth();
    this.run = context.run(RunRequest.of(Model.EMPTY));
  }

  private static @Nullable RowCall given() {
    try {
      return MethodHandles.classData(MethodHandles.lookup(), "_", RowCall.class);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException("A class may read its own data.", e);
    }
  }

  /** A loop of its own for a call; null if there can be none. */
  static @Nullable RowLoop of(RowCall call, RowEntry entry, RunContext context) {
    try (InputStream in = DirectLoop.class.getResourceAsStream("DirectLoop.class")) {
      byte[] template = Objects.requireNonNull(in).readAllBytes();
      Class<?> made =
          MethodHandles.lookup().defineHiddenClassWithClassData(template, call, true).lookupClass();
      return (RowLoop)
          made.getDeclaredConstructor(RowEntry.class, RunContext.class).newInstance(entry, context);
    } catch (IOException | ReflectiveOperationException | LinkageError e) {
      return null;
    }
  }

  @Override
  public @Nullable ConcreteOutcome run(
      RowReader rows, int shape, int most, Surroundings surroundings) {
    if (!run.trace().isUnmarked()) {
      run = context.run(RunRequest.of(Model.EMPTY));
    }
    entry.begin(run);
    try {
      return quietly(rows, shape, most, surroundings);
    } finally {
      TracedRun.finish();
      // Resetting runs code of the program's classes, which must not run out of steps.
      RunState.steps = Integer.MAX_VALUE;
    }
  }

  @SuppressWarnings("ThrowSpecificity")
  private @Nullable ConcreteOutcome quietly(
      RowReader rows, int shape, int most, Surroundings surroundings) {
    RowCall call = Objects.requireNonNull(CALL);
    for (int made = 0; made < most && rows.shapeAhead() == shape; made++) {
      int left = rows.left();
      int start = rows.begin();
      Ending ending = ConcreteOutcome.QUIET.ending();
      RunState.steps = steps;
      RunState.depth = depth;
      try {
        Object value = call.call(rows);
        if (CoverageGrowth.isGrown()) {
          ending = entry.returned(value);
        }
      } catch (Throwable e) {
        if (rows.left() == left) {
          rows.back(start);
          return made == 0 ? null : ConcreteOutcome.QUIET;
        }
        ending = Endings.of(e);
      }
      boolean isReset = !Statics.isTouched() || reset();
      boolean isQuiet =
          ending == ConcreteOutcome.QUIET.ending() && run.trace().isUnmarked() && isReset;
      if (!isQuiet || !surroundings.areUntouched()) {
        return outcome(ending, isReset);
      }
    }
    return ConcreteOutcome.QUIET;
  }

  private static boolean reset() {
    RunState.steps = Integer.MAX_VALUE;
    return Statics.reset();
  }

  /** After a run that was not quiet, or left something to put back. */
  private ConcreteOutcome outcome(Ending ending, boolean isReset) {
    RunEnded ended = run.trace().ended();
    Ending last = ended == null ? ending : ended.ending();
    return last == ConcreteOutcome.QUIET.ending() && isReset
        ? ConcreteOutcome.QUIET
        : new ConcreteOutcome(last, CoverageGrowth.take(), !isReset);
  }
}
