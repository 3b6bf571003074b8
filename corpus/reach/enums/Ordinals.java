package enums;

/** Ordinals and names. */
public final class Ordinals {
  public enum Day {
    SATURDAY,
    SUNDAY
  }

  public static int look(Day d) {
    if (d.ordinal() > 1) {
      return 1; // reach: no
    }
    if (d.ordinal() == 1) {
      return d.name().equals("SUNDAY") ? 2 : 3; // reach: true yes, false no
    }
    return d == Day.SUNDAY ? 4 : 5; // reach: true no
  }
}
