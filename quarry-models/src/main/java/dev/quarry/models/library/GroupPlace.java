package dev.quarry.models.library;

import org.jspecify.annotations.Nullable;

/**
 * A group of a regular expression that stands between other parts, in no group itself, and is there
 * in every match.
 *
 * @param before what is matched before the group
 * @param inside what the group matches
 * @param after what is matched after it
 */
public record GroupPlace(String before, String inside, String after) {
  /** What may look around, or refer to what was matched elsewhere, keeps parts from being moved. */
  private static final String UNMOVABLE = "bBGQEkAzZ123456789";

  /**
   * Looks for a group.
   *
   * @param group its number, from one
   * @return null if it stands elsewhere, or if parts of the expression depend on each other
   */
  public static @Nullable GroupPlace of(String regex, int group) {
    int depth = 0;
    int groups = 0;
    int open = -1;
    int close = -1;
    for (int i = 0; i < regex.length(); i++) {
      char c = regex.charAt(i);
      switch (c) {
        case '\\' -> {
          i++;
          if (i == regex.length() || UNMOVABLE.indexOf(regex.charAt(i)) >= 0) {
            return null;
          }
        }
        case '[' -> {
          i = endOfSet(regex, i);
          if (i < 0) {
            return null;
          }
        }
        case '(' -> {
          boolean isPlain = !regex.startsWith("(?", i);
          if (!isPlain && !regex.startsWith("(?:", i)) {
            return null;
          }
          if (isPlain && ++groups == group) {
            if (depth > 0) {
              return null;
            }
            open = i;
          }
          depth++;
        }
        case ')' -> {
          depth--;
          if (depth == 0 && open >= 0 && close < 0) {
            close = i;
          }
        }
        case '|' -> {
          if (depth == 0) {
            return null;
          }
        }
        case '^', '$' -> {
          if (i != (c == '^' ? 0 : regex.length() - 1)) {
            return null;
          }
        }
        default -> {
          // Stands for itself, or says how often.
        }
      }
    }
    boolean isThere =
        close >= 0 && (close + 1 == regex.length() || isOnce(regex.charAt(close + 1)));
    return isThere
        ? new GroupPlace(
            regex.substring(0, open), regex.substring(open + 1, close), regex.substring(close + 1))
        : null;
  }

  private static boolean isOnce(char next) {
    return "?*+{".indexOf(next) < 0;
  }

  /** Negative if it has another one in it, or begins with what ends others. */
  private static int endOfSet(String regex, int open) {
    if (regex.startsWith("]", open + 1) || regex.startsWith("^]", open + 1)) {
      return -1;
    }
    for (int i = open + 1; i < regex.length(); i++) {
      char c = regex.charAt(i);
      if (c == '\\') {
        i++;
      } else if (c == '[') {
        return -1;
      } else if (c == ']') {
        return i;
      }
    }
    return -1;
  }
}
