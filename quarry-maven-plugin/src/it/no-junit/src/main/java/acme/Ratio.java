package acme;

public final class Ratio {
  private Ratio() {}

  public static int of(int part, int whole) {
    return 100 * part / whole;
  }
}
