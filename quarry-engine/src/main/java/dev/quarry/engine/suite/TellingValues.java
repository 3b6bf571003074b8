package dev.quarry.engine.suite;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.input.InputPath;
import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Recipe;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Other values for those that many operations come to the same with: 0 - 0 is 0 + 0, and whatever
 * is done with an empty text is empty. They are small and all different.
 */
final class TellingValues {
  private static final List<Integer> NUMBERS = List.of(7, 3, 5, 2, 11, 13, 4, 6);
  private static final List<String> TEXTS = List.of("abc", "de", "fgh", "ij");

  private TellingValues() {}

  /** A value to put in the place of another. */
  record Change(Input input, Object value) {}

  /** For inputs that are numbers or texts, not for what selects something. */
  static List<Change> of(List<Recipe> arguments, Model model) {
    Set<String> choices = OpenPlaces.choices(arguments).keySet();
    Map<InputPath, String> types = new HashMap<>();
    for (Recipe.Hole hole : OpenPlaces.of(arguments)) {
      InputPath path = InputPath.parameter(hole.name());
      if (!choices.contains(hole.name())) {
        types.put(path, hole.type());
        types.put(path.aspect(InputPath.Aspect.Kind.TEXT), hole.type());
        types.put(path.aspect(InputPath.Aspect.Kind.VALUE), hole.type());
      }
    }
    List<Change> changes = new ArrayList<>();
    int number = 0;
    int text = 0;
    for (Map.Entry<Input, Object> entry : model.values().entrySet()) {
      Optional<String> type = InputPath.find(entry.getKey()).map(types::get);
      if (type.isPresent() && isPlain(entry.getValue(), type.get())) {
        boolean isText = entry.getValue() instanceof String;
        @Nullable Object other =
            isText ? next(TEXTS, text++) : like(entry.getValue(), next(NUMBERS, number++));
        if (other != null) {
          changes.add(new Change(entry.getKey(), other));
        }
      }
    }
    return changes;
  }

  private static <T> @Nullable T next(List<T> values, int at) {
    return at < values.size() ? values.get(at) : null;
  }

  private static boolean isPlain(Object value, String type) {
    if (value instanceof String text) {
      return text.length() <= 1;
    }
    boolean isCharacter = type.equals("C") || type.equals("Z") || type.endsWith("/Character;");
    return value instanceof Number number && !isCharacter && Math.abs(number.doubleValue()) <= 1;
  }

  private static @Nullable Object like(Object value, @Nullable Integer number) {
    if (number == null) {
      return null;
    }
    if (value instanceof Integer) {
      return number;
    }
    if (value instanceof Long) {
      return (long) number;
    }
    if (value instanceof Float) {
      return number + 0.5f;
    }
    return value instanceof Double ? number + 0.5 : null;
  }
}
