package dev.quarry.engine.driver;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;

/** Crashes that only the right private state leads to. */
public final class Vault {
  private final int code;
  private final String owner;
  private final List<Integer> coins = new ArrayList<>();

  public Vault(int code, String owner) {
    this.code = code * 3 + 1;
    this.owner = owner;
  }

  public void addCoin(int coin) {
    coins.add(coin);
  }

  /** Throws if the private code is 301 and the owner has two letters. */
  public int open(int guess) {
    if (code == 301 && owner.length() == 2) {
      return guess / (guess - 5);
    }
    return 0;
  }

  /** Throws if two coins were added, the second of them 42. */
  public int take() {
    if (coins.size() == 2 && coins.get(1) == 42) {
      throw new IllegalStateException("taken");
    }
    return coins.size();
  }

  /** Throws for a list with a certain vault in it. */
  public static int richest(List<Vault> vaults, Map<String, Integer> limits) {
    int found = 0;
    for (Vault vault : vaults) {
      if (vault.code == 31) {
        found = limits.get(vault.owner);
      }
    }
    return found;
  }

  /** Throws if the stub answers so. */
  public static int ask(IntSupplier supplier, int[] table) {
    return table[supplier.getAsInt()];
  }
}
