package dev.quarry.search.random;

import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputDomain;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The length and the elements of an array of primitives.
 *
 * @param length an int
 * @param contents a map from ints
 * @param element draws one element into one column
 * @param draw decides how many
 */
record ElementInputs(Input length, Input contents, Source element, Draw draw) implements Source {
  @Override
  public List<Input> inputs() {
    return List.of(length, contents);
  }

  @Override
  public void draw(Object[] row, int column) {
    int size = draw.size(InputDomain.LONGEST_DRAWN_ARRAY);
    Object[] elements = new Object[size];
    Map<List<Object>, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < size; i++) {
      if (i > 0 && draw.oneIn(4)) {
        // Equal elements are more interesting than chance would have them.
        elements[i] = elements[draw.below(i)];
      } else {
        element.draw(elements, i);
      }
      entries.put(List.of(i), elements[i]);
    }
    row[column] = size;
    row[column + 1] = new MapValue(((Sort.Map) contents.sort()).element().defaultValue(), entries);
  }

  @Override
  public void change(Object[] row, int column) {
    int size = (Integer) row[column];
    if (size == 0 || draw.oneIn(4)) {
      row[column] =
          Math.max(0, Math.min(InputDomain.LONGEST_DRAWN_ARRAY, size + (draw.oneIn(2) ? 1 : -1)));
      return;
    }
    MapValue values = (MapValue) row[column + 1];
    int at = draw.below(size);
    Object[] one = {values.get(List.of(at))};
    element.change(one, 0);
    row[column + 1] = values.with(List.of(at), one[0]);
  }
}
