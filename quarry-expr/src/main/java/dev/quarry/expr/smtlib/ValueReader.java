package dev.quarry.expr.smtlib;

import dev.quarry.expr.MapValue;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the values that solvers print. What it can't read is empty, not an error. */
final class ValueReader {
  private final TypeNumbers types;

  ValueReader(TypeNumbers types) {
    this.types = types;
  }

  Optional<Object> read(String text, Sort sort) {
    try {
      SExpr value = SExprParser.parseOne(text);
      return sort instanceof Sort.Map map ? array(value, map) : basic(value, (Sort.Basic) sort);
    } catch (SmtLibSyntaxException unreadable) {
      return Optional.empty();
    }
  }

  private Optional<Object> basic(SExpr value, Sort.Basic sort) {
    return switch (sort) {
      case BOOL -> bool(value);
      case FLOAT -> FloatLiterals.bits(value, 8, 24).map(b -> Float.intBitsToFloat(b.intValue()));
      case DOUBLE ->
          FloatLiterals.bits(value, 11, 53).map(b -> Double.longBitsToDouble(b.longValue()));
      case INT, LONG, REF, TYPE ->
          BitLiterals.read(value)
              .filter(literal -> literal.width() == SmtSorts.width(sort))
              .map(literal -> fromBits(literal.value(), sort));
      case TYPES, STRING -> Optional.empty();
    };
  }

  private static Optional<Object> bool(SExpr value) {
    if (value.isSymbol("true") || value.isSymbol("false")) {
      return Optional.of(value.isSymbol("true"));
    }
    return Optional.empty();
  }

  private Object fromBits(BigInteger bits, Sort.Basic sort) {
    return switch (sort) {
      case BOOL -> bits.testBit(0);
      case INT -> bits.intValue();
      case LONG -> bits.longValue();
      case REF -> new Ref(bits.intValue());
      case TYPE -> types.name(bits.intValue());
      case FLOAT, DOUBLE, TYPES, STRING ->
          throw new IllegalArgumentException(sort + " values are not bit vectors.");
    };
  }

  /** Stores around a constant array; the outermost store to an index wins. */
  private Optional<Object> array(SExpr value, Sort.Map sort) {
    var entries = new LinkedHashMap<List<Object>, Object>();
    SExpr array = value;
    while (array.isHeadedBy("store") && array.parts().size() == 4) {
      Optional<List<Object>> keys = keys(array.parts().get(2), sort);
      Optional<Object> element = basic(array.parts().get(3), sort.element());
      if (keys.isEmpty() || element.isEmpty()) {
        return Optional.empty();
      }
      entries.putIfAbsent(keys.get(), element.get());
      array = array.parts().get(1);
    }
    if (array.parts().size() != 2 || !array.parts().get(0).isHeadedBy("as")) {
      return Optional.empty();
    }
    return basic(array.parts().get(1), sort.element())
        .map(element -> new MapValue(element, oldestFirst(entries)));
  }

  private static Map<List<Object>, Object> oldestFirst(Map<List<Object>, Object> entries) {
    var keys = new ArrayList<>(entries.keySet());
    java.util.Collections.reverse(keys);
    var ordered = new LinkedHashMap<List<Object>, Object>();
    keys.forEach(key -> ordered.put(key, java.util.Objects.requireNonNull(entries.get(key))));
    return ordered;
  }

  private Optional<List<Object>> keys(SExpr index, Sort.Map sort) {
    int total = sort.keys().stream().mapToInt(SmtSorts::width).sum();
    return BitLiterals.read(index)
        .filter(literal -> literal.width() == total)
        .map(literal -> split(literal.value(), sort.keys()));
  }

  private List<Object> split(BigInteger bits, List<Sort.Basic> sorts) {
    var keys = new ArrayList<>();
    BigInteger rest = bits;
    for (int i = sorts.size() - 1; i >= 0; i--) {
      int width = SmtSorts.width(sorts.get(i));
      keys.add(0, fromBits(rest, sorts.get(i)));
      rest = rest.shiftRight(width);
    }
    return List.copyOf(keys);
  }
}
