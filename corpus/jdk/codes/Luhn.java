package codes;

/** The check digit of a card number. */
// witness: isValid("4539578763621486")
// witness: isValid("4539578763621487")
// witness: isValid("45a")
public final class Luhn {
  public static boolean isValid(String number) {
    int sum = 0;
    boolean twice = false;
    for (int i = number.length() - 1; i >= 0; i--) {
      int digit = Character.digit(number.charAt(i), 10);
      if (digit < 0) {
        throw new IllegalArgumentException(number); // reach: yes
      }
      if (digit > 9) {
        return false; // reach: no
      }
      int value = twice ? digit * 2 : digit;
      sum += value > 9 ? value - 9 : value;
      twice = !twice;
    }
    return sum % 10 == 0; // reach: true yes, false yes
  }
}
