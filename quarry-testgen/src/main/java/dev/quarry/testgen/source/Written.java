package dev.quarry.testgen.source;

import org.jspecify.annotations.Nullable;

/**
 * An expression as text, and what the compiler will know about it.
 *
 * @param text on one line
 * @param form how tightly it holds together
 * @param type the descriptor of its static type; null for {@code null} and lambdas, which take the
 *     type of their place
 * @param signature its generic type if it has one that is known
 * @param raw whether it fits all types that differ from its own in type arguments only
 */
record Written(
    String text, Form form, @Nullable String type, @Nullable String signature, boolean raw) {
  enum Form {
    /** A name, a literal, a call, a creation: anything can follow. */
    PRIMARY,
    /** A creation whose type arguments come from its place: {@code new Foo<>()}. */
    DIAMOND,
    /** A sign in front. */
    SIGNED,
    /** A cast in front. */
    CAST,
    /** Pieces with operators between. */
    BINARY,
    LAMBDA
  }

  static Written primary(String text, @Nullable String type) {
    return new Written(text, Form.PRIMARY, type, null, false);
  }

  Written withSignature(@Nullable String generic) {
    return new Written(text, form, type, generic, raw);
  }

  Written asRaw() {
    return new Written(text, form, type, signature, true);
  }

  /** For the place in front of a dot or bracket. */
  String asReceiver() {
    return form == Form.PRIMARY || form == Form.DIAMOND ? text : "(" + text + ")";
  }

  /** With a cast in front; {@code typeName} is how {@code descriptor} is written. */
  Written cast(String typeName, String descriptor) {
    // "(Foo) -1" is a subtraction to the compiler unless Foo is a keyword.
    boolean loose = form == Form.BINARY || form == Form.SIGNED && descriptor.length() > 1;
    String operand = loose ? "(" + text + ")" : text;
    return new Written("(" + typeName + ") " + operand, Form.CAST, descriptor, null, true);
  }
}
