package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.heap.OpenClasses;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.library.Concatenation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** String concatenation by a recipe. */
public final class Concatenations {
  private Concatenations() {}

  /** The text and its shadow. */
  public static Symbolic of(
      Run run, int site, CallInfo call, List<@Nullable Object> args, @Nullable Expr[] shadows) {
    ExprFactory factory = run.factory();
    Type[] types = Type.getArgumentTypes(call.descriptor());
    StringBuilder text = new StringBuilder();
    List<Expr> texts = new ArrayList<>();
    List<Concatenation.Part> parts = Concatenation.parts(call.owner());
    for (Concatenation.Part part : parts) {
      if (part instanceof Concatenation.Literal literal) {
        text.append(literal.text());
      } else {
        int next = texts.size();
        Symbolic argument = part(run, site, types[next], args.get(next), shadows[next]);
        String value = String.valueOf(argument.value());
        text.append(value);
        texts.add(argument.shadow() != null ? argument.shadow() : factory.string(value));
      }
    }
    Expr whole = Concatenation.whole(factory, parts, texts);
    String made = text.toString();
    if (whole instanceof Constant) {
      return new Symbolic(made, null);
    }
    run.tracked.track(made, whole);
    run.tracked.made(made);
    return new Symbolic(made, whole);
  }

  /** The text of one argument. */
  private static Symbolic part(
      Run run, int site, Type type, @Nullable Object value, @Nullable Expr shadow) {
    run.inputs.resolve(site, shadow);
    if (value == null) {
      return new Symbolic("null", null);
    }
    run.open.decide(site, value, OpenClasses.Question.ANYTHING);
    boolean isPrimitive = type.getSort() < Type.ARRAY;
    ValueType kind = ValueType.of(value.getClass());
    if (!isPrimitive && kind == null) {
      String text = TextOfObjects.of(run, site, value);
      return new Symbolic(text, run.tracked.content(text));
    }
    run.escapes.settle(site, value, isPrimitive ? null : shadow);
    Expr content = isPrimitive ? shadow : run.inputs.content(value, shadow);
    if (content == null || value instanceof Enum<?>) {
      return new Symbolic(String.valueOf(value), null);
    }
    boolean isText = kind == ValueType.STRING || kind == ValueType.BUILDER;
    return new Symbolic(
        String.valueOf(value),
        isText
            ? content
            : Concatenation.ofContent(
                    run.factory(), Type.getInternalName(value.getClass()), content)
                .orElse(null));
  }
}
