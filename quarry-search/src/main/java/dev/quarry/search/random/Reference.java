package dev.quarry.search.random;

import dev.quarry.expr.Input;
import dev.quarry.expr.Ref;
import java.util.List;
import java.util.stream.Stream;

/**
 * Null, or an object and what is in it.
 *
 * @param input the reference
 * @param content of the object; drawn for null, too, so that it is there when null is changed
 * @param draw decides
 */
record Reference(Input input, Source content, Draw draw) implements Source {
  private static final int NULL_ONE_IN = 20;

  @Override
  public List<Input> inputs() {
    return Stream.concat(Stream.of(input), content.inputs().stream()).toList();
  }

  @Override
  public void draw(Object[] row, int column) {
    row[column] = draw.oneIn(NULL_ONE_IN) ? Ref.NULL : draw.object();
    content.draw(row, column + 1);
  }

  @Override
  public void change(Object[] row, int column) {
    if (row[column].equals(Ref.NULL)) {
      draw(row, column);
    } else {
      content.change(row, column + 1);
    }
  }
}
