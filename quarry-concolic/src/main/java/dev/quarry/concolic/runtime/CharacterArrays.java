package dev.quarry.concolic.runtime;

import dev.quarry.concolic.Site;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import org.jspecify.annotations.Nullable;

/** Strings to arrays of characters and back. */
final class CharacterArrays implements Routine {
  private final Target target;
  private final boolean toArray;

  private CharacterArrays(Target target, boolean toArray) {
    this.target = target;
    this.toArray = toArray;
  }

  static @Nullable Routine find(CallInfo call, Target target) {
    if (!call.owner().equals("java/lang/String")) {
      return null;
    }
    boolean toArray = call.name().equals("toCharArray");
    boolean toText =
        call.descriptor().equals("([C)Ljava/lang/String;")
            && (call.name().equals("valueOf") || call.name().equals("copyValueOf"));
    return toArray || toText ? new CharacterArrays(target, toArray) : null;
  }

  /** Whether the call is {@code new String(char[])}. */
  static boolean isConstructor(CallInfo call) {
    return call.owner().equals("java/lang/String")
        && call.name().equals("<init>")
        && call.descriptor().equals("([C)V");
  }

  /** After {@code new String(char[])}. */
  static void constructed(Run run, int site, Object made, @Nullable Object array) {
    Expr content = array instanceof char[] characters ? text(run, site, characters) : null;
    if (content != null) {
      run.tracked.track(made, content);
    }
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    InputReference reference = run.inputs.behind(shadows[0]);
    if (reference != null) {
      run.inputs.resolve(site, reference, Site.Kind.NULL);
    }
    Object value = target.call(args);
    if (toArray) {
      spell(run, args[0], shadows[0], value);
      return new Symbolic(value, null);
    }
    Expr content = args[0] instanceof char[] characters ? text(run, site, characters) : null;
    if (content == null || value == null) {
      return new Symbolic(value, null);
    }
    Object fresh = Boxes.fresh(value);
    run.tracked.track(fresh, content);
    return new Symbolic(fresh, content);
  }

  /** The new array's elements are the characters of a text. */
  private static void spell(
      Run run, @Nullable Object text, @Nullable Expr shadow, @Nullable Object array) {
    Expr content = run.inputs.content(text, shadow);
    if (content == null || !(array instanceof char[] characters)) {
      return;
    }
    ExprFactory factory = run.factory();
    Expr length = Ops.symbolic(factory.apply(Op.STRING_LENGTH, content));
    ArrayShadow elements = new ArrayShadow(characters, length, null);
    for (int i = 0; i < characters.length; i++) {
      Expr character = factory.apply(Op.STRING_CHAR_AT, content, factory.intConst(i));
      elements.put(factory, i, Ops.symbolic(character));
    }
    run.tracked.track(characters, elements);
  }

  /** The text with the elements of an array as characters; null if it is concrete. */
  private static @Nullable Expr text(Run run, int site, char[] characters) {
    ArrayShadow shadow = run.tracked.array(characters);
    if (shadow == null) {
      return null;
    }
    ExprFactory factory = run.factory();
    if (shadow.length() != null) {
      run.pin(site, shadow.length(), factory.intConst(characters.length));
    }
    Expr text = factory.string("");
    for (int i = 0; i < characters.length; i++) {
      Expr character = shadow.at(factory, i);
      Expr element = character != null ? character : factory.intConst(characters[i]);
      text = factory.apply(Op.STRING_CONCAT, text, factory.apply(Op.STRING_OF_CHAR, element));
    }
    return Ops.symbolic(text);
  }
}
