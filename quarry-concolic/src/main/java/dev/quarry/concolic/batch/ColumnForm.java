package dev.quarry.concolic.batch;

import dev.quarry.expr.Input;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;

/** How the values of one input are written: what {@link RowForm} finds out for each value. */
final class ColumnForm {
  private enum Kind {
    INTEGER,
    REFERENCE,
    TEXT,
    ELEMENTS,
    OTHER
  }

  private final Sort sort;
  private final Kind kind;

  private ColumnForm(Sort sort) {
    this.sort = sort;
    this.kind = kind(sort);
  }

  static ColumnForm of(Input input) {
    return new ColumnForm(input.sort());
  }

  private static Kind kind(Sort sort) {
    if (sort == Sort.INT) {
      return Kind.INTEGER;
    }
    if (sort == Sort.REF) {
      return Kind.REFERENCE;
    }
    if (sort == Sort.STRING) {
      return Kind.TEXT;
    }
    boolean isArray =
        sort instanceof Sort.Map map && IndexedElements.of(map) == IndexedElements.INTS;
    return isArray ? Kind.ELEMENTS : Kind.OTHER;
  }

  void write(BatchSink out, Object value) {
    if (kind == Kind.INTEGER) {
      out.signed((Integer) value);
    } else if (kind == Kind.REFERENCE) {
      out.number(((Ref) value).id());
    } else if (kind == Kind.TEXT) {
      out.text((String) value);
    } else if (kind == Kind.ELEMENTS && value instanceof int[] array) {
      array(out, array);
    } else {
      RowForm.write(out, sort, value);
    }
  }

  /** The elements, 0 for all others, and none that differ. */
  private static void array(BatchSink out, int[] array) {
    out.number(array.length);
    out.allSigned(array);
    out.signed(0);
    out.number(0);
  }
}
