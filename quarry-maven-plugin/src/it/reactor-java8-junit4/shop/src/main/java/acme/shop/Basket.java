package acme.shop;

import acme.Invoice;
import acme.Rate;
import java.util.Arrays;
import java.util.List;

public final class Basket implements Rate {
  private final List<Integer> prices;

  public Basket(List<Integer> prices) {
    this.prices = prices;
  }

  @Override
  public int percent() {
    return prices.size() > 1 ? 10 : 0;
  }

  public List<Integer> shares(int people) {
    return Arrays.asList(people, Invoice.share(this, people));
  }

  public static String separator(int width) {
    return width == 70 ? "----------------------------------------------------------------------" : "-";
  }
}
