package arrays;

/** In which order the parts of a statement on arrays are looked at. */
public final class OrderOfUse {
  private static int calls;

  private OrderOfUse() {}

  private static int next() {
    return calls++;
  }

  public static int target(int x) {
    int[] a = new int[4];
    int i = 0;
    a[i] = i = 2;
    if (a[2] == 2) {
      return 1; // reach: no
    }
    i = 1;
    a[i++] = i + x;
    if (a[1] == 5 && i == 2) {
      return 2; // reach: yes
    }
    i = i++ + ++i;
    if (i == 6) {
      return 3; // reach: yes
    }
    return i; // reach: no
  }

  public static int missing(int[] a, int x) {
    try {
      a[next()] = 10 / x;
    } catch (NullPointerException e) {
      if (x == 0) {
        return 1; // reach: no
      }
      return calls + 2; // reach: yes
    } catch (ArithmeticException e) {
      if (a == null) {
        return 4; // reach: yes
      }
      return 5; // reach: yes
    } catch (ArrayIndexOutOfBoundsException e) {
      if (calls == 0) {
        return 6; // reach: no
      }
      return 7; // reach: yes
    }
    return 8; // reach: yes
  }

  private static int change(int[] a) {
    a[0] = 100;
    return 1;
  }

  public static int compound(int[] a) {
    a[0] = 7;
    a[0] += change(a);
    if (a[0] == 101) {
      return 1; // reach: no
    }
    if (a[0] == 8) {
      return 2; // reach: yes
    }
    return 3; // reach: no
  }

  public static int sum(int x) {
    int i = x;
    int sum = i + (i = 3) * i;
    if (sum == 9 + x) {
      return 1; // reach: yes
    }
    return 2; // reach: no
  }
}
