package dev.quarry.testgen.recipe;

import java.util.HashSet;
import java.util.Set;

/** Gives the open places of one scenario names that differ and that Java takes as identifiers. */
final class HoleNames {
  private final Set<String> taken = new HashSet<>();

  /** The wanted name, with a number behind it if it is taken. */
  String unique(String wanted) {
    String name = identifier(wanted);
    String free = name;
    for (int number = 2; !taken.add(free); number++) {
      free = name + number;
    }
    return free;
  }

  private static String identifier(String wanted) {
    StringBuilder name = new StringBuilder();
    for (char c : wanted.toCharArray()) {
      name.append(
          Character.isJavaIdentifierPart(c) && !Character.isIdentifierIgnorable(c) ? c : '_');
    }
    return name.isEmpty() || !Character.isJavaIdentifierStart(name.charAt(0))
        ? "_" + name
        : name.toString();
  }
}
