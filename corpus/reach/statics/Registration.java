package statics;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The first use of a class changes what another one keeps. */
public final class Registration {
  enum Kind {
    ONE,
    TWO;

    int uses;
  }

  static final List<String> NAMES = new ArrayList<>();
  static final int[] COUNTS = new int[2];
  static final StringBuilder TEXT = new StringBuilder();
  static final Map<Kind, String> TABLE = new EnumMap<>(Kind.class);

  static final class Named {
    static final String NAME = "named".concat("");

    static {
      NAMES.add(NAME);
    }
  }

  static final class Counted {
    static int made;

    static {
      COUNTS[1]++;
    }
  }

  static final class Told {
    static int made;

    static {
      TEXT.append("told");
    }
  }

  static final class Listed {
    static int made;

    static {
      TABLE.put(Kind.TWO, "two");
    }
  }

  static final class Used {
    static final int BEFORE = Kind.TWO.uses;

    static {
      Kind.TWO.uses = 3;
    }
  }

  public static int names(boolean isUsed) {
    int before = NAMES.size();
    String name = isUsed ? Named.NAME : "";
    if (NAMES.size() == before) {
      return name.length(); // reach: yes
    }
    return 1; // reach: yes
  }

  public static int counts(int x) {
    if (x == 3) {
      Counted.made = x;
    }
    if (COUNTS[1] == 0) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int text(int x) {
    Told.made = x;
    if (TEXT.length() == 0) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }

  public static int table(int x) {
    for (int i = 0; i < x; i++) {
      Listed.made++;
    }
    if (TABLE.isEmpty()) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int uses(int x) {
    Kind.TWO.uses = x;
    int before = Used.BEFORE;
    if (Kind.TWO.uses == x && x != 3) {
      return 1; // reach: no, undecided: when a class is initialised
    }
    if (before == 8) {
      return 2; // reach: yes
    }
    return 3; // reach: yes
  }
}
