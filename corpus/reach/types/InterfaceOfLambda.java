package types;

/** An interface that a class and a lambda implement. */
public final class InterfaceOfLambda {
  public interface Rule {
    boolean allows(int x);
  }
  public static final class Never implements Rule {
    @Override
    public boolean allows(int x) {
      return false;
    }
  }
  public static Rule even() {
    return x -> x % 2 == 0;
  }
  public static int run(Rule rule, int x) {
    if (rule != null && rule.allows(x)) {
      return 1; // reach: yes, undecided: lambdas are not made where a class is
    }
    return 0;
  }
}
