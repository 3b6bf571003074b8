package identity;

/** An object that is passed may be a literal. */
public final class ObjectIsLiteral {
  public static int run(Object o) {
    if (o == "abc") {
      return 1; // reach: yes, undecided: strings that are literals are not made
    }
    return 2; // reach: yes
  }
}
