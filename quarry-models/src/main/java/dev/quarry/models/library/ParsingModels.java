package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;

/** Boxes' ways from text to numbers. Null is no number, and no float at all. */
final class ParsingModels {
  private static final String TEXT = "Ljava/lang/String;";

  /** What {@link Double#valueOf(String)} describes, without the white space around it. */
  private static final String FLOATING_NUMBER =
      "[-+]?(NaN|Infinity"
          + "|([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?[fFdD]?"
          + "|0[xX]([0-9a-fA-F]+\\.?|[0-9a-fA-F]*\\.[0-9a-fA-F]+)[pP][-+]?[0-9]+[fFdD]?)";

  /** A type of integers with its limits. */
  private record Integers(Box box, String parse, long least, long greatest) {}

  private ParsingModels() {}

  static void declare(Table table) {
    declareIntegers(table, integers("B", "parseByte", Byte.MIN_VALUE, Byte.MAX_VALUE));
    declareIntegers(table, integers("S", "parseShort", Short.MIN_VALUE, Short.MAX_VALUE));
    declareIntegers(table, integers("I", "parseInt", Integer.MIN_VALUE, Integer.MAX_VALUE));
    declareIntegers(table, integers("J", "parseLong", Long.MIN_VALUE, Long.MAX_VALUE));
    declareFloating(table, box("F"), "parseFloat");
    declareFloating(table, box("D"), "parseDouble");
    declareBooleans(table);
    declareParts(table.statics("java/lang/Integer"), "parseInt", "I");
    declareParts(table.statics("java/lang/Long"), "parseLong", "J");
    Declarations integers = table.statics("java/lang/Integer");
    declareUnsignedInt(integers, "parseUnsignedInt(" + TEXT + ")I");
    declareUnsignedInt(integers, "parseUnsignedInt(" + TEXT + "I)I");
    Declarations longs = table.statics("java/lang/Long");
    runOrThrow(longs, "parseUnsignedLong(" + TEXT + ")J").nullable(0);
    runOrThrow(longs, "parseUnsignedLong(" + TEXT + "I)J").nullable(0);
    declareDecoding(table.statics("java/lang/Byte"), "Ljava/lang/Byte;");
    declareDecoding(table.statics("java/lang/Short"), "Ljava/lang/Short;");
    declareDecoding(table.statics("java/lang/Integer"), "Ljava/lang/Integer;");
    declareDecoding(table.statics("java/lang/Long"), "Ljava/lang/Long;");
  }

  private static Box box(String primitive) {
    return Box.ALL.stream().filter(b -> b.primitive().equals(primitive)).findFirst().orElseThrow();
  }

  private static Integers integers(String primitive, String parse, long least, long greatest) {
    return new Integers(box(primitive), parse, least, greatest);
  }

  private static void declareIntegers(Table table, Integers type) {
    Box box = type.box;
    Declarations statics = table.statics(box.owner());
    declareInteger(statics, type, type.parse + "(" + TEXT + ")" + box.primitive(), 0);
    declareInteger(statics, type, type.parse + "(" + TEXT + "I)" + box.primitive(), 0);
    declareInteger(statics, type, "valueOf(" + TEXT + ")" + box.descriptor(), 0);
    declareInteger(statics, type, "valueOf(" + TEXT + "I)" + box.descriptor(), 0);
    declareInteger(table.methods(box.owner()), type, "<init>(" + TEXT + ")V", 1);
  }

  /** The radix is the argument after the text, or ten. */
  private static void declareInteger(Declarations to, Integers type, String signature, int text) {
    boolean isConstructor = signature.startsWith("<init>");
    ModelEntry.Term value =
        (t, a) -> a.isNull(text) ? zero(t, type) : parse(t, type, a.get(text), radix(t, a, text));
    ModelEntry entry = isConstructor ? to.sets(signature, value) : to.exact(signature, value);
    entry
        .nullable(text)
        .raises(
            ThrownNames.NUMBER_FORMAT,
            (t, a) ->
                a.isNull(text)
                    ? t.bool(true)
                    : t.not(isNumber(t, type, a.get(text), radix(t, a, text))));
  }

  private static Expr radix(TermBuilder t, ModelledArguments a, int text) {
    return a.size() > text + 1 ? a.get(text + 1) : t.integer(10);
  }

  private static Expr zero(TermBuilder t, Integers type) {
    return t.number(ContentClasses.sort(type.box.owner()), 0);
  }

  private static Expr parse(TermBuilder t, Integers type, Expr text, Expr radix) {
    boolean isLong = type.box.primitive().equals("J");
    return t.apply(isLong ? Op.STRING_TO_LONG : Op.STRING_TO_INT, text, radix);
  }

