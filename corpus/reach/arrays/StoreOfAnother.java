package arrays;

/** An array of strings takes no integers, though its static type says so. */
public final class StoreOfAnother {
  public static int store(boolean strings) {
    Object[] a = strings ? new String[2] : new Object[2];
    Object one = Integer.valueOf(1);
    a[0] = one; // reach: ArrayStoreException yes
    if (strings) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }
}
