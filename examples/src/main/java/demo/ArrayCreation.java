package demo;

/** An array whose length comes from outside. */
public final class ArrayCreation {
  private ArrayCreation() {}

  public static int[] newArray(int n) {
    return new int[n]; // defect: NegativeArraySizeException
  }
}
