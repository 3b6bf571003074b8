package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.hooks.Frames;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Selection;
import dev.quarry.expr.Expr;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * Calls of optionals with a primitive in them, which keep the shadow of that by their identity.
 * Whether there is one is known in each run.
 */
final class OptionalRoutine implements Routine {
  private static final Set<String> OWNERS =
      Set.of("java/util/OptionalInt", "java/util/OptionalLong", "java/util/OptionalDouble");

  private static final Set<String> GETTING =
      Set.of("getAsInt", "getAsLong", "getAsDouble", "orElseThrow", "orElse", "orElseGet");

  private final CallInfo call;
  private final Target target;

  private OptionalRoutine(CallInfo call, Target target) {
    this.call = call;
    this.target = target;
  }

  static @Nullable Routine find(CallInfo call, Target target) {
    boolean isKnown =
        call.name().equals("of")
            || call.name().startsWith("ifPresent")
            || call.name().startsWith("is")
            || GETTING.contains(call.name());
    return OWNERS.contains(call.owner()) && isKnown ? new OptionalRoutine(call, target) : null;
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    if (call.opcode() == Opcodes.INVOKESTATIC) {
      return made(run, target.call(args), shadows[0]);
    }
    if (shadows[0] != null) {
      run.inputs.dereference(site, args[0], shadows[0]);
    }
    if (args.length > 1) {
      run.inputs.resolve(site, shadows[1]);
    }
    Expr content = run.tracked.content(args[0]);
    boolean isPresent = isPresent(args[0]);
    if (call.name().startsWith("ifPresent") && isPresent && content != null && args[1] != null) {
      pass(run, args[1], content);
    }
    Object value = target.call(args);
    if (!GETTING.contains(call.name())) {
      return new Symbolic(value, null);
    }
    return new Symbolic(
        value, isPresent ? content : call.name().equals("orElse") ? shadows[1] : null);
  }

  private static Symbolic made(Run run, @Nullable Object optional, @Nullable Expr content) {
    if (optional != null && content != null) {
      run.tracked.track(optional, content);
    }
    return new Symbolic(optional, null);
  }

  /** Leaves the shadow for the consumer, which the JDK calls next. */
  private void pass(Run run, Object consumer, Expr content) {
    String descriptor =
        switch (call.owner()) {
          case "java/util/OptionalInt" -> "(I)V";
          case "java/util/OptionalLong" -> "(J)V";
          default -> "(D)V";
        };
    Class<?> selected = Selection.of(consumer.getClass(), "accept", descriptor);
    if (run.context().isRewritten(selected)) {
      RunState.pass(
          Frames.token("accept", descriptor, Opcodes.ACC_PUBLIC), new Expr[] {null, content});
    }
  }

  private static boolean isPresent(@Nullable Object optional) {
    return optional instanceof OptionalInt number && number.isPresent()
        || optional instanceof OptionalLong longer && longer.isPresent()
        || optional instanceof OptionalDouble real && real.isPresent();
  }
}
