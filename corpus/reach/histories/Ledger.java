package histories;

import java.util.ArrayList;
import java.util.List;

/** The sum of what was entered, which its constructor begins with. */
public final class Ledger {
  private final int start;
  private final List<Integer> entries = new ArrayList<>();

  public Ledger(int start) {
    if (start < 0) {
      throw new IllegalArgumentException("start");
    }
    this.start = start;
  }

  public void enter(int amount) {
    if (amount == 0) {
      throw new IllegalArgumentException("nothing");
    }
    entries.add(amount);
  }

  public String balance() {
    int sum = start;
    for (int amount : entries) {
      sum += amount;
    }
    if (entries.size() == 3 && sum == 100) {
      return "round"; // reach: yes
    }
    return "any";
  }
}
