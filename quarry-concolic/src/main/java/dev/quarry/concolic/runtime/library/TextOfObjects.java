package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Passed;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.concolic.runtime.types.Selection;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * The text of objects of the program, where the JDK asks for it: their {@code toString} is
 * rewritten code and leaves a shadow, which the JDK would lose.
 */
final class TextOfObjects {
  private TextOfObjects() {}

  /** The position of the argument whose {@code toString} a method calls; -1 if it has none. */
  static int wantedBy(CallInfo call) {
    if (call.name().equals("append") && call.descriptor().startsWith("(Ljava/lang/Object;)")) {
      return 1;
    }
    boolean isValueOf =
        call.name().equals("valueOf")
            && call.descriptor().equals("(Ljava/lang/Object;)Ljava/lang/String;");
    boolean isOfObjects =
        call.owner().equals("java/util/Objects") && call.name().equals("toString");
    return isValueOf || isOfObjects ? 0 : -1;
  }

  /**
   * Calls {@code toString} for the argument {@link #wantedBy} says, unless it is a text already.
   */
  static @Nullable Object[] replace(
      Run run, int site, int position, @Nullable Object[] args, @Nullable Expr[] shadows) {
    if (position < 0 || !needsText(args[position])) {
      return args;
    }
    @Nullable Object[] replaced = args.clone();
    replaced[position] = of(run, site, args[position]);
    // The call must see the same text, not run the method again.
    args[position] = replaced[position];
    shadows[position] = null;
    return replaced;
  }

  /** Called from here and not from the JDK, as which the text would count as looked at. */
  private static @Nullable String textOf(Object object) {
    boolean was = RunState.callFromRuntime();
    try {
      return object.toString();
    } finally {
      RunState.returnToRuntime(was);
    }
  }

  private static boolean needsText(@Nullable Object object) {
    return object != null && ValueType.of(object.getClass()) == null;
  }

  /** The text of an object; if it is symbolic, a string tracked by identity. */
  static @Nullable String of(Run run, int site, @Nullable Object object) {
    if (object == null) {
      return "null";
    }
    RunState.clear();
    @Nullable String text = textOf(object);
    Class<?> selected = Selection.of(object.getClass(), "toString", "()Ljava/lang/String;");
    boolean isRewritten = run.context().isRewritten(selected);
    if (!isRewritten) {
      run.escapes.read(site, object);
    }
    Expr shadow = isRewritten ? Passed.result() : null;
    RunState.result = null;
    Expr content = run.inputs.content(text, shadow);
    if (text == null || content == null || run.tracked.content(text) != null) {
      return text;
    }
    String fresh = (String) Boxes.fresh(text);
    run.tracked.track(fresh, content);
    return fresh;
  }
}
