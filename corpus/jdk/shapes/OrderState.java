package shapes;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Which state may follow which. */
// witness: move(State.NEW, State.PAID)
// witness: move(State.SENT, State.NEW)
// witness: move(State.NEW, State.CANCELLED)
public final class OrderState {
  public enum State {
    NEW,
    PAID,
    SENT,
    CANCELLED
  }

  private static final Map<State, Set<State>> FOLLOWING = new EnumMap<>(State.class);

  static {
    FOLLOWING.put(State.NEW, EnumSet.of(State.PAID, State.CANCELLED));
    FOLLOWING.put(State.PAID, EnumSet.of(State.SENT));
    FOLLOWING.put(State.SENT, EnumSet.noneOf(State.class));
    FOLLOWING.put(State.CANCELLED, EnumSet.noneOf(State.class));
  }

  public static String move(State from, State to) {
    Set<State> following = FOLLOWING.get(from);
    if (!following.contains(to)) {
      throw new IllegalStateException(from + " to " + to); // reach: yes
    }
    if (to == State.NEW) {
      return "again"; // reach: no
    }
    return to == State.CANCELLED ? "cancelled" : "moved"; // reach: true yes, false yes
  }
}
