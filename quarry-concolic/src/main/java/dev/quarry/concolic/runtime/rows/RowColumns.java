package dev.quarry.concolic.runtime.rows;

import dev.quarry.concolic.batch.InputShape;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import java.util.BitSet;
import java.util.List;

/** Where the rows of a shape have which input, and which inputs were asked for. */
final class RowColumns {
  /** There is no such column: the input has its default. */
  static final int NONE = -1;

  private final List<Input> inputs;
  private final BitSet used = new BitSet();

  RowColumns(InputShape shape) {
    this.inputs = shape.inputs();
  }

  int of(InputPath path, Sort sort) {
    String name = path.text();
    for (int i = 0; i < inputs.size(); i++) {
      if (inputs.get(i).name().equals(name) && inputs.get(i).sort().equals(sort)) {
        used.set(i);
        return i;
      }
    }
    return NONE;
  }

  boolean areAllUsed() {
    return used.cardinality() == inputs.size();
  }
}
