package dev.quarry.expr.smtlib;

import dev.quarry.expr.Constant;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;

/** Constants as {@link QueryDump} writes them. */
final class QuarryLiterals {
  private QuarryLiterals() {}

  static String of(Constant constant) {
    return constant.sort() instanceof Sort.Map map
        ? map(map, (MapValue) constant.value())
        : basic((Sort.Basic) constant.sort(), constant.value());
  }

  private static String basic(Sort.Basic sort, Object value) {
    return switch (sort) {
      case BOOL -> value.toString();
      case INT -> SmtLiterals.of((int) value);
      case LONG -> SmtLiterals.of((long) value);
      case FLOAT -> SmtLiterals.of((float) value);
      case DOUBLE -> SmtLiterals.of((double) value);
      case REF -> "(quarry.ref " + SmtLiterals.of(((Ref) value).id()) + ")";
      case TYPE -> "(quarry.type " + StringLiterals.of((String) value) + ")";
      case TYPES -> types((TypeSet) value);
      case STRING -> StringLiterals.of((String) value);
    };
  }

  private static String types(TypeSet set) {
    var text = new StringBuilder("(quarry.types ").append(StringLiterals.of(set.name()));
    set.members().forEach(member -> text.append(' ').append(StringLiterals.of(member)));
    return text.append(')').toString();
  }

  private static String map(Sort.Map sort, MapValue value) {
    var text = new StringBuilder("((as quarry.map ").append(SmtSort.of(sort)).append(") ");
    text.append(basic(sort.element(), value.defaultElement()));
    value
        .entries()
        .forEach(
            (keys, element) -> {
              for (int i = 0; i < keys.size(); i++) {
                text.append(' ').append(basic(sort.keys().get(i), keys.get(i)));
              }
              text.append(' ').append(basic(sort.element(), element));
            });
    return text.append(')').toString();
  }
}
