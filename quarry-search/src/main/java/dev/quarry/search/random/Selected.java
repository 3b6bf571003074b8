package dev.quarry.search.random;

import dev.quarry.expr.Input;
import java.util.List;
import java.util.stream.Stream;

/**
 * A number that selects one of several ways, and what the selected way needs.
 *
 * @param input the number
 * @param options what the ways need
 * @param usual how many of them, the first ones, are selected most of the time
 * @param draw selects
 */
record Selected(Input input, List<Source> options, int usual, Draw draw) implements Source {
  private static final int UNUSUAL_ONE_IN = 10;
  private static final int OTHER_WAY_ONE_IN = 6;

  @Override
  public List<Input> inputs() {
    return Stream.concat(
            Stream.of(input), options.stream().flatMap(option -> option.inputs().stream()))
        .toList();
  }

  @Override
  public void draw(Object[] row, int column) {
    int choice = draw.below(draw.oneIn(UNUSUAL_ONE_IN) ? options.size() : usual);
    row[column] = choice;
    options.get(choice).draw(row, start(choice, column));
  }

  @Override
  public void change(Object[] row, int column) {
    int choice = chosen(row, column);
    int start = start(choice, column);
    if (draw.oneIn(OTHER_WAY_ONE_IN) || options.get(choice).weight(row, start) == 0) {
      draw(row, column);
    } else {
      options.get(choice).change(row, start);
    }
  }

  @Override
  public int weight(Object[] row, int column) {
    int choice = chosen(row, column);
    return 1 + options.get(choice).weight(row, start(choice, column));
  }

  /** Numbers that are no way's mean the first. */
  private int chosen(Object[] row, int column) {
    int choice = (Integer) row[column];
    return choice < 0 || choice >= options.size() ? 0 : choice;
  }

  private int start(int choice, int column) {
    return column
        + 1
        + options.subList(0, choice).stream().mapToInt(option -> option.inputs().size()).sum();
  }
}
