package identity;

/** An array that is passed may be one that the program keeps. */
public final class ChangesConstant {
  public static final int[] TABLE = {1, 2};
  public static int run(int[] numbers) {
    if (numbers == null || numbers.length != 2) {
      return 0;
    }
    numbers[0] = 5;
    if (TABLE[0] == 5) {
      return 1; // reach: yes, undecided: objects that exist are not passed
    }
    return 2; // reach: yes
  }
}
