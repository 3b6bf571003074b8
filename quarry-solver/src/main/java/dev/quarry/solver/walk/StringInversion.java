package dev.quarry.solver.walk;

import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Inverse values of string operations. */
final class StringInversion implements Inversion {
  /** Longer strings are not made. */
  private static final int LONGEST = 4096;

  private final RandomGenerator random;

  StringInversion(RandomGenerator random) {
    this.random = random;
  }

  @Override
  public @Nullable Object argument(Operation node, int index, Object wanted, NodeValues values) {
    if (wanted instanceof String text) {
      return ofText(node, index, text, values);
    }
    if (wanted instanceof Integer number) {
      return ofNumber(node, index, number, values);
    }
    return wanted instanceof Long number && node.op() == Op.STRING_TO_LONG
        ? numeral(node, number, index, values)
        : null;
  }

  private @Nullable Object ofText(Operation node, int index, String text, NodeValues values) {
    return switch (node.op()) {
      case STRING_CONCAT -> {
        String other = values.text(node.argument(1 - index));
        if (index == 0) {
          yield text.endsWith(other) ? text.substring(0, text.length() - other.length()) : null;
        }
        yield text.startsWith(other) ? text.substring(other.length()) : null;
      }
      case STRING_TRIM, STRING_STRIP, STRING_STRIP_LEADING, STRING_STRIP_TRAILING ->
          random.nextBoolean() ? text : filled(text, values.text(node.argument(0)).length());
      case STRING_LOWER_CASE, STRING_UPPER_CASE -> text;
      case STRING_REPLACE, STRING_REPLACE_CHAR -> index == 0 ? text : null;
      case STRING_SUBSTRING -> index == 0 ? overwritten(node, text, values) : null;
      case STRING_OF_CHAR -> text.length() == 1 ? (Integer) (int) text.charAt(0) : null;
      case INT_TO_STRING, LONG_TO_STRING ->
          index == 0
              ? parsed(text, (int) values.integral(node.argument(1)), node.argument(0).sort())
              : null;
      default -> null;
    };
  }

  private static @Nullable Object parsed(String text, int radix, Sort sort) {
    try {
      return sort == Sort.INT
          ? (Object) Integer.parseInt(text, radix)
          : (Object) Long.parseLong(text, radix);
    } catch (NumberFormatException notANumeral) {
      return null;
    }
  }

  /** With so much white space at its end that it has the length. */
  private static String filled(String text, int length) {
    return text + " ".repeat(Math.max(0, Math.min(length, LONGEST) - text.length()));
  }

  /** The string with the wanted part in its place; what follows the part is kept. */
  private static @Nullable String overwritten(Operation node, String part, NodeValues values) {
    String s = values.text(node.argument(0));
    int begin = (int) values.integral(node.argument(1));
    int end = (int) values.integral(node.argument(2));
    if (begin < 0 || begin > LONGEST) {
      return null;
    }
    String head = resized(s, begin);
    boolean cutAtEnd = end == s.length() || end < begin || end > s.length();
    return head + part + (cutAtEnd ? "" : s.substring(end));
  }

  private @Nullable Object ofNumber(Operation node, int index, int number, NodeValues values) {
    if (index != 0) {
      return null;
    }
    String s = node.argument(0).sort() == Sort.STRING ? values.text(node.argument(0)) : "";
    return switch (node.op()) {
      case STRING_LENGTH -> number < 0 || number > LONGEST ? null : resized(s, number);
      case STRING_CHAR_AT -> withChar(s, (int) values.integral(node.argument(1)), number);
      case STRING_TO_INT -> numeral(node, number, index, values);
      case STRING_HASH -> withHash(number);
      case STRING_COMPARE, STRING_COMPARE_IGNORE_CASE ->
          number == 0 ? values.text(node.argument(1)) : null;
      case STRING_INDEX_OF, STRING_LAST_INDEX_OF ->
          placed(s, values.text(node.argument(1)), number);
      case STRING_INDEX_OF_CHAR, STRING_LAST_INDEX_OF_CHAR -> {
        int unit = (int) values.integral(node.argument(1));
        yield Character.isValidCodePoint(unit) ? placed(s, Character.toString(unit), number) : null;
      }
      default -> null;
    };
  }

  /** As it is usually written, or with zeros so that the text is as long as it is now. */
  private @Nullable String numeral(Operation node, long number, int index, NodeValues values) {
    int radix = (int) values.integral(node.argument(1));
    if (index != 0 || radix < Character.MIN_RADIX || radix > Character.MAX_RADIX) {
      return null;
    }
    String text = Long.toString(number, radix);
    int missing = values.text(node.argument(0)).length() - text.length();
    if (missing <= 0 || random.nextBoolean()) {
      return text;
    }
    int digits = number < 0 ? 1 : 0;
    return text.substring(0, digits) + "0".repeat(missing) + text.substring(digits);
  }

  private static String resized(String s, int length) {
    return length <= s.length() ? s.substring(0, length) : s + "a".repeat(length - s.length());
  }

  private static @Nullable String withChar(String s, int at, int unit) {
    if (at < 0 || at >= LONGEST || unit != (char) unit) {
      return null;
    }
    String longEnough = resized(s, Math.max(s.length(), at + 1));
    return longEnough.substring(0, at) + (char) unit + longEnough.substring(at + 1);
  }

  private @Nullable String placed(String s, String part, int at) {
    if (at == -1) {
      return part.isEmpty() ? null : s.replace(part, "");
    }
    if (at < 0 || at > LONGEST) {
      return null;
    }
    String cleared = part.isEmpty() ? s : s.replace(part, "");
    int end = random.nextBoolean() ? at : at + part.length();
    return resized(cleared, at) + part + (end < cleared.length() ? cleared.substring(end) : "");
  }

  /** A string of that hash code: its digits in base 31, above a random first part. */
  private String withHash(int hash) {
    var text = new StringBuilder();
    int first = random.nextInt('a', 'z' + 1);
    text.append((char) first);
    long rest = (hash - first * power(7)) & 0xffffffffL;
    // Subtract an 'A' at each of the seven places, then write what is left in base 31.
    for (int place = 6; place >= 0; place--) {
      rest = (rest - 'A' * (long) power(place)) & 0xffffffffL;
    }
    for (int place = 6; place >= 0; place--) {
      long unit = unsigned(place);
      long digit = rest / unit;
      text.append((char) ('A' + digit));
      rest -= digit * unit;
    }
    return text.toString();
  }

  private static int power(int exponent) {
    int power = 1;
    for (int i = 0; i < exponent; i++) {
      power *= 31;
    }
    return power;
  }

  private static long unsigned(int place) {
    long power = 1;
    for (int i = 0; i < place; i++) {
      power *= 31;
    }
    return power;
  }
}
