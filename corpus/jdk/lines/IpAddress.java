package lines;

/** Checks an address. */
// witness: check("192.168.0.1")
// witness: check("8.8.8.8")
// witness: check("8.8.8")
// witness: check("8.8.8.256")
public final class IpAddress {
  public static String check(String address) {
    String[] parts = address.split("\\.", -1);
    if (parts.length != 4) {
      return "parts"; // reach: yes
    }
    int[] bytes = new int[4];
    for (int i = 0; i < parts.length; i++) {
      bytes[i] = Integer.parseUnsignedInt(parts[i]);
      if (bytes[i] > 255 || bytes[i] < 0) {
        return "range"; // reach: yes
      }
    }
    if (bytes[3] == 256) {
      return "?"; // reach: no
    }
    return bytes[0] == 192 && bytes[1] == 168 ? "private" : "public"; // reach: true yes, false yes
  }
}
