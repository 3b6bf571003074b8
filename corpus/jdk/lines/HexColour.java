package lines;

/** Reads a colour. */
// witness: brightness("#ffffff")
// witness: brightness("#000000")
// witness: brightness("#00000g")
// witness: brightness("black")
public final class HexColour {
  public static String brightness(String text) {
    if (text.length() != 7 || text.charAt(0) != '#') {
      return "no colour"; // reach: yes
    }
    int red = Integer.parseInt(text, 1, 3, 16);
    int green = Integer.parseInt(text, 3, 5, 16);
    int blue = Integer.parseInt(text, 5, 7, 16); // reach: NumberFormatException yes
    if (red > 255 || green > 255 || blue > 255) {
      return "?"; // reach: no
    }
    return red + green + blue > 3 * 127 ? "bright" : "dark"; // reach: true yes, false yes
  }
}
