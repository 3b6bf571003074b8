package dev.quarry.expr.strings;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import java.util.List;
import java.util.Map;

/**
 * The int inputs that stand for a string input.
 *
 * @param original the string input
 * @param length stands for its length
 * @param units stand for its first code units, 0 beyond the length
 */
public record InputVector(Input original, Input length, List<Input> units) {
  /** Stands where a string goes on beyond its vector, that is where no condition looks. */
  private static final char FILLER = 'a';

  public InputVector {
    units = List.copyOf(units);
  }

  /** Adds the values that stand for a string. */
  void encode(String text, Map<Input, Object> values) {
    values.put(length, text.length());
    for (int i = 0; i < units.size(); i++) {
      values.put(units.get(i), i < text.length() ? (int) text.charAt(i) : 0);
    }
  }

  /** The string that a model of the vector stands for. */
  String decode(Model model, int longest) {
    int size = Math.max(0, Math.min(longest, (Integer) model.get(length)));
    var text = new StringBuilder(size);
    for (int i = 0; i < size; i++) {
      boolean visible = i < units.size();
      text.append(visible ? (char) (int) (Integer) model.get(units.get(i)) : FILLER);
    }
    return text.toString();
  }
}
