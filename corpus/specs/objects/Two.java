package objects;

// check: violated, 2 events
// usage once of objects.Two$Ticket { pattern use? }

/** Each ticket has a run of its own. */
public class Two {
  static class Ticket {
    public void use() {}
  }

  public void travel(int a, int b) {
    Ticket first = new Ticket();
    Ticket second = new Ticket();
    first.use();
    (a + b == 30 ? first : second).use();
  }
}
