package dev.quarry.testgen.confirm;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quarry.process.UserCache;

/**
 * Tells files that are as Quarry wrote them from those that somebody edited: the first line has a
 * sum of the rest. White space at the ends of lines does not count, as version control changes it.
 */
final class Seal {
  private static final String HEADER = "// Written by Quarry.";
  private static final String SEALED = HEADER + " Edited files are left alone. ";
  private static final int DIGITS = 16;

  private Seal() {}

  /** The text with its sum; a text that does not begin as tests do is left as it is. */
  static String on(String text) {
    return text.startsWith(HEADER + "\n")
        ? SEALED + sum(text) + text.substring(HEADER.length())
        : text;
  }

  /** Whether a text is as {@link #on} or an older version without sums left it. */
  static boolean isWhole(String text) {
    int end = text.indexOf('\n');
    String first = text.substring(0, end < 0 ? text.length() : end).strip();
    return first.equals(HEADER) || first.equals(SEALED + sum(text));
  }

  /** Of all lines but the first. */
  private static String sum(String text) {
    StringBuilder rest = new StringBuilder();
    text.lines().skip(1).forEach(line -> rest.append(line.stripTrailing()).append('\n'));
    return UserCache.sha256(rest.toString().getBytes(UTF_8)).substring(0, DIGITS);
  }
}
