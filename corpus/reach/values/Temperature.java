package values;

/** Has a factory for numbers beside one that reads texts. */
public final class Temperature {
  private final double degrees;

  private Temperature(double degrees) {
    this.degrees = degrees;
  }

  public static Temperature parse(String text) {
    if (!text.endsWith(" degrees")) {
      throw new IllegalArgumentException(text); // reach: yes
    }
    return new Temperature(Double.parseDouble(text.substring(0, text.length() - 8)));
  }

  public static Temperature of(double degrees) {
    return new Temperature(degrees);
  }

  public boolean isHot() {
    return degrees > 30; // reach: true yes, false yes
  }
}
