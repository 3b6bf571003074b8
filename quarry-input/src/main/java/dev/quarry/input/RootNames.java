package dev.quarry.input;

import java.util.List;

/** How roots are called when they are shown. */
final class RootNames {
  private RootNames() {}

  /**
   * The name to show: of the environment {@code System.nanoTime()}, with {@code #2} for the second
   * of several.
   *
   * @param all roots, in the order of the run
   */
  static String of(InputPath root, List<InputPath> all) {
    if (!(root instanceof InputPath.Environment environment)) {
      return root instanceof InputPath.Parameter parameter ? parameter.name() : root.text();
    }
    List<InputPath> alike =
        all.stream()
            .filter(
                other ->
                    other instanceof InputPath.Environment one
                        && one.call().equals(environment.call()))
            .toList();
    return alike.size() == 1
        ? environment.call()
        : environment.call() + "#" + (alike.indexOf(root) + 1);
  }
}
