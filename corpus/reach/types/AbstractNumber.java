package types;

import java.util.AbstractList;

/** Other numbers of the JDK. */
public final class AbstractNumber {
  public static int run(AbstractList<String> list) {
    if (list instanceof java.util.Vector) {
      return 1; // reach: yes, undecided: vectors are not made for lists
    }
    return 0;
  }
}
