package found;

/** A constant that is equal to an object says what the object is. */
public final class ObjectEquals {
  public static int run(int x, Object o) {
    if (!(o == null || o instanceof Integer || "a".equals(o))) {
      return 0; // reach: yes
    }
    if (o instanceof String text && text.length() == x) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }
}
