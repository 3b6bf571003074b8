package enums;

/** Enum constants with fields. */
public final class Fields {
  public enum Planet {
    SMALL(3),
    MEDIUM(10),
    BIG(70);

    final int mass;

    Planet(int mass) {
      this.mass = mass;
    }
  }

  public static int look(Planet p) {
    if (p.mass == 10) {
      return p == Planet.MEDIUM ? 1 : 2; // reach: true yes, false no
    }
    return p.mass == 50 ? 3 : 4; // reach: true no
  }
}
