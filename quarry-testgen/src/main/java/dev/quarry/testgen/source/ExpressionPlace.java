package dev.quarry.testgen.source;

import org.jspecify.annotations.Nullable;

/**
 * What the compiler expects where an expression stands.
 *
 * @param type a descriptor
 * @param signature its generic type if the type arguments matter; null if every subtype of {@code
 *     type} will do
 * @param exact whether the static type has to be this very one for the right overload to be taken
 */
record ExpressionPlace(String type, @Nullable String signature, boolean exact) {
  static ExpressionPlace of(String type) {
    return new ExpressionPlace(type, null, false);
  }

  /** One where type arguments don't matter. */
  ExpressionPlace erased() {
    return new ExpressionPlace(type, null, exact);
  }

  ExpressionPlace exactly() {
    return new ExpressionPlace(type, signature, true);
  }
}
