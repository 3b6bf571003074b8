package shop.domain;

import java.util.Locale;

/** What kind of article it is, which decides about its tax. */
public enum Category {
  FOOD(7),
  BOOK(7),
  OTHER(19);

  private final int vatPercent;

  Category(int vatPercent) {
    this.vatPercent = vatPercent;
  }

  public int vatPercent() {
    return vatPercent;
  }

  /** Reads a category as suppliers write it. */
  public static Category parse(String text) {
    String name = text.strip().toUpperCase(Locale.ROOT);
    for (Category category : values()) {
      if (category.name().equals(name) || name.equals(category.name() + "S")) {
        if (category.vatPercent > 19) {
          throw new IllegalStateException("unknown rate"); // reach: no
        }
        return category; // reach: yes
      }
    }
    throw new IllegalArgumentException("No category is called " + text); // reach: yes
  }
}
