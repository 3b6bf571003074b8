package environment;

import java.io.File;

/** A file that is not here may be elsewhere. */
public final class Exists {
  public static int look() {
    if (new File("/no/such/file").exists()) { // reach: true yes, false yes
      return 1; // reach: yes
    }
    return 0;
  }
}
