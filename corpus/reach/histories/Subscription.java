package histories;

/** The state is deep within the argument. */
public final class Subscription {
  /** Somebody's card. */
  public static final class Card {
    private int failures;

    public void fail() {
      failures++;
    }

    int failures() {
      return failures;
    }
  }

  /** Who pays. */
  public record Owner(String name, Card card) {}

  private Subscription() {}

  public static String renew(Owner owner) {
    if (owner.card().failures() == 2) {
      return "blocked"; // reach: yes
    }
    return "paid";
  }
}
