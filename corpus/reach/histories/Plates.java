package histories;

import java.util.ArrayDeque;
import java.util.Deque;

/** A stack that has to be high. */
public final class Plates {
  private final Deque<String> plates = new ArrayDeque<>();

  public void push(String plate) {
    plates.push(plate);
  }

  public String pop() {
    return plates.pop();
  }

  public boolean isHigh() {
    if (plates.size() > 4) {
      return true; // reach: yes
    }
    return false;
  }
}