  private static Expr isNumber(TermBuilder t, Integers type, Expr text, Expr radix) {
    if (type.box.primitive().equals("J")) {
      return t.apply(Op.STRING_IS_LONG, text, radix);
    }
    Expr isInt = t.apply(Op.STRING_IS_INT, text, radix);
    return type.box.primitive().equals("I")
        ? isInt
        : t.all(isInt, t.between(parse(t, type, text, radix), type.least, type.greatest));
  }

  private static void declareFloating(Table table, Box box, String parse) {
    Declarations statics = table.statics(box.owner());
    String signature = parse + "(" + TEXT + ")" + box.primitive();
    ModelEntry.Term noNumber = (t, a) -> t.not(isFloating(t, a.get(0)));
    statics.opaque(signature).raises(ThrownNames.NUMBER_FORMAT, noNumber);
    statics
        .opaque(
            "valueOf(" + TEXT + ")" + box.descriptor(),
            (t, a) -> t.call(statics.symbol(signature), List.of(a.get(0))))
        .raises(ThrownNames.NUMBER_FORMAT, noNumber);
  }

  private static Expr isFloating(TermBuilder t, Expr text) {
    return t.apply(Op.STRING_MATCHES, t.apply(Op.STRING_TRIM, text), t.string(FLOATING_NUMBER));
  }

  private static void declareBooleans(Table table) {
    Declarations statics = table.statics("java/lang/Boolean");
    Declarations methods = table.methods("java/lang/Boolean");
    statics.exact("parseBoolean(" + TEXT + ")Z", (t, a) -> isTrue(t, a, 0)).nullable(0);
    statics
        .exact("valueOf(" + TEXT + ")Ljava/lang/Boolean;", (t, a) -> t.bit(isTrue(t, a, 0)))
        .nullable(0);
    methods.sets("<init>(" + TEXT + ")V", (t, a) -> t.bit(isTrue(t, a, 1))).nullable(1);
  }

  private static Expr isTrue(TermBuilder t, ModelledArguments a, int text) {
    return a.isNull(text)
        ? t.bool(false)
        : t.apply(Op.STRING_EQ_IGNORE_CASE, a.get(text), t.string("true"));
  }

  /** {@code (text, begin, end, radix)}. */
  private static void declareParts(Declarations statics, String parse, String primitive) {
    boolean isLong = primitive.equals("J");
    statics
        .exact(
            parse + "(Ljava/lang/CharSequence;III)" + primitive,
            (t, a) -> t.apply(isLong ? Op.STRING_TO_LONG : Op.STRING_TO_INT, part(t, a), a.get(3)))
        .raises(ThrownNames.INDEX, (t, a) -> Text.noRange(t, a.get(0), a.get(1), a.get(2)))
        .raises(
            ThrownNames.NUMBER_FORMAT,
            (t, a) ->
                t.not(
                    t.apply(isLong ? Op.STRING_IS_LONG : Op.STRING_IS_INT, part(t, a), a.get(3))));
  }

  private static Expr part(TermBuilder t, ModelledArguments a) {
    return t.substring(a.get(0), a.get(1), a.get(2));
  }

  /** What fits into 32 bits is a long number without a minus. */
  private static void declareUnsignedInt(Declarations statics, String signature) {
    statics
        .exact(
            signature,
            (t, a) -> a.isNull(0) ? t.integer(0) : t.apply(Op.LONG_TO_INT, parseLong(t, a)))
        .nullable(0)
        .raises(
            ThrownNames.NUMBER_FORMAT,
            (t, a) -> a.isNull(0) ? t.bool(true) : t.not(isUnsignedInt(t, a)));
  }

  private static Expr isUnsignedInt(TermBuilder t, ModelledArguments a) {
    Expr text = a.get(0);
    return t.all(
        t.apply(Op.STRING_IS_LONG, text, radix(t, a, 0)),
        t.not(t.apply(Op.STRING_STARTS_WITH, text, t.string("-"), t.integer(0))),
        t.between(parseLong(t, a), 0, 0xffff_ffffL));
  }

  private static Expr parseLong(TermBuilder t, ModelledArguments a) {
    return t.apply(Op.STRING_TO_LONG, a.get(0), radix(t, a, 0));
  }

  private static void declareDecoding(Declarations statics, String box) {
    runOrThrow(statics, "decode(" + TEXT + ")" + box);
  }

  /** A method of which only running it says whether the text is a number. */
  private static ModelEntry runOrThrow(Declarations statics, String signature) {
    return statics
        .opaque(
            signature,
            (t, a) ->
                a.isNull(0)
                    ? t.number(statics.symbol(signature).result(), 0)
                    : statics.run(signature, t, a))
        .raises(
            ThrownNames.NUMBER_FORMAT,
            (t, a) ->
                a.isNull(0)
                    ? t.bool(true)
                    : t.call(
                        JdkFunctions.throwing(
                            statics.symbol(signature), "java.lang.NumberFormatException"),
                        a.all()));
  }
}
