package arrays;

/** An array that is passed as an object. */
public final class InDisguise {
  public static int look(Object[] rows) {
    Object row = rows[0];
    if (row instanceof int[] numbers && numbers.length > 1) {
      return numbers[1] > 5 && numbers[1] < 5 ? 1 : 2; // reach: true no
    }
    return row == null ? 3 : 4; // reach: true yes
  }
}
