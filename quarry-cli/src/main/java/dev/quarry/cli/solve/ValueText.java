package dev.quarry.cli.solve;

import dev.quarry.expr.Ref;
import dev.quarry.expr.text.JavaLiterals;

/** Values as a Java programmer would write them. */
final class ValueText {
  private ValueText() {}

  static String of(Object value) {
    if (value instanceof Ref ref) {
      return ref.isNull() ? "null" : "object #" + ref.id();
    }
    return JavaLiterals.of(value);
  }
}
