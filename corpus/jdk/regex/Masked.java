package regex;

/** Hides digits. */
// witness: hide("card 1234")
// witness: hide("no card")
public final class Masked {
  public static String hide(String text) {
    String hidden = text.replaceAll("[0-9]", "*");
    for (char c : hidden.toCharArray()) {
      if (c >= '0' && c <= '9') {
        return "leak"; // reach: no
      }
    }
    if (hidden.length() != text.length()) {
      return "length"; // reach: no
    }
    return hidden.equals(text) ? "nothing" : hidden; // reach: true yes, false yes
  }
}
