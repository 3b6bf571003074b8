package dev.quarry.expr.smtlib;

import dev.quarry.expr.Constant;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Values as the encoder writes them. */
final class ConstantText {
  private final TypeNumbers types;

  ConstantText(TypeNumbers types) {
    this.types = types;
  }

  String of(Constant constant) {
    return constant.sort() instanceof Sort.Map map
        ? array(map, (MapValue) constant.value())
        : basic((Sort.Basic) constant.sort(), constant.value());
  }

  private String basic(Sort.Basic sort, Object value) {
    return switch (sort) {
      case BOOL -> value.toString();
      case INT -> SmtLiterals.of((int) value);
      case LONG -> SmtLiterals.of((long) value);
      case FLOAT -> SmtLiterals.of((float) value);
      case DOUBLE -> SmtLiterals.of((double) value);
      case REF -> SmtLiterals.of(((Ref) value).id());
      case TYPE -> SmtLiterals.of(types.number((String) value));
      case TYPES, STRING -> throw new IllegalArgumentException(sort + " can't be encoded.");
    };
  }

  private String array(Sort.Map sort, MapValue value) {
    var text = new StringBuilder("(store ".repeat(value.entries().size()));
    text.append("((as const ").append(SmtSorts.text(sort)).append(") ");
    text.append(basic(sort.element(), value.defaultElement())).append(')');
    for (Map.Entry<List<Object>, Object> entry : value.entries().entrySet()) {
      var parts = new ArrayList<String>();
      for (int i = 0; i < sort.keys().size(); i++) {
        Sort.Basic key = sort.keys().get(i);
        parts.add(SmtSorts.indexBits(key, basic(key, entry.getKey().get(i))));
      }
      text.append(' ').append(concatenation(parts));
      text.append(' ').append(basic(sort.element(), entry.getValue())).append(')');
    }
    return text.toString();
  }

  /** Bits one after the other, the first the most significant. */
  static String concatenation(List<String> parts) {
    String all = parts.get(parts.size() - 1);
    for (int i = parts.size() - 2; i >= 0; i--) {
      all = "(concat " + parts.get(i) + " " + all + ")";
    }
    return all;
  }
}
