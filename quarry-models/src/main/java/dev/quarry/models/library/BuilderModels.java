package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;

/** {@link StringBuilder} and {@link StringBuffer}, whose content is the string in them. */
final class BuilderModels {
  private static final String TEXT = "Ljava/lang/String;";
  private static final String ANY_TEXT = "Ljava/lang/CharSequence;";
  private static final List<String> PRIMITIVES = List.of("Z", "C", "I", "J", "F", "D");

  private BuilderModels() {}

  static void declare(Table table) {
    for (String owner : List.of("java/lang/StringBuilder", "java/lang/StringBuffer")) {
      Declarations builders = table.methods(owner);
      String self = "L" + owner + ";";
      declareConstruction(builders);
      declareAppending(builders, self);
      declareInserting(builders, self);
      declareRemoving(builders, self);
      declareSetting(builders);
      TextModels.declareLookups(builders);
      TextModels.declareParts(builders);
      builders.exact("toString()" + TEXT, (t, a) -> a.get(0));
      builders.exact(
          "compareTo(" + self + ")I", (t, a) -> t.apply(Op.STRING_COMPARE, a.get(0), a.get(1)));
    }
  }

  private static void declareConstruction(Declarations builders) {
    builders.sets("<init>()V", (t, a) -> t.string(""));
    builders
        .sets("<init>(I)V", (t, a) -> t.string(""))
        .raises(ThrownNames.NEGATIVE_SIZE, (t, a) -> t.isNegative(a.get(1)));
    builders.sets("<init>(" + TEXT + ")V", (t, a) -> a.get(1));
    builders.sets("<init>(" + ANY_TEXT + ")V", (t, a) -> a.get(1));
    builders.sets("trimToSize()V", (t, a) -> a.get(0));
    builders.sets("ensureCapacity(I)V", (t, a) -> a.get(0));
  }

  private static void declareAppending(Declarations builders, String self) {
    for (String type : PRIMITIVES) {
      textual(
          builders.chained(
              "append(" + type + ")" + self,
              (t, a) -> t.concat(a.get(0), ContentClasses.primitiveToString(t, type, a.get(1)))),
          type);
    }
    for (String type : List.of(TEXT, ANY_TEXT, "Ljava/lang/StringBuffer;")) {
      appendText(builders, "append(" + type + ")" + self);
    }
    appendText(builders, "append(Ljava/lang/Object;)" + self).partly();
    appendPart(builders, "append(" + ANY_TEXT + "II)" + self);
    builders
        .chained(
            "appendCodePoint(I)" + self, (t, a) -> t.concat(a.get(0), Surrogates.text(t, a.get(1))))
        .raises(ThrownNames.ILLEGAL_ARGUMENT, (t, a) -> t.not(Surrogates.isValid(t, a.get(1))));
    declareAppendable(builders);
  }

  /** What is called where the builder is only known as {@link Appendable}. */
  private static void declareAppendable(Declarations builders) {
    String self = "Ljava/lang/Appendable;";
    builders.chained(
        "append(C)" + self, (t, a) -> t.concat(a.get(0), t.apply(Op.STRING_OF_CHAR, a.get(1))));
    appendText(builders, "append(" + ANY_TEXT + ")" + self);
    appendPart(builders, "append(" + ANY_TEXT + "II)" + self);
  }

  private static ModelEntry appendText(Declarations builders, String signature) {
    return builders
        .chained(signature, (t, a) -> t.concat(a.get(0), TextModels.textOrNull(t, a, 1)))
        .nullable(1);
  }

  private static void appendPart(Declarations builders, String signature) {
    builders
        .chained(
            signature,
            (t, a) ->
                t.concat(a.get(0), t.substring(TextModels.textOrNull(t, a, 1), a.get(2), a.get(3))))
        .nullable(1)
        .raises(
            ThrownNames.INDEX,
            (t, a) -> Text.noRange(t, TextModels.textOrNull(t, a, 1), a.get(2), a.get(3)));
  }

  private static void declareInserting(Declarations builders, String self) {
    for (String type : PRIMITIVES) {
      textual(
          insert(
              builders,
              "insert(I" + type + ")" + self,
              (t, a) -> ContentClasses.primitiveToString(t, type, a.get(2))),
          type);
    }
    insertText(builders, "insert(I" + TEXT + ")" + self);
    insertText(builders, "insert(ILjava/lang/Object;)" + self).partly();
    insertText(builders, "insert(I" + ANY_TEXT + ")" + self);
    insertPart(builders, "insert(I" + ANY_TEXT + "II)" + self);
  }

