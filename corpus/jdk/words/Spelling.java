package words;

import java.util.List;

/** Suggests a word that differs in one letter. */
// witness: suggest("tee")
// witness: suggest("tea")
// witness: suggest("xyz")
// witness: suggest("te")
public final class Spelling {
  private static final List<String> KNOWN = List.of("tea", "milk", "water");

  public static String suggest(String typed) {
    if (KNOWN.contains(typed)) {
      return typed; // reach: yes
    }
    for (String word : KNOWN) {
      if (word.length() == typed.length()) {
        int different = 0;
        for (int i = 0; i < word.length(); i++) {
          different += word.charAt(i) == typed.charAt(i) ? 0 : 1;
        }
        if (different == 0) {
          return "known"; // reach: no
        }
        if (different == 1) {
          return word; // reach: yes
        }
      }
    }
    return "?"; // reach: yes
  }
}
