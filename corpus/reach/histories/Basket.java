package histories;

import java.util.ArrayList;
import java.util.List;

/** What was put in and taken out. */
public final class Basket {
  private final List<String> things = new ArrayList<>();
  private int taken;

  public void put(String thing) {
    things.add(thing);
  }

  public void take() {
    things.remove(things.size() - 1);
    taken++;
  }

  public String tell() {
    if (things.isEmpty() && taken == 2) {
      return "changed one's mind twice"; // reach: yes
    }
    return "shopping";
  }
}
