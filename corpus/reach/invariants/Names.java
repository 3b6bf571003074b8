package invariants;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What all that writes a private or final field sees to holds of the objects of every caller. */
public final class Names {
  private final String first;
  private final List<String> others = new ArrayList<>();
  private String nick;

  public Names(String first, String nick) {
    if (first == null) {
      throw new IllegalArgumentException("first");
    }
    this.first = first;
    this.nick = Objects.requireNonNull(nick);
  }

  public void nick(String other) {
    nick = other == null ? "" : other;
  }

  public int length() {
    return first.length(); // reach: NullPointerException no
  }

  public int nickLength() {
    return nick.length(); // reach: NullPointerException no
  }

  public boolean has(String other) {
    if (others == null) { // reach: true no, false yes
      return false; // reach: no
    }
    return others.contains(other);
  }

  public static boolean isLonger(Names one, Names two) {
    if (one == null || two == null) {
      return false;
    }
    if (one.first == null || two.nick == null) { // reach: false yes
      return true; // reach: no
    }
    return one.first.isEmpty();
  }
}
