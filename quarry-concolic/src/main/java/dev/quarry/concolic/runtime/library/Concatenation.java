package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.LibraryModels;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** String concatenation by a recipe. */
public final class Concatenation {
  private static final char ARGUMENT = '\1';

  private Concatenation() {}

  /** Without shadows. */
  public static String plain(String recipe, @Nullable Object[] args) {
    StringBuilder text = new StringBuilder();
    int next = 0;
    for (int i = 0; i < recipe.length(); i++) {
      if (recipe.charAt(i) == ARGUMENT) {
        text.append(args[next++]);
      } else {
        text.append(recipe.charAt(i));
      }
    }
    return text.toString();
  }

  /** The text and its shadow. */
  public static Symbolic of(
      Run run, int site, CallInfo call, List<@Nullable Object> args, @Nullable Expr[] shadows) {
    ExprFactory factory = run.factory();
    Type[] types = Type.getArgumentTypes(call.descriptor());
    StringBuilder text = new StringBuilder();
    Expr whole = factory.string("");
    int literalFrom = 0;
    int next = 0;
    String recipe = call.owner();
    for (int i = 0; i <= recipe.length(); i++) {
      boolean isArgument = i < recipe.length() && recipe.charAt(i) == ARGUMENT;
      if (isArgument || i == recipe.length()) {
        String literal = recipe.substring(literalFrom, i);
        text.append(literal);
        whole = factory.apply(Op.STRING_CONCAT, whole, factory.string(literal));
        literalFrom = i + 1;
      }
      if (isArgument) {
        Symbolic part = part(run, site, types[next], args.get(next), shadows[next]);
        String value = String.valueOf(part.value());
        text.append(value);
        Expr content = part.shadow() != null ? part.shadow() : factory.string(value);
        whole = factory.apply(Op.STRING_CONCAT, whole, content);
        next++;
      }
    }
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
    boolean isPrimitive = type.getSort() < Type.ARRAY;
    ValueType kind = ValueType.of(value.getClass());
    if (!isPrimitive && kind == null) {
      String text = TextOfObjects.of(run, value);
      return new Symbolic(text, run.tracked.content(text));
    }
    run.escapes.settle(site, value, isPrimitive ? null : shadow);
    Expr content = isPrimitive ? shadow : run.inputs.content(value, shadow);
    if (content == null || value instanceof Enum<?>) {
      return new Symbolic(String.valueOf(value), null);
    }
    boolean isText = kind == ValueType.STRING || kind == ValueType.BUILDER;
    return new Symbolic(String.valueOf(value), isText ? content : text(run, value, content));
  }

  /** The text of a number, truth value or character. */
  private static @Nullable Expr text(Run run, Object box, Expr content) {
    LibraryModel model =
        LibraryModels.find("java/lang/String", "valueOf", "(" + letter(box) + ")Ljava/lang/String;")
            .orElseThrow();
    List<@Nullable String> classes = Collections.singletonList(null);
    return model
        .forClasses(classes)
        .flatMap(m -> m.apply(run.factory(), Arrays.asList(content)).result())
        .orElse(null);
  }

  private static char letter(Object box) {
    if (box instanceof Boolean) {
      return 'Z';
    }
    if (box instanceof Character) {
      return 'C';
    }
    if (box instanceof Long) {
      return 'J';
    }
    if (box instanceof Float) {
      return 'F';
    }
    return box instanceof Double ? 'D' : 'I';
  }
}
