package iterating;

import java.util.ArrayList;
import java.util.List;

/** Cuts a list into parts of equal size. */
// witness: count(5, 2)
// witness: count(4, 2)
// witness: count(5, 0)
public final class Chunks {
  public static String count(int items, int size) {
    if (items < 0 || items > 8 || size < 1) {
      throw new IllegalArgumentException("size"); // reach: yes
    }
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < items; i++) {
      all.add(i);
    }
    List<List<Integer>> chunks = new ArrayList<>();
    for (int start = 0; start < items && chunks.size() < 10; start += size) {
      int end = (int) Math.min((long) start + size, items);
      chunks.add(all.subList(start, end)); // reach: IndexOutOfBoundsException no
    }
    for (List<Integer> chunk : chunks) {
      if (chunk.isEmpty() || chunk.size() > size) {
        return "?"; // reach: no
      }
    }
    int last = chunks.isEmpty() ? 0 : chunks.get(chunks.size() - 1).size();
    return last == size ? "even" : "uneven"; // reach: true yes, false yes
  }
}
