package boxes;

/** Boxes and numbers in one expression. */
public final class MixedKinds {
  private MixedKinds() {}

  public static int chosen(boolean isOne, Integer other) {
    Integer result = isOne ? 1 : other; // reach: NullPointerException yes
    if (result == null) {
      return 0; // reach: no
    }
    return result; // reach: yes
  }

  public static int widened(boolean isChar, int number) {
    Object result = isChar ? 'a' : number;
    if (result instanceof Character) {
      return 1; // reach: no
    }
    Object other = isChar ? Character.valueOf('a') : Integer.valueOf(number);
    if (other instanceof Character) {
      return 2; // reach: no
    }
    if (other.equals(97)) {
      return 3; // reach: yes
    }
    return 4; // reach: yes
  }

  public static int equals(Long a, int b) {
    if (a.equals(b)) {
      return 1; // reach: no
    }
    if (a == b) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int incremented(Integer a) {
    Integer before = a;
    a++;
    if (a == before) {
      return 1; // reach: no
    }
    a--;
    if (a == before) {
      return 2; // reach: yes
    }
    if (a.equals(before)) {
      return 3; // reach: yes
    }
    return 4; // reach: no
  }

  public static int zeros(Double a, Double b) {
    if (a.doubleValue() == b.doubleValue() && !a.equals(b)) {
      return 1; // reach: yes
    }
    if (a.equals(b) && a.doubleValue() != b.doubleValue()) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }

  public static int narrowed(byte b, short s, char c) {
    b += 200;
    s -= c;
    c *= 1.5;
    if (b == 100 && s > 0 && c == 4) {
      return 1; // reach: yes
    }
    if (b > 127) {
      return 2; // reach: no
    }
    return 3; // reach: yes
  }
}
