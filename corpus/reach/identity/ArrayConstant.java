package identity;

/** An array that a class gives away may be passed back. */
public final class ArrayConstant {
  public static final int[] EMPTY = {};
  public static int run(int[] numbers) {
    if (numbers == EMPTY) {
      return 1; // reach: yes, undecided: objects that exist are not passed
    }
    return 2; // reach: yes
  }
}
