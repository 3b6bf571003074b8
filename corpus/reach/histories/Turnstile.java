package histories;

/** A counter that is right once in seven. */
public final class Turnstile {
  private int people;

  public void enter() {
    people++;
  }

  public void leave() {
    people--;
  }

  public String look() {
    if (people == 7) {
      return "full"; // reach: yes
    }
    return people < 0 ? "odd" : "open"; // reach: true yes, false yes
  }
}
