package booking.desk;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Codes such as {@code HB-0042-7}, whose last digit is a check. */
public final class ConfirmationCode {
  private static final Pattern FORM = Pattern.compile("([A-Z]{2})-(\\d{4})-(\\d)");

  private ConfirmationCode() {}

  public static String of(String hotel, int number) {
    if (!hotel.matches("[A-Z]{2}") || number < 0 || number > 9999) {
      throw new IllegalArgumentException(hotel + " " + number); // reach: yes
    }
    String code = String.format(Locale.ROOT, "%s-%04d-%d", hotel, number, check(number));
    if (code.length() != 9) {
      throw new IllegalStateException(code); // reach: no
    }
    return code; // reach: yes
  }

  /** The number inside a code. */
  public static int number(String code) {
    Matcher matcher = FORM.matcher(code);
    if (!matcher.matches()) {
      throw new IllegalArgumentException("No code: " + code); // reach: yes
    }
    int number = Integer.parseInt(matcher.group(2)); // reach: NumberFormatException no
    int check = Character.digit(matcher.group(3).charAt(0), 10);
    if (check != check(number)) {
      throw new IllegalArgumentException("Mistyped: " + code); // reach: yes
    }
    return number; // reach: yes
  }

  private static int check(int number) {
    int sum = String.valueOf(number).chars().map(c -> c - '0').sum();
    return (10 - sum % 10) % 10;
  }
}
