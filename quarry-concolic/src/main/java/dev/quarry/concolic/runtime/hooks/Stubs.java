package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.runtime.endings.Caller;
import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.library.Routines;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.concolic.runtime.types.Generics;
import dev.quarry.concolic.runtime.types.Stub;
import dev.quarry.concolic.runtime.types.StubClass;
import dev.quarry.input.InputPath;
import dev.quarry.program.ledger.AssumptionCode;
import java.lang.reflect.Array;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** What the method of a {@link Stub} does. */
public final class Stubs {
  private Stubs() {}

  /** Tells a stub which input it is. */
  public static void begin(Stub stub, InputPath path, Type declared) {
    stub.path = path;
    StubClass.describe(stub, declared);
  }

  /** A call of a method without a result. */
  public static void ignore(Stub stub) {
    Run run = Run.current();
    if (run != null) {
      untried(run, stub);
    }
    Frames.arguments = null;
  }

  /** Functions that the JDK calls so are made everywhere, and may do anything. */
  private static void untried(Run run, Stub stub) {
    Class<?> type = StubClass.type(stub);
    if (Routines.isOfJdk(type)) {
      run.assumed(
          stub.site,
          AssumptionCode.TYPE_NOT_TRIED,
          type.getTypeName(),
          "its method may throw, or change what it can reach");
    }
  }

  /** A call of a method with a result, which is boxed if primitive. */
  public static @Nullable Object answer(Stub stub) {
    try {
      Run run = Run.onThisThread(stub.site);
      Class<?> type = Generics.erasure(stub.result);
      if (run == null || type == Void.class) {
        return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
      }
      run.at(stub.site);
      untried(run, stub);
      stub.calls++;
      Symbolic made = run.inputs.input(stub.path.result(stub.calls), type, stub.result);
      Frames.clear();
      if (Caller.isOfProgram()) {
        Frames.result = made.shadow();
      } else {
        settle(run, stub.site, made);
      }
      return made.value();
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** The JDK called; it looks at the value and has no place for the shadow. */
  private static void settle(Run run, int site, Symbolic made) {
    Object value = made.value();
    if (made.shadow() == null) {
      return;
    }
    if (run.inputs.behind(made.shadow()) != null) {
      run.inputs.resolve(site, made.shadow());
      run.escapes.settle(site, value, made.shadow());
    } else if (value != null) {
      run.pin(site, made.shadow(), Contents.constant(run.factory(), value));
    }
  }
}
