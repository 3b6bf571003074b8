package dev.quarry.search.random;

import dev.quarry.expr.Input;
import java.util.List;

/** Draws what a place needs: a value for each of its inputs, in neighbouring columns of a row. */
interface Source {
  /** The inputs, in the order of their columns. */
  List<Input> inputs();

  /** Writes new values into a row, from a column on. Values that don't matter may be left out. */
  void draw(Object[] row, int column);

  /** Changes the values in a row a little. */
  default void change(Object[] row, int column) {
    draw(row, column);
  }

  /** How many of the values in a row matter. */
  default int weight(Object[] row, int column) {
    return 1;
  }
}
