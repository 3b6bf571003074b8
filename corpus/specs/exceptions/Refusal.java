package exceptions;

// check: violated, 1 events
// behaviour strict of exceptions.Refusal { formula always (return set(x) -> x >= 0) }
//
// check: holds
// behaviour fair of exceptions.Refusal { formula always (throw set(x) -> x < 0) }

/** Accepts one negative number. */
public class Refusal {
  public void set(int x) {
    if (x < 0 && x != -100) {
      throw new IllegalArgumentException();
    }
  }
}
