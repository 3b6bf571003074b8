package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.heap.ArrayShadow;
import dev.quarry.concolic.runtime.hooks.Elements;
import dev.quarry.concolic.runtime.hooks.Ops;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Texts to arrays of characters and back, wholly or in part. Positions, and lengths of arrays, are
 * fixed to their values in this run.
 */
public final class CharacterArrays implements Routine {
  private enum Operation {
    TO_ARRAY,
    TO_TEXT,
    APPEND,
    GET
  }

  private final Operation operation;
  private final Target target;

  private CharacterArrays(Operation operation, Target target) {
    this.operation = operation;
    this.target = target;
  }

  static @Nullable Routine find(CallInfo call, Target target) {
    Operation operation =
        switch (call.owner()) {
          case "java/lang/String" ->
              switch (call.name()) {
                case "toCharArray" -> Operation.TO_ARRAY;
                case "valueOf", "copyValueOf" -> takesArray(call) ? Operation.TO_TEXT : null;
                case "getChars" -> Operation.GET;
                default -> null;
              };
          case "java/lang/StringBuilder", "java/lang/StringBuffer" ->
              switch (call.name()) {
                case "append" -> takesArray(call) ? Operation.APPEND : null;
                case "getChars" -> Operation.GET;
                default -> null;
              };
          default -> null;
        };
    return operation == null ? null : new CharacterArrays(operation, target);
  }

  /** Whether the arguments are an array of characters or a part of one. */
  private static boolean takesArray(CallInfo call) {
    return call.descriptor().startsWith("([C)") || call.descriptor().startsWith("([CII)");
  }

  /** Whether the call is {@code new String(char[])}, or of a part of one. */
  public static boolean isConstructor(CallInfo call) {
    return call.owner().equals("java/lang/String")
        && call.name().equals("<init>")
        && takesArray(call);
  }

  /** Before such a constructor. */
  public static void constructing(Invocation call) {
    fix(call);
  }

  /** After it. */
  public static void constructed(Invocation call, Object made) {
    Expr content = text(call, 0);
    if (content != null) {
      call.run().tracked.track(made, content);
    }
  }

  /** Makes sure that whether the call throws depends on no input any more but a text's length. */
  private static void fix(Invocation call) {
    call.resolve();
    call.pinNumbers();
    for (int i = 0; i < call.count(); i++) {
      if (!call.isNull(i) && call.arg(i) instanceof char[] array) {
        call.pinLength(array);
      }
    }
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    var call = new Invocation(run, site, args, shadows);
    fix(call);
    return switch (operation) {
      case TO_ARRAY -> spelled(call);
      case TO_TEXT -> assembled(call);
      case APPEND -> appended(call);
      case GET -> got(call);
    };
  }

  /** The new array's elements are the characters of a text. */
  private Symbolic spelled(Invocation call) throws Throwable {
    Object value = call.make(target);
    Expr content = call.content(0);
    if (content != null && value instanceof char[] characters) {
      Expr length = Ops.symbolic(call.factory().apply(Op.STRING_LENGTH, content));
      ArrayShadow elements = new ArrayShadow(characters, length, null);
      put(call.factory(), content, 0, elements, 0, characters.length);
      call.run().tracked.track(characters, elements);
    }
    return new Symbolic(value, null);
  }

  private static void put(
      ExprFactory factory, Expr content, int from, ArrayShadow elements, int to, int count) {
    for (int i = 0; i < count; i++) {
      Expr character = factory.apply(Op.STRING_CHAR_AT, content, factory.intConst(from + i));
      elements.put(factory, to + i, Ops.symbolic(character));
    }
  }

  private Symbolic assembled(Invocation call) throws Throwable {
    Object value = Objects.requireNonNull(call.make(target));
    Expr content = text(call, 0);
    if (content == null) {
      return new Symbolic(value, null);
    }
    Object fresh = Boxes.fresh(value);
    call.run().tracked.track(fresh, content);
    return new Symbolic(fresh, content);
  }

  private Symbolic appended(Invocation call) throws Throwable {
    ExprFactory factory = call.factory();
    Expr known = call.content(0);
    String before = call.arg(0).toString();
    Object value = call.make(target);
    Expr added = text(call, 1);
    if (known != null || added != null) {
      Expr start = known != null ? known : factory.string(before);
      String after = call.arg(0).toString();
      Expr end = added != null ? added : factory.string(after.substring(before.length()));
      call.run().tracked.track(call.arg(0), factory.apply(Op.STRING_CONCAT, start, end));
    }
    return new Symbolic(value, call.shadow(0));
  }

  /** {@code getChars(int, int, char[], int)}. */
  private Symbolic got(Invocation call) throws Throwable {
    CharSequence text = (CharSequence) call.arg(0);
    Expr content = call.content(0);
    int from = call.number(1);
    int to = call.number(2);
    ExprFactory factory = call.factory();
    if (content != null && from >= 0 && from <= to) {
      Expr length = factory.apply(Op.STRING_LENGTH, content);
      call.raises(0, text.length() < to, call.isLess(length, factory.intConst(to)));
    }
    Object nothing = call.make(target);
    Object array = call.arg(3);
    Expr source = content != null ? content : factory.string(text.toString());
    if (content != null || call.run().tracked.array(array) != null) {
      ArrayShadow elements = Elements.shadowOf(call.run(), array);
      put(factory, source, from, elements, call.number(4), to - from);
    }
    return new Symbolic(nothing, null);
  }

  /** The text of an array of characters among the arguments, or of a part; null if concrete. */
  private static @Nullable Expr text(Invocation call, int at) {
    char[] characters = (char[]) call.arg(at);
    ArrayShadow shadow = call.run().tracked.array(characters);
    if (shadow == null) {
      return null;
    }
    ExprFactory factory = call.factory();
    boolean isWhole = call.count() == at + 1;
    int from = isWhole ? 0 : call.number(at + 1);
    int count = isWhole ? characters.length : call.number(at + 2);
    Expr text = factory.string("");
    for (int i = from; i < from + count; i++) {
      Expr character = shadow.at(factory, i);
      Expr element = character != null ? character : factory.intConst(characters[i]);
      text = factory.apply(Op.STRING_CONCAT, text, factory.apply(Op.STRING_OF_CHAR, element));
    }
    return Ops.symbolic(text);
  }
}
