package sorting;

import java.util.Arrays;
import java.util.Comparator;

/** Players by level, the strongest first, then by name. */
// witness: strongest(new Player("bob", 7), new Player("ann", 7))
// witness: strongest(new Player("bob", 7), new Player("ann", 6))
public final class Players {
  public record Player(String name, int level) {}

  private static final Comparator<Player> ORDER =
      Comparator.comparingInt(Player::level).reversed().thenComparing(Player::name);

  public static String strongest(Player one, Player two) {
    Player[] players = {one, two};
    Arrays.sort(players, ORDER);
    if (players[0].level() < players[1].level()) {
      return "weakest"; // reach: no
    }
    if (players[0].level() == players[1].level()) {
      return players[0] == two ? "by name" : "first"; // reach: true yes
    }
    return players[0].name(); // reach: yes
  }
}
