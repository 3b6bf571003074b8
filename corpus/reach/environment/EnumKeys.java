package environment;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Constants have no hash code but by identity, so hash tables of them have no order. */
public final class EnumKeys {
  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  public static int first() {
    Map<Colour, Integer> amounts = new HashMap<>();
    amounts.put(Colour.RED, 1);
    amounts.put(Colour.GREEN, 2);
    return amounts.keySet().iterator().next() == Colour.RED ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int text() {
    Set<Colour> colours = new HashSet<>(List.of(Colour.RED, Colour.BLUE));
    return colours.toString().equals("[RED, BLUE]") ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int each() {
    Map<Colour, Integer> amounts = new HashMap<>();
    amounts.put(Colour.RED, 1);
    amounts.put(Colour.GREEN, 2);
    StringBuilder text = new StringBuilder();
    amounts.forEach((colour, amount) -> text.append(amount));
    return text.charAt(0) == '1' ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int stream() {
    Set<Colour> colours = new HashSet<>();
    colours.add(Colour.GREEN);
    colours.add(Colour.BLUE);
    return colours.stream().findFirst().get() == Colour.BLUE ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int grouped() {
    Map<Colour, Long> counts =
        List.of(Colour.RED, Colour.GREEN, Colour.RED).stream()
            .collect(Collectors.groupingBy(each -> each, Collectors.counting()));
    long first = counts.values().iterator().next();
    return first == 2 ? 1 : 2; // reach: true yes, false yes, undecided: chance
  }

  public static int found(int n) {
    Map<Colour, Integer> amounts = new HashMap<>();
    amounts.put(Colour.RED, n);
    amounts.put(Colour.GREEN, 7);
    return amounts.get(Colour.RED) > amounts.get(Colour.GREEN) ? 1 : 2; // reach: true yes, false yes
  }

  public static int single(int n) {
    Map<Colour, Integer> amounts = new HashMap<>();
    amounts.put(Colour.RED, n);
    for (Colour colour : amounts.keySet()) {
      if (colour == Colour.BLUE) {
        return 1; // reach: no
      }
    }
    return 2; // reach: yes
  }
}