  private static void insertPart(Declarations builders, String signature) {
    builders
        .chained(
            signature,
            (t, a) -> {
              Expr part = t.substring(TextModels.textOrNull(t, a, 2), a.get(3), a.get(4));
              return Text.replaced(t, a.get(0), a.get(1), a.get(1), part);
            })
        .nullable(2)
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noPlace(t, a.get(0), a.get(1)))
        .raises(
            ThrownNames.INDEX,
            (t, a) -> Text.noRange(t, TextModels.textOrNull(t, a, 2), a.get(3), a.get(4)));
  }

  private static ModelEntry insertText(Declarations builders, String signature) {
    return insert(builders, signature, (t, a) -> TextModels.textOrNull(t, a, 2)).nullable(2);
  }

  private static ModelEntry insert(
      Declarations builders, String signature, ModelEntry.Term inserted) {
    return builders
        .chained(
            signature, (t, a) -> Text.replaced(t, a.get(0), a.get(1), a.get(1), inserted.of(t, a)))
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noPlace(t, a.get(0), a.get(1)));
  }

  /** The text of a floating-point number can only be found by running code. */
  private static void textual(ModelEntry entry, String type) {
    if (type.equals("F") || type.equals("D")) {
      entry.partly();
    }
  }

  private static void declareRemoving(Declarations builders, String self) {
    builders
        .chained("deleteCharAt(I)" + self, (t, a) -> replaced(t, a, 1, t.string("")))
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noIndex(t, a.get(0), a.get(1)));
    builders
        .chained(
            "delete(II)" + self,
            (t, a) -> Text.replaced(t, a.get(0), a.get(1), clipped(t, a), t.string("")))
        .raises(
            ThrownNames.STRING_INDEX, (t, a) -> Text.noRange(t, a.get(0), a.get(1), clipped(t, a)));
    builders
        .chained(
            "replace(II" + TEXT + ")" + self,
            (t, a) -> Text.replaced(t, a.get(0), a.get(1), clipped(t, a), a.get(3)))
        .raises(
            ThrownNames.STRING_INDEX, (t, a) -> Text.noRange(t, a.get(0), a.get(1), clipped(t, a)));
    builders.chained("reverse()" + self, (t, a) -> reversed(t, a.get(0))).partly();
  }

  /** The end, at most the length. */
  private static Expr clipped(TermBuilder t, ModelledArguments a) {
    Expr length = t.length(a.get(0));
    return t.ite(t.lt(length, a.get(2)), length, a.get(2));
  }

  /** The content with one character replaced. */
  private static Expr replaced(TermBuilder t, ModelledArguments a, int index, Expr by) {
    Expr next = t.add(a.get(index), t.integer(1));
    return Text.replaced(t, a.get(0), a.get(index), next, by);
  }

  private static void declareSetting(Declarations builders) {
    builders
        .sets("setCharAt(IC)V", (t, a) -> replaced(t, a, 1, t.apply(Op.STRING_OF_CHAR, a.get(2))))
        .raises(ThrownNames.STRING_INDEX, (t, a) -> Text.noIndex(t, a.get(0), a.get(1)));
    builders
        .sets("setLength(I)V", (t, a) -> resized(t, a.get(0), a.get(1)))
        .partly()
        .raises(ThrownNames.STRING_INDEX, (t, a) -> t.isNegative(a.get(1)));
  }

  private static Expr resized(TermBuilder t, Expr text, Expr length) {
    Expr missing = t.sub(length, t.length(text));
    Expr longer = t.concat(text, StringModels.repeated(t, t.string("\0"), missing));
    Expr fits = t.le(length, t.length(text));
    return t.ite(fits, Text.upTo(t, text, length), longer);
  }

  private static Expr reversed(TermBuilder t, Expr text) {
    var reverse =
        JdkFunctions.instanceSymbol(
            "java.lang.StringBuilder", "reverse", "()Ljava/lang/StringBuilder;");
    Expr isShort = t.le(t.length(text), t.integer(1));
    return t.ite(isShort, text, t.call(reverse, List.of(text)));
  }
}
