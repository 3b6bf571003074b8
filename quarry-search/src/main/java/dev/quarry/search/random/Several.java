package dev.quarry.search.random;

import dev.quarry.expr.Input;
import java.util.List;

/** Several things side by side, of which one that matters is changed at a time. */
final class Several implements Source {
  private final List<Source> parts;
  private final List<Input> inputs;
  private final Draw draw;

  Several(List<Source> parts, Draw draw) {
    this.parts = List.copyOf(parts);
    this.inputs = parts.stream().flatMap(part -> part.inputs().stream()).toList();
    this.draw = draw;
  }

  @Override
  public List<Input> inputs() {
    return inputs;
  }

  @Override
  public void draw(Object[] row, int column) {
    int at = column;
    for (Source part : parts) {
      part.draw(row, at);
      at += part.inputs().size();
    }
  }

  @Override
  public void change(Object[] row, int column) {
    int weight = weight(row, column);
    if (weight == 0) {
      return;
    }
    int chosen = draw.below(weight);
    int at = column;
    for (Source part : parts) {
      chosen -= part.weight(row, at);
      if (chosen < 0) {
        part.change(row, at);
        return;
      }
      at += part.inputs().size();
    }
  }

  @Override
  public int weight(Object[] row, int column) {
    int sum = 0;
    int at = column;
    for (Source part : parts) {
      sum += part.weight(row, at);
      at += part.inputs().size();
    }
    return sum;
  }
}
