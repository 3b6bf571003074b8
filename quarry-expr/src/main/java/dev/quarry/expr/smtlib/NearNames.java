package dev.quarry.expr.smtlib;

import java.util.Collection;

/** Suggests what a misspelt name may have meant. */
final class NearNames {
  private NearNames() {}

  /** {@code "; did you mean foo?"} if a name is near, else a full stop. */
  static String suggestion(String name, Collection<String> known) {
    String best = "";
    int least = Math.min(3, name.length() / 2 + 1);
    for (String candidate : known) {
      int distance =
          Math.abs(candidate.length() - name.length()) < least ? distance(name, candidate) : least;
      if (distance < least) {
        least = distance;
        best = candidate;
      }
    }
    return best.isEmpty() ? "." : "; did you mean " + best + "?";
  }

  /** The edit distance of Levenshtein. */
  private static int distance(String a, String b) {
    int[] above = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      above[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        int replaced = above[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        row[j] = Math.min(replaced, 1 + Math.min(above[j], row[j - 1]));
      }
      above = row;
    }
    return above[b.length()];
  }
}
