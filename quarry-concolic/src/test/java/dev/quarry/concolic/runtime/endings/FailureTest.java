package dev.quarry.concolic.runtime.endings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.runtime.EntryCall;
import dev.quarry.concolic.runtime.hooks.Decide;
import dev.quarry.concolic.runtime.hooks.Ops;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.run.RunContext;
import dev.quarry.concolic.runtime.types.TypeWorld;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.program.MethodId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

/** Hooks that fail in a program that catches everything. */
class FailureTest {
  private final RunContext context =
      new RunContext(
          new ExprFactory(),
          FailureTest.class.getClassLoader(),
          TypeWorld.EMPTY,
          new RunLimits(1000, 1000, 10, 3));

  /** A text can't be added; rewritten code would never ask for it. */
  static int addsText() {
    try {
      var text = Run.factory.input("text", Sort.STRING);
      Ops.binary(Opcodes.IADD, 1, 2, text, text);
      return 1;
    } catch (Throwable swallowed) {
      return 2;
    }
  }

  /** There is no such place in any program. */
  static int decidesNowhere() {
    try {
      Decide.compare(Integer.MAX_VALUE, Opcodes.IFEQ, 1, 0, Run.factory.input("n", Sort.INT), null);
      return 1;
    } catch (RuntimeException swallowed) {
      return 2;
    } catch (Error ended) {
      return 3;
    }
  }

  static int fails() {
    try {
      throw new IllegalStateException("mine");
    } catch (RuntimeException own) {
      return 4;
    }
  }

  private Ending ending(String method) {
    EntryCall entry =
        new EntryCall(new MethodId(FailureTest.class.getName(), method, "()I"), List.of());
    return entry.run(context, RunRequest.of(Model.EMPTY)).ending();
  }

  @Test
  void aProgramCannotSwallowTheFailureOfAHook() {
    assertThat(ending("addsText").kind()).isEqualTo(Ending.Kind.INTERNAL_ERROR);
    assertThat(ending("addsText").message()).startsWith("Quarry failed at ");
  }

  @Test
  void theFailureIsKeptWhateverTheProgramReturns() {
    assertThat(ending("decidesNowhere").kind()).isEqualTo(Ending.Kind.INTERNAL_ERROR);
  }

  @Test
  void whatTheProgramThrowsAndCatchesIsItsOwnAffair() {
    assertThat(ending("fails")).isEqualTo(Ending.returned("4"));
  }
}
