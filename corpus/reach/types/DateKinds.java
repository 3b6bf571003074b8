package types;

import java.util.Date;

/** A date may be a time stamp. */
public final class DateKinds {
  public static int run(Date date) {
    if (date != null && date.getClass() != Date.class) {
      return 1; // reach: yes, undecided: subclasses of the JDK are not made
    }
    return 0;
  }
}
