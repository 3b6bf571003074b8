package demo.billing;

import demo.rates.Rate;

/** A sum of money; needs the module of rates. */
public final class Invoice {
  private Invoice() {}

  public static int total(int units, int cents) {
    Rate rate = new Rate(cents);
    if (units * rate.cents() == 4200) {
      return 1;
    }
    return 0;
  }

  public static int twice(int units) {
    if (units + units == 7) {
      return 1;
    }
    return 0;
  }
}
