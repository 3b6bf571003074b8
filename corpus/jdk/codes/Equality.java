package codes;

import java.util.Objects;

/** A key with equals and hashCode as everybody writes them. */
// witness: compare("a", 1, "a", 1)
// witness: compare("a", 1, null, 1)
public final class Equality {
  private static final class Key {
    private final String name;
    private final int number;

    Key(String name, int number) {
      this.name = name;
      this.number = number;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Key key && Objects.equals(name, key.name) && number == key.number;
    }

    @Override
    public int hashCode() {
      return Objects.hash(name, number);
    }
  }

  public static String compare(String name1, int number1, String name2, int number2) {
    Key a = new Key(name1, number1);
    Key b = new Key(name2, number2);
    if (a.equals(b)) {
      return a.hashCode() == b.hashCode() ? "same" : "broken"; // reach: true yes, false no
    }
    return b.equals(a) ? "broken" : "different"; // reach: true no, false yes
  }
}
