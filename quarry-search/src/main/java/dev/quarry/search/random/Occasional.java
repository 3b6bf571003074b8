package dev.quarry.search.random;

import dev.quarry.expr.Input;
import java.util.List;
import java.util.stream.Stream;

/**
 * Something that is done now and then, and what it needs.
 *
 * @param input a truth value
 * @param oneIn how rarely it is done
 * @param content what it needs
 * @param draw decides
 */
record Occasional(Input input, int oneIn, Source content, Draw draw) implements Source {
  private static final int UNDONE_ONE_IN = 3;

  @Override
  public List<Input> inputs() {
    return Stream.concat(Stream.of(input), content.inputs().stream()).toList();
  }

  @Override
  public void draw(Object[] row, int column) {
    set(row, column, draw.oneIn(oneIn));
  }

  private void set(Object[] row, int column, boolean done) {
    row[column] = done;
    if (done) {
      content.draw(row, column + 1);
    }
  }

  @Override
  public void change(Object[] row, int column) {
    if (!(Boolean) row[column]) {
      set(row, column, true);
    } else if (draw.oneIn(UNDONE_ONE_IN) || content.weight(row, column + 1) == 0) {
      row[column] = false;
    } else {
      content.change(row, column + 1);
    }
  }

  @Override
  public int weight(Object[] row, int column) {
    return (Boolean) row[column] ? 1 + content.weight(row, column + 1) : 1;
  }
}
