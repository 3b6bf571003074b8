package dev.quarry.solver.walk;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Completes a string to a match of a regular expression, character by character. It asks the JDK's
 * own matcher whether a match could go on, so that it knows every construct the JDK knows.
 */
final class RegexSample {
  private static final int LONGEST = 64;

  private final RandomGenerator random;

  RegexSample(RandomGenerator random) {
    this.random = random;
  }

  /** A match that starts with what is usable of the string; null if none was met. */
  @Nullable String matching(String s, String regex) {
    Matcher matcher = Pattern.compile(regex).matcher("");
    var text = new StringBuilder(s.substring(0, Math.min(s.length(), LONGEST)));
    while (!text.isEmpty() && !isViable(matcher, text)) {
      text.setLength(text.length() - 1);
    }
    while (text.length() < LONGEST) {
      boolean matched = matcher.reset(text).matches();
      List<Character> next = matched && random.nextBoolean() ? List.of() : viable(matcher, text);
      if (next.isEmpty()) {
        return matched ? text.toString() : null;
      }
      text.append((char) next.get(random.nextInt(next.size())));
    }
    return null;
  }

  /** The printable characters that can come next. */
  private static List<Character> viable(Matcher matcher, StringBuilder text) {
    var found = new ArrayList<Character>();
    for (char c = ' '; c <= '~'; c++) {
      text.append(c);
      if (isViable(matcher, text)) {
        found.add(c);
      }
      text.setLength(text.length() - 1);
    }
    return found;
  }

  private static boolean isViable(Matcher matcher, CharSequence text) {
    return matcher.reset(text).matches() || matcher.hitEnd();
  }
}
