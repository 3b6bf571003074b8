package formats;

/** Numbers in other bases. */
// witness: check(255)
// witness: check(-1)
public final class Hex {
  public static String check(int number) {
    String hex = Integer.toHexString(number);
    if (hex.length() > 8) {
      return "too long"; // reach: no
    }
    if (Integer.parseUnsignedInt(hex, 16) != number) {
      return "lost"; // reach: no
    }
    if (hex.equals("ff")) {
      return "byte"; // reach: yes
    }
    int bits = Integer.toBinaryString(number).length();
    return bits == 32 ? "negative" : "positive"; // reach: true yes
  }
}
