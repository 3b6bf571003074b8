package types;

/** An exception of the program has a message and a cause. */
public final class OwnException {
  public static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;
    public final int code;
    public Refusal(int code, String message, Throwable cause) {
      super(message, cause);
      this.code = code;
    }
  }
  public static int run(Refusal refusal) {
    if (refusal == null) {
      return 0;
    }
    if (refusal.getCause() != null) {
      return 1; // reach: yes, undecided: what the JDK keeps in it is not filled
    }
    if ("no".equals(refusal.getMessage())) {
      return 2; // reach: yes, undecided: what the JDK keeps in it is not filled
    }
    return refusal.code == 3 ? 3 : 4; // reach: true yes
  }
}
