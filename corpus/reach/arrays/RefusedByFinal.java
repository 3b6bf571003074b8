package arrays;

/** Arrays of a class that nobody extends refuse objects of others. */
public final class RefusedByFinal {
  public static int text(int x) {
    Object[] array = new Integer[] {x};
    try {
      array[0] = "text";
    } catch (ArrayStoreException e) {
      return (Integer) array[0] == 1 ? 1 : 2; // reach: true yes, false yes
    }
    return 3; // reach: no
  }

  public static int own(String x) {
    Object[] array = new String[1];
    array[0] = x; // reach: ArrayStoreException no
    return array[0] == null ? 1 : 2; // reach: true yes, false yes
  }

  public static int nothing() {
    Object[] array = new String[] {"a"};
    array[0] = null; // reach: ArrayStoreException no
    return 1; // reach: yes
  }
}
