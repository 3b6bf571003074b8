package demo.rates;

/** What a unit costs; in a module of its own. */
public final class Rate {
  private final int cents;

  public Rate(int cents) {
    this.cents = cents;
  }

  public int cents() {
    return cents;
  }
}
