package dev.quarry.engine.input;

import dev.quarry.models.environment.EnvironmentInput;
import java.util.List;
import java.util.Optional;

/** How inputs that come from the environment are called when they are shown. */
final class EnvironmentNames {
  private EnvironmentNames() {}

  /**
   * The name to show: {@code System.nanoTime()}, with {@code #2} for the second of several.
   *
   * @param all the names of inputs that are no parts of others, in the order of the run
   */
  static String shown(String name, List<String> all) {
    Optional<EnvironmentInput> input = EnvironmentInput.parse(name);
    if (input.isEmpty()) {
      return name;
    }
    String text = input.get().text();
    List<String> alike =
        all.stream()
            .filter(
                other ->
                    EnvironmentInput.parse(other).filter(o -> o.text().equals(text)).isPresent())
            .toList();
    return alike.size() == 1 ? text : text + "#" + (alike.indexOf(name) + 1);
  }
}
