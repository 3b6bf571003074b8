package identity;

/** An object that a class gives away may be passed back. */
public final class PublicConstant {
  public static final Object NONE = new Object();
  public static int run(Object o) {
    if (o == NONE) {
      return 1; // reach: yes, undecided: objects that exist are not passed
    }
    return 2; // reach: yes
  }
}
