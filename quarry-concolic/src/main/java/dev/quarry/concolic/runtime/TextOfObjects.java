package dev.quarry.concolic.runtime;

import dev.quarry.expr.Expr;
import org.jspecify.annotations.Nullable;

/**
 * The text of objects of the program, where the JDK asks for it: their {@code toString} is
 * rewritten code and leaves a shadow, which the JDK would lose.
 */
final class TextOfObjects {
  private TextOfObjects() {}

  /** Calls {@code toString} for the arguments of methods that would; others stay as they are. */
  static @Nullable Object[] replace(
      Run run, CallInfo call, @Nullable Object[] args, @Nullable Expr[] shadows) {
    boolean isAppend =
        call.name().equals("append") && call.descriptor().startsWith("(Ljava/lang/Object;)");
    boolean isValueOf =
        call.name().equals("valueOf")
            && call.descriptor().equals("(Ljava/lang/Object;)Ljava/lang/String;");
    int position = isAppend ? 1 : 0;
    if ((!isAppend && !isValueOf) || !needsText(args[position])) {
      return args;
    }
    @Nullable Object[] replaced = args.clone();
    replaced[position] = of(run, args[position]);
    // The call must see the same text, not run the method again.
    args[position] = replaced[position];
    shadows[position] = null;
    return replaced;
  }

  private static boolean needsText(@Nullable Object object) {
    return object != null && ValueType.of(object.getClass()) == null;
  }

  /** The text of an object; if it is symbolic, a string tracked by identity. */
  static String of(Run run, @Nullable Object object) {
    if (object == null) {
      return "null";
    }
    Frames.clear();
    String text = String.valueOf(object);
    Class<?> selected = Selection.of(object.getClass(), "toString", "()Ljava/lang/String;");
    Expr shadow = run.context().isOfProgram(selected) ? Frames.result : null;
    Frames.result = null;
    Expr content = run.inputs.content(text, shadow);
    if (content == null || run.tracked.content(text) != null) {
      return text;
    }
    String fresh = (String) Boxes.fresh(text);
    run.tracked.track(fresh, content);
    return fresh;
  }
}
