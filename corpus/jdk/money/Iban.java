package money;

import java.math.BigInteger;

/** The check digits of an account number, already turned into digits. */
// witness: isValid("3214282912345698765432161182")
// witness: isValid("98")
// witness: isValid("97")
// witness: isValid("X")
public final class Iban {
  private static final BigInteger MODULUS = BigInteger.valueOf(97);

  public static boolean isValid(String digits) {
    BigInteger number = new BigInteger(digits); // reach: NumberFormatException yes
    int rest = number.mod(MODULUS).intValue();
    if (rest < 0 || rest >= 97) {
      throw new IllegalStateException(); // reach: no
    }
    return rest == 1; // reach: true yes, false yes
  }
}
