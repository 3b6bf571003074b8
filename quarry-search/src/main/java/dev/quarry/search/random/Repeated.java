package dev.quarry.search.random;

import dev.quarry.expr.Input;
import java.util.List;
import java.util.stream.Stream;

/**
 * Something that is done now and then, perhaps several times, and what it needs each time.
 *
 * @param input how often
 * @param most how often at most
 * @param oneIn how rarely it is done at all
 * @param content what it needs
 * @param draw decides
 */
record Repeated(Input input, int most, int oneIn, Source content, Draw draw) implements Source {
  private static final int UNDONE_ONE_IN = 4;
  private static final int ONCE_ONE_IN = 2;

  @Override
  public List<Input> inputs() {
    return Stream.concat(Stream.of(input), content.inputs().stream()).toList();
  }

  @Override
  public void draw(Object[] row, int column) {
    row[column] = 0;
    if (draw.oneIn(oneIn)) {
      begin(row, column);
    }
  }

  private void begin(Object[] row, int column) {
    row[column] = draw.oneIn(ONCE_ONE_IN) ? 1 : 1 + draw.below(most);
    content.draw(row, column + 1);
  }

  @Override
  public void change(Object[] row, int column) {
    int times = (Integer) row[column];
    if (times <= 0) {
      begin(row, column);
    } else if (draw.oneIn(UNDONE_ONE_IN)) {
      row[column] = 0;
    } else if (content.weight(row, column + 1) == 0 || draw.oneIn(2)) {
      row[column] = 1 + draw.below(most);
    } else {
      content.change(row, column + 1);
    }
  }

  @Override
  public int weight(Object[] row, int column) {
    return (Integer) row[column] > 0 ? 1 + content.weight(row, column + 1) : 1;
  }
}
