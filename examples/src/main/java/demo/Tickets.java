package demo;

/** A discount by points, and one that nobody ever gets. */
public final class Tickets {
  private Tickets() {}

  /** The discount of a group, in percent. */
  public static int discount(int adults, boolean students, boolean local) {
    int points = 1;
    if (students) {
      points += 2;
    }
    if (local) {
      points += 3;
    }
    if (adults > 4) {
      points += 5;
    }
    if (points > 6) {
      if (points < 7) {
        return 50;
      }
      return 25;
    }
    return 0;
  }
}
