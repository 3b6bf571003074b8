package environment;

/** A variable that is set here and there. */
public final class Variable {
  public static int look(int x) {
    String mode = System.getenv("QUARRY_CORPUS_MODE");
    if (mode == null) { // reach: true yes, false yes
      return 0;
    }
    if (mode.equals("fast") && x > 3) { // reach: true yes
      return 1; // reach: yes
    }
    return 2;
  }
}
