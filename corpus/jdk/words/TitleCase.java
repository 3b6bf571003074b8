package words;

import java.util.Arrays;
import java.util.stream.Collectors;

/** Writes words with capitals. */
// witness: of("war and peace")
// witness: of("war  peace")
public final class TitleCase {
  public static String of(String title) {
    if (title.contains("  ")) {
      return "two spaces"; // reach: yes
    }
    String result =
        Arrays.stream(title.trim().split(" "))
            .map(word -> word.isEmpty() ? word : capital(word))
            .collect(Collectors.joining(" "));
    if (result.length() > title.length()) {
      return "longer"; // reach: no
    }
    return result.equals("War And Peace") ? "Tolstoy" : result; // reach: true yes
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1); // reach: yes
  }
}
