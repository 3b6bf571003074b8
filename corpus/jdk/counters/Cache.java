package counters;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/** Computes a price once for each article. */
// witness: misses("tea", "tea", "milk")
// witness: misses("tea", "tea", "tea")
// witness: misses(null, "tea", "tea")
public final class Cache {
  public static int misses(String first, String second, String third) {
    ConcurrentMap<String, Integer> cache = new ConcurrentHashMap<>();
    int[] misses = {0};
    for (String article : new String[] {first, second, third}) {
      cache.computeIfAbsent(article, name -> ++misses[0] * 100); // reach: NullPointerException yes
    }
    if (misses[0] != cache.size()) {
      return -1; // reach: no
    }
    if (misses[0] == 0) {
      return -2; // reach: no
    }
    return misses[0] == 2 ? 2 : 1; // reach: true yes, false yes
  }
}
