package dev.quarry.expr.smtlib;

import dev.quarry.expr.Sort;
import java.util.List;
import java.util.stream.Collectors;

/** A sort of a script, which is finer than the {@link Sort} that represents it. */
sealed interface SmtSort {
  SmtSort BOOL = new Plain(Sort.BOOL);
  SmtSort FLOAT = new Plain(Sort.FLOAT);
  SmtSort DOUBLE = new Plain(Sort.DOUBLE);
  SmtSort STRING = new Plain(Sort.STRING);

  /** The sort of the expressions that represent terms of this sort. */
  Sort representation();

  /** The sort's text in a script. */
  @Override
  String toString();

  /** The sort of a script that has the same values as a sort of expressions. */
  static SmtSort of(Sort sort) {
    if (sort instanceof Sort.Map map) {
      return new Array(map.keys().stream().map(SmtSort::of).toList(), of(map.element()));
    }
    return switch ((Sort.Basic) sort) {
      case INT -> new BitVec(32);
      case LONG -> new BitVec(64);
      default -> new Plain((Sort.Basic) sort);
    };
  }

  /** Whether the sort has exactly the values of its representation. */
  default boolean isNatural() {
    return equals(of(representation()));
  }

  /** A sort that expressions have too. */
  record Plain(Sort.Basic representation) implements SmtSort {
    @Override
    public String toString() {
      return switch (representation) {
        case BOOL -> "Bool";
        case FLOAT -> "Float32";
        case DOUBLE -> "Float64";
        case STRING -> "String";
        case REF -> "quarry.Ref";
        case TYPE -> "quarry.Type";
        case TYPES -> "quarry.Types";
        case INT, LONG -> throw new IllegalStateException("Integers are bit vectors.");
      };
    }
  }

  /** Bit vectors of 1 to 64 bits, as a zero-extended int or, beyond 32 bits, long. */
  record BitVec(int width) implements SmtSort {
    @Override
    public Sort.Basic representation() {
      return width <= 32 ? Sort.INT : Sort.LONG;
    }

    @Override
    public String toString() {
      return "(_ BitVec " + width + ")";
    }
  }

  /** Arrays; one with several keys is Quarry's own. */
  record Array(List<SmtSort> keys, SmtSort element) implements SmtSort {
    public Array {
      keys = List.copyOf(keys);
    }

    @Override
    public Sort.Map representation() {
      return new Sort.Map(
          keys.stream().map(key -> (Sort.Basic) key.representation()).toList(),
          (Sort.Basic) element.representation());
    }

    @Override
    public String toString() {
      String head = keys.size() == 1 ? "(Array " : "(quarry.Map ";
      return keys.stream().map(SmtSort::toString).collect(Collectors.joining(" ", head, " "))
          + element
          + ")";
    }
  }

  /** What occurs only as a literal; its expression is a string constant with the literal's text. */
  enum Literal implements SmtSort {
    ROUNDING_MODE("RoundingMode"),
    REAL("Real");

    private final String text;

    Literal(String text) {
      this.text = text;
    }

    @Override
    public Sort representation() {
      return Sort.STRING;
    }

    @Override
    public String toString() {
      return text;
    }
  }
}
