package objects;

// check: holds
// usage once of objects.Separate$Ticket { pattern use? }

/** Two tickets for two travels. */
public class Separate {
  static class Ticket {
    public void use() {}
  }

  public void travel(int a) {
    new Ticket().use();
    if (a > 3) {
      new Ticket().use();
    }
  }
}
