package collections;

/** A map with two keys. */
public final class Maps {
  public static int look(int x) {
    java.util.Map<String, Integer> map = new java.util.HashMap<>();
    map.put("a", x);
    map.put("b", x + 1);
    map.put("a", 3);
    if (map.size() == 3) {
      return 1; // reach: no
    }
    return map.get("b") == 10 && map.get("a") == 3 ? 2 : 3; // reach: true yes
  }
}
