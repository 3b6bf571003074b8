package askedfor;

/** Asked for, and null or not. */
public final class TextOrNull {
  public static int run() {
    String s = dev.quarry.api.Quarry.anyString();
    if (s == null) {
      return 1; // reach: no, undecided: what markers give is not followed backwards
    }
    return s.length() == 2 ? 2 : 3; // reach: true yes
  }
}
