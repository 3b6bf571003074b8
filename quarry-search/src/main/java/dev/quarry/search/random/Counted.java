package dev.quarry.search.random;

import dev.quarry.expr.Input;
import java.util.List;
import java.util.stream.Stream;

/**
 * A number of things, and what the first so many of them need.
 *
 * @param input the number
 * @param things at most these
 * @param draw decides
 */
record Counted(Input input, List<Source> things, Draw draw) implements Source {
  private static final int OTHER_NUMBER_ONE_IN = 4;

  @Override
  public List<Input> inputs() {
    return Stream.concat(
            Stream.of(input), things.stream().flatMap(thing -> thing.inputs().stream()))
        .toList();
  }

  @Override
  public void draw(Object[] row, int column) {
    int count = draw.below(things.size() + 1);
    row[column] = count;
    draw(row, column, 0, count);
  }

  private void draw(Object[] row, int column, int from, int to) {
    int at = column + 1;
    for (int i = 0; i < to; i++) {
      if (i >= from) {
        things.get(i).draw(row, at);
      }
      at += things.get(i).inputs().size();
    }
  }

  @Override
  public void change(Object[] row, int column) {
    int count = count(row, column);
    if (count == 0 || draw.oneIn(OTHER_NUMBER_ONE_IN)) {
      int other = draw.below(things.size() + 1);
      row[column] = other;
      draw(row, column, count, other);
      return;
    }
    int chosen = draw.below(count);
    int at = column + 1;
    for (Source thing : things.subList(0, chosen)) {
      at += thing.inputs().size();
    }
    things.get(chosen).change(row, at);
  }

  @Override
  public int weight(Object[] row, int column) {
    int sum = 1;
    int at = column + 1;
    for (Source thing : things.subList(0, count(row, column))) {
      sum += thing.weight(row, at);
      at += thing.inputs().size();
    }
    return sum;
  }

  private int count(Object[] row, int column) {
    return Math.max(0, Math.min(things.size(), (Integer) row[column]));
  }
}
