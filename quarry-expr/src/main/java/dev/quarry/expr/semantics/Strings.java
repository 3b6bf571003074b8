package dev.quarry.expr.semantics;

import java.util.Locale;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Operations of {@link String} on non-null strings, made total. Case mapping uses the root locale.
 */
public final class Strings {
  private Strings() {}

  public static int length(String s) {
    return s.length();
  }

  /** The code unit at an index; 0 outside the string. */
  public static int charAt(String s, int index) {
    return index >= 0 && index < s.length() ? s.charAt(index) : 0;
  }

  public static boolean isEmpty(String s) {
    return s.isEmpty();
  }

  public static boolean isBlank(String s) {
    return s.isBlank();
  }

  public static boolean equals(String a, String b) {
    return a.equals(b);
  }

  public static boolean equalsIgnoreCase(String a, String b) {
    return a.equalsIgnoreCase(b);
  }

  public static int compareTo(String a, String b) {
    return a.compareTo(b);
  }

  public static int compareToIgnoreCase(String a, String b) {
    return a.compareToIgnoreCase(b);
  }

  public static boolean startsWith(String s, String prefix, int from) {
    return s.startsWith(prefix, from);
  }

  public static boolean endsWith(String s, String suffix) {
    return s.endsWith(suffix);
  }

  public static boolean contains(String s, String part) {
    return s.contains(part);
  }

  public static int indexOf(String s, String part, int from) {
    return s.indexOf(part, from);
  }

  /** The first place of a code point, as {@link String#indexOf(int, int)}. */
  public static int indexOfChar(String s, int codePoint, int from) {
    return s.indexOf(codePoint, from);
  }

  public static int lastIndexOf(String s, String part, int from) {
    return s.lastIndexOf(part, from);
  }

  /** The last place of a code point, as {@link String#lastIndexOf(int, int)}. */
  public static int lastIndexOfChar(String s, int codePoint, int from) {
    return s.lastIndexOf(codePoint, from);
  }

  /** The part from begin to end; empty where the JVM would throw. */
  public static String substring(String s, int begin, int end) {
    return 0 <= begin && begin <= end && end <= s.length() ? s.substring(begin, end) : "";
  }

  public static String concat(String a, String b) {
    return a.concat(b);
  }

  public static String replace(String s, String part, String by) {
    return s.replace(part, by);
  }

  /** Replaces every code unit; both are narrowed to char. */
  public static String replaceChar(String s, int unit, int by) {
    return s.replace((char) unit, (char) by);
  }

  public static String trim(String s) {
    return s.trim();
  }

  public static String strip(String s) {
    return s.strip();
  }

  public static String stripLeading(String s) {
    return s.stripLeading();
  }

  public static String stripTrailing(String s) {
    return s.stripTrailing();
  }

  public static String toLowerCase(String s) {
    return s.toLowerCase(Locale.ROOT);
  }

  public static String toUpperCase(String s) {
    return s.toUpperCase(Locale.ROOT);
  }

  public static int hashCode(String s) {
    return s.hashCode();
  }

  /** The string of one code unit; the argument is narrowed to char. */
  public static String ofChar(int unit) {
    return String.valueOf((char) unit);
  }

  /** Whether the whole string matches a regular expression; nothing matches a malformed one. */
  public static boolean matches(String s, String regex) {
    try {
      return Pattern.matches(regex, s);
    } catch (PatternSyntaxException malformed) {
      return false;
    }
  }
}
