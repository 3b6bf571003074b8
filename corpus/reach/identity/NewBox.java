package identity;

/** A box made by its constructor is never shared. */
public final class NewBox {
  @SuppressWarnings({"deprecation", "removal"})
  public static int run(int x) {
    Integer a = new Integer(x);
    Integer b = x;
    if (a == b) {
      return 1; // reach: no, undecided: identities of boxes are not followed
    }
    return 2; // reach: yes
  }
}
