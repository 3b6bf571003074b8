package streams;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Teams by points. */
// witness: leader(3, 9)
// witness: leader(9, 3)
public final class Ranking {
  public record Team(String name, int points) {}

  public static String leader(int reds, int blues) {
    List<Team> table =
        Stream.of(new Team("red", reds), new Team("blue", blues))
            .sorted(Comparator.comparing(Team::points, Comparator.reverseOrder()))
            .collect(Collectors.toList());
    if (table.get(0).points() < table.get(1).points()) {
      return "?"; // reach: no
    }
    return table.get(0).name().equals("blue") ? "blue" : "red"; // reach: true yes, false yes
  }
}
