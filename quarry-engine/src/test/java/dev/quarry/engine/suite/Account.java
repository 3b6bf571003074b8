package dev.quarry.engine.suite;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** A class whose methods return, change and throw all kinds of things. */
public final class Account {
  /** How it is going. */
  public enum Mood {
    FINE,
    POOR
  }

  /** Something that was bought. */
  public record Item(String name, int price) {
    public Item {
      if (price < 0) {
        throw new IllegalArgumentException("A price is not negative.");
      }
    }
  }

  private final String owner;
  private final List<Item> items = new ArrayList<>();
  private int balance;

  public Account(String owner, int balance) {
    if (owner == null) {
      throw new NullPointerException("owner");
    }
    this.owner = owner;
    this.balance = balance;
  }

  public String getOwner() {
    return owner;
  }

  public int getBalance() {
    return balance;
  }

  public void deposit(int amount) {
    if (amount > 0) {
      balance += amount;
    }
  }

  public Account buy(Item item) {
    if (item.price() > balance) {
      throw new IllegalStateException("Too expensive.");
    }
    balance -= item.price();
    items.add(item);
    return this;
  }

  public Mood mood() {
    return balance < 0 ? Mood.POOR : Mood.FINE;
  }

  public static Optional<String> initial(String name) {
    return name == null || name.isEmpty()
        ? Optional.empty()
        : Optional.of(name.substring(0, 1).toUpperCase(Locale.ROOT));
  }

  public static int[] split(int sum, int parts) {
    if (parts <= 0) {
      return new int[0];
    }
    int[] shares = new int[Math.min(parts, 3)];
    for (int i = 0; i < shares.length; i++) {
      shares[i] = sum / shares.length;
    }
    return shares;
  }

  public static Map<String, Integer> count(String first, String second) {
    Map<String, Integer> counts = new TreeMap<>();
    counts.merge(String.valueOf(first), 1, Integer::sum);
    counts.merge(String.valueOf(second), 1, Integer::sum);
    return counts;
  }

  public static double rate(double paid, double due) {
    return due == 0 ? Double.NaN : paid / due;
  }

  public static Item cheapest(Item one, Item other) {
    return one.price() <= other.price() ? one : other;
  }

  public static Object token(boolean fresh) {
    return fresh ? new Object() : "old";
  }

  public static long moment() {
    return System.nanoTime();
  }
}
