package dev.quarry.engine.reach;

import java.util.ArrayList;
import java.util.List;

/**
 * A call that shows what a program of the corpus marks as reached: {@code // witness: price("7",
 * 2)}, a line of its own above the class.
 *
 * @param className the program's class by its binary name
 * @param call a Java expression, in which static members of the class go without its name
 */
record Witness(String className, String call) {
  private static final String START = "// witness: ";

  /**
   * All witnesses of a file, from top to bottom.
   *
   * @param file relative to the directory of its package's root
   */
  static List<Witness> in(String file, List<String> lines) {
    String className = file.substring(0, file.length() - ".java".length()).replace('/', '.');
    List<Witness> witnesses = new ArrayList<>();
    for (String line : lines) {
      if (line.startsWith(START)) {
        witnesses.add(new Witness(className, line.substring(START.length())));
      }
    }
    return witnesses;
  }
}
