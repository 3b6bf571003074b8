package dev.quarry.lab.coverage.subject;

import java.util.ArrayList;
import java.util.List;

/** Things to buy, and what they cost. */
public final class Basket {
  private final List<String> names = new ArrayList<>();
  private int total;
  private boolean paid;

  public void add(String name, int cents) {
    if (paid) {
      throw new IllegalStateException("paid");
    }
    if (name == null || name.isEmpty() || cents < 0) {
      throw new IllegalArgumentException("nothing");
    }
    names.add(name);
    total += cents;
  }

  public int pay(int cents) {
    if (cents < total) {
      return -1;
    }
    paid = true;
    return cents - total;
  }

  public String summary() {
    if (names.isEmpty()) {
      return "empty";
    }
    if (names.contains("gold") && total > 1_000_000) {
      return "precious";
    }
    return paid ? "paid" : names.size() + " things";
  }
}
