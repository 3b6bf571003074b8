package dev.quarry.search.random;

import dev.quarry.expr.Input;
import java.util.List;

/** Several things side by side, of which one is changed at a time. */
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
    int at = column;
    int chosen = draw.below(parts.size());
    for (Source part : parts.subList(0, chosen)) {
      at += part.inputs().size();
    }
    parts.get(chosen).change(row, at);
  }
}
