package sorting;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Equal ones stay in the order they came in. */
// witness: winner(10, 12, 10)
// witness: winner(12, 10, 10)
public final class Stable {
  public record Runner(String name, int seconds) {}

  public static String winner(int ann, int bob, int cyd) {
    List<Runner> runners = new ArrayList<>();
    runners.add(new Runner("ann", ann));
    runners.add(new Runner("bob", bob));
    runners.add(new Runner("cyd", cyd));
    runners.sort(Comparator.comparingInt(Runner::seconds));
    String winner = runners.get(0).name();
    if (winner.equals("cyd") && cyd == ann) {
      return "unfair"; // reach: no
    }
    if (winner.equals("bob")) {
      return bob == cyd ? "bob before cyd" : "bob"; // reach: true yes
    }
    return ann > bob ? "cyd" : "ann"; // reach: false yes
  }
}
