package demo;

/** Wagons that are coupled one behind the other, or by mistake in a circle. */
public final class Train {
  /** One wagon. */
  public static final class Wagon {
    int load;
    Wagon next;
  }

  private Train() {}

  /** The load of the first two wagons. */
  public static String inspect(Wagon first) {
    if (first == null) {
      return "no train";
    }
    Wagon second = first.next;
    if (second == first) {
      return "a circle";
    }
    int load = first.load + second.load; // defect: NullPointerException
    return load < first.load && second.load >= 0 ? "overflow" : "fine";
  }
}
