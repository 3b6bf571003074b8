package acme;

public final class Invoice {
  private Invoice() {}

  public static int share(Rate rate, int people) {
    return rate.percent() / people;
  }

  public static int unsafe(int[] values) {
    return values[7];
  }
}
