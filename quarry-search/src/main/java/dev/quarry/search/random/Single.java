package dev.quarry.search.random;

import dev.quarry.expr.Input;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * One value.
 *
 * @param input it is for
 * @param fresh draws one
 * @param changed draws one near another
 */
record Single(Input input, Supplier<Object> fresh, UnaryOperator<Object> changed)
    implements Source {
  @Override
  public List<Input> inputs() {
    return List.of(input);
  }

  @Override
  public void draw(Object[] row, int column) {
    row[column] = fresh.get();
  }

  @Override
  public void change(Object[] row, int column) {
    row[column] = changed.apply(row[column]);
  }
}
