package orders;

import java.util.LinkedHashMap;
import java.util.Map;

/** Keeps the two articles that were looked at last. */
// witness: remembers("a", "b", "c", "a")
// witness: remembers("a", "b", "a", "a")
public final class RecentlyViewed {
  private static final class Recent extends LinkedHashMap<String, Boolean> {
    Recent() {
      super(16, 0.75f, true);
    }

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
      return size() > 2;
    }
  }

  public static boolean remembers(String first, String second, String third, String asked) {
    Recent recent = new Recent();
    recent.put(first, true);
    recent.put(second, true);
    recent.put(third, true);
    if (recent.size() > 2) {
      return false; // reach: no
    }
    if (!recent.containsKey(third)) {
      return false; // reach: no
    }
    if (recent.containsKey(asked)) {
      return true; // reach: yes
    }
    return false; // reach: yes
  }
}
