package words;

import java.util.Map;
import java.util.TreeMap;

/** How often words occur. */
// witness: mostFrequent("a b a")
// witness: mostFrequent("b a b a")
// witness: mostFrequent("")
public final class WordCount {
  public static String mostFrequent(String text) {
    Map<String, Integer> counts = new TreeMap<>();
    for (String word : text.split("\\s+")) {
      if (word.isEmpty()) {
        continue; // reach: yes
      }
      counts.put(word, counts.getOrDefault(word, 0) + 1);
    }
    String best = "";
    int most = 0;
    for (Map.Entry<String, Integer> entry : counts.entrySet()) {
      if (entry.getValue() < 1) {
        return "?"; // reach: no
      }
      if (entry.getValue() > most) {
        best = entry.getKey();
        most = entry.getValue();
      }
    }
    return most == 2 && counts.size() == 2 ? best : ""; // reach: true yes, false yes
  }
}
