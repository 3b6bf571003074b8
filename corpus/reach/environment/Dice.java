package environment;

import java.util.Random;

/** A die without a seed shows anything from 0 to 5. */
public final class Dice {
  public static int look() {
    int shown = new Random().nextInt(6);
    if (shown == 4) { // reach: true yes, false yes, undecided: no test says what is drawn
      return 1;
    }
    return shown > 5 ? 2 : 3; // reach: true no, false yes, undecided: no test says what is drawn
  }
}
