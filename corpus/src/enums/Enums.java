package enums;

import java.util.EnumMap;
import java.util.Map;

/** Enum constants as inputs and as values. */
final class Enums {
  enum Planet {
    MERCURY(1),
    VENUS(2),
    EARTH(3);

    final int number;

    Planet(int number) {
      this.number = number;
    }

    boolean isHome() {
      return this == EARTH;
    }
  }

  enum Operation {
    ADD {
      @Override
      int apply(int a, int b) {
        return a + b;
      }
    },
    MULTIPLY {
      @Override
      int apply(int a, int b) {
        return a * b;
      }
    };

    abstract int apply(int a, int b);
  }

  // explore: exhausted
  // returns: 1, 2, 3
  // throws: NullPointerException
  // paths: 4
  static int field(Planet p) {
    return p.number;
  }

  // explore: exhausted
  // returns: "home", "nothing", "other"
  static String identity(Planet p) {
    if (p == null) {
      return "nothing";
    }
    return p == Planet.EARTH ? "home" : "other";
  }

  // explore: exhausted
  // returns: false, true
  // throws: NullPointerException
  static boolean method(Planet p) {
    return p.isHome();
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int constantBodies(Operation op, int x) {
    return op.apply(x, 3) == 12 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int ordinal(Planet p) {
    return p.ordinal() > 1 ? 1 : 0;
  }

  // explore: any
  // returns: "EARTH", "MERCURY", "VENUS"
  // throws: NullPointerException
  static String name(Planet p) {
    return p.name();
  }

  // explore: exhausted
  // returns: Planet.EARTH, Planet.MERCURY, Planet.VENUS
  // throws: ArrayIndexOutOfBoundsException
  static Planet values(int i) {
    return Planet.values()[i];
  }

  // explore: any
  // returns: Planet.EARTH, Planet.MERCURY, Planet.VENUS
  // throws: IllegalArgumentException, NullPointerException
  // witness: "EARTH"
  // witness: "MERCURY"
  // witness: "VENUS"
  static Planet valueOf(String s) {
    return Planet.valueOf(s);
  }

  // explore: any
  // returns: 0, 1
  // throws: NullPointerException
  static int enumMap(Planet p) {
    Map<Planet, Integer> map = new EnumMap<>(Planet.class);
    map.put(Planet.VENUS, 1);
    return map.containsKey(p) ? map.get(p) : p.number > 0 ? 0 : 9;
  }

  // explore: exhausted
  // returns: 0, 1, 2
  static int two(Planet a, Planet b) {
    if (a == null || b == null) {
      return 0;
    }
    return a == b ? 1 : 2;
  }

  // explore: exhausted
  // returns: 10, 20
  static int switchWithDefault(Planet p) {
    if (p == null) {
      return 10;
    }
    switch (p) {
      case VENUS:
        return 20;
      default:
        return 10;
    }
  }
}
