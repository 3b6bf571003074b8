package environment;

import java.util.TimeZone;

/** Some live in Kolkata. */
public final class Zone {
  public static int look() {
    int offset = TimeZone.getDefault().getRawOffset();
    return offset == 19_800_000 ? 1 : 2; // reach: true yes, undecided: other zones
  }
}
