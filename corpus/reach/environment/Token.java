package environment;

import java.util.UUID;

/** Each hexadecimal digit comes first at times. */
public final class Token {
  public static int look() {
    String id = UUID.randomUUID().toString();
    return id.charAt(0) == '7' ? 1 : 2; // reach: true yes, false yes, undecided: which number
  }
}
