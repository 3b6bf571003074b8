package dev.quarry.expr.smtlib;

import dev.quarry.expr.Sort;
import java.util.Optional;

/** How the encoder represents sorts. */
final class SmtSorts {
  private SmtSorts() {}

  /** Why a sort can't be encoded, if it can't. */
  static Optional<String> obstacle(Sort sort) {
    if (sort instanceof Sort.Map map) {
      for (Sort.Basic key : map.keys()) {
        if (width(key) == 0) {
          return Optional.of("a map is keyed by " + key.name() + " values");
        }
      }
      return obstacle(map.element());
    }
    return switch ((Sort.Basic) sort) {
      case STRING -> Optional.of("it works on strings");
      case TYPES -> Optional.of("it computes a set of types");
      default -> Optional.empty();
    };
  }

  /** The text of a sort without {@link #obstacle}. */
  static String text(Sort sort) {
    if (sort instanceof Sort.Map map) {
      int index = map.keys().stream().mapToInt(SmtSorts::width).sum();
      return "(Array (_ BitVec " + index + ") " + text(map.element()) + ")";
    }
    return switch ((Sort.Basic) sort) {
      case BOOL -> "Bool";
      case INT, REF, TYPE -> "(_ BitVec 32)";
      case LONG -> "(_ BitVec 64)";
      case FLOAT -> "(_ FloatingPoint 8 24)";
      case DOUBLE -> "(_ FloatingPoint 11 53)";
      case TYPES, STRING -> throw new IllegalArgumentException(sort + " can't be encoded.");
    };
  }

  /** How many bits of an array's index a key takes; 0 if it can't be a key. */
  static int width(Sort.Basic key) {
    return switch (key) {
      case BOOL -> 1;
      case INT, REF, TYPE -> 32;
      case LONG -> 64;
      case FLOAT, DOUBLE, TYPES, STRING -> 0;
    };
  }

  /** A key as bits. */
  static String indexBits(Sort.Basic key, String text) {
    return key == Sort.BOOL ? "(ite " + text + " #b1 #b0)" : text;
  }
}
