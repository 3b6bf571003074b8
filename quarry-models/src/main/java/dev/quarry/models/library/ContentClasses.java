package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.JdkFunctions;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;

/** The classes whose objects have a content, and what every such class can do with it. */
final class ContentClasses {
  static final String STRING = "java/lang/String";
  static final String OBJECT = "java/lang/Object";

  private static final Map<String, String> BOXES =
      Box.ALL.stream().collect(Collectors.toUnmodifiableMap(Box::owner, Box::primitive));

  private static final Set<String> BUILDERS =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer");

  private ContentClasses() {}

  /** Whether objects of the class have a content and its string is what they are. */
  static boolean isText(String type) {
    return type.equals(STRING) || BUILDERS.contains(type);
  }

  static boolean isBuilder(String type) {
    return BUILDERS.contains(type);
  }

  static boolean isBox(String type) {
    return BOXES.containsKey(type);
  }

  /** Whether the content of an object of a class is known to any model; enums' apart. */
  static boolean isContent(String type) {
    return isText(type) || isBox(type);
  }

  /** Whether an argument declared as one type can be the content of an object of a class. */
  static boolean fits(Type declared, String actual) {
    return switch (declared.getInternalName()) {
      case "java/lang/CharSequence" -> isText(actual);
      case OBJECT, "java/lang/Comparable" -> isContent(actual);
      case "java/lang/Number" ->
          isBox(actual)
              && !actual.equals("java/lang/Boolean")
              && !actual.equals("java/lang/Character");
      case "java/lang/Enum" -> !isContent(actual);
      default -> declared.getInternalName().equals(actual);
    };
  }

  /** The sort of a class's content. */
  static Sort.Basic sort(String type) {
    if (isText(type)) {
      return Sort.STRING;
    }
    return switch (BOXES.getOrDefault(type, "I")) {
      case "J" -> Sort.LONG;
      case "F" -> Sort.FLOAT;
      case "D" -> Sort.DOUBLE;
      default -> Sort.INT;
    };
  }

  /** {@code toString()} of an object with this content. */
  static Expr toString(TermBuilder t, String type, Expr content) {
    if (isText(type)) {
      return content;
    }
    return primitiveToString(t, BOXES.getOrDefault(type, "?"), content);
  }

  /** The string of a primitive whose type has the descriptor. */
  static Expr primitiveToString(TermBuilder t, String descriptor, Expr value) {
    return switch (descriptor) {
      case "Z" -> t.ite(t.truth(value), t.string("true"), t.string("false"));
      case "C" -> t.apply(Op.STRING_OF_CHAR, value);
      case "B", "S", "I" -> t.apply(Op.INT_TO_STRING, value, t.integer(10));
      case "J" -> t.apply(Op.LONG_TO_STRING, value, t.integer(10));
      case "F" -> ofFloating(t, "java.lang.Float", "(F)Ljava/lang/String;", value);
      case "D" -> ofFloating(t, "java.lang.Double", "(D)Ljava/lang/String;", value);
      default -> throw new IllegalArgumentException(descriptor + " is no primitive type.");
    };
  }

  private static Expr ofFloating(TermBuilder t, String owner, String descriptor, Expr value) {
    return t.call(JdkFunctions.symbol(owner, "toString", descriptor), List.of(value));
  }

  /** {@code equals} of two objects of one class with these contents. */
  static Expr equal(TermBuilder t, Expr a, Expr b) {
    return Equality.ofContents(t.factory(), a, b);
  }

  /** {@code hashCode()} of an object of a class with this content. */
  static Expr hash(TermBuilder t, String type, Expr content) {
    if (type.equals("java/lang/Boolean")) {
      return t.ite(t.truth(content), t.integer(1231), t.integer(1237));
    }
    return switch ((Sort.Basic) content.sort()) {
      case STRING -> t.apply(Op.STRING_HASH, content);
      case LONG -> ofLong(t, content);
      case FLOAT -> t.apply(Op.FLOAT_TO_BITS, content);
      case DOUBLE -> ofLong(t, t.apply(Op.DOUBLE_TO_BITS, content));
      default -> content;
    };
  }

  private static Expr ofLong(TermBuilder t, Expr value) {
    return t.apply(Op.LONG_TO_INT, t.xor(value, t.ushr(value, t.integer(32))));
  }
}
