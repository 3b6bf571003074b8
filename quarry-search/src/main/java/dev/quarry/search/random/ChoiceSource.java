package dev.quarry.search.random;

import dev.quarry.expr.Input;
import java.util.List;

/**
 * A number that selects something.
 *
 * @param input it is for
 * @param choices how many there are to select from
 * @param draw selects
 */
record ChoiceSource(Input input, int choices, Draw draw) implements Source {
  @Override
  public List<Input> inputs() {
    return List.of(input);
  }

  @Override
  public void draw(Object[] row, int column) {
    row[column] = draw.below(choices);
  }
}
