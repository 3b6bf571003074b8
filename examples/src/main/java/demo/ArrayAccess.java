package demo;

/** An element of an array that may be missing, as may the array. */
public final class ArrayAccess {
  private ArrayAccess() {}

  public static int get(int[] a, int i) {
    return a[i]; // precondition: NullPointerException; defect: ArrayIndexOutOfBoundsException
  }
}
