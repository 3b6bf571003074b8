package values;

import java.util.Objects;

/** Its builder begins with what it can't do without. */
public final class Letter {
  private final String to;
  private final int pages;

  private Letter(Builder builder) {
    this.to = builder.to;
    this.pages = builder.pages;
  }

  public static Builder builder(String to) {
    return new Builder(to);
  }

  public static String weigh(Letter letter) {
    if (letter.pages > 5) {
      return "heavy"; // reach: yes
    }
    return letter.to.isEmpty() ? "lost" : "light"; // reach: true yes, false yes
  }

  /** Puts it together. */
  public static final class Builder {
    private final String to;
    private int pages;

    private Builder(String to) {
      this.to = Objects.requireNonNull(to);
    }

    public Builder pages(int value) {
      pages = value;
      return this;
    }

    public Letter build() {
      if (pages < 1) {
        throw new IllegalStateException("nothing was written"); // reach: yes
      }
      return new Letter(this);
    }
  }
}
