package enums;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/** Constants with bodies, states and tables. */
public final class Levels {
  enum Level {
    LOW {
      @Override
      int next(int x) {
        return x + 1;
      }
    },
    HIGH {
      @Override
      int next(int x) {
        uses++;
        return uses;
      }
    },
    TOP;

    private static final Map<String, Level> BY_NAME = new HashMap<>();
    private static int made = 10;
    int uses;

    static {
      for (Level level : values()) {
        BY_NAME.put(level.name().toLowerCase(java.util.Locale.ROOT), level);
        made++;
      }
    }

    int next(int x) {
      return -x;
    }
  }

  private Levels() {}

  public static int named(String name) {
    Level level = Level.BY_NAME.get(name);
    if (level == null) {
      return 0; // reach: yes
    }
    if (level.getClass() == Level.class) {
      return 1; // reach: yes
    }
    if (level == Level.HIGH && level.getDeclaringClass() == Level.class) {
      return 2; // reach: yes
    }
    return Level.made; // reach: yes
  }

  public static int state(Level first, Level second) {
    int sum = first.next(0) + second.next(0);
    if (sum == 3) {
      return 1; // reach: yes
    }
    if (sum == 2 && first != second) {
      return 2; // reach: yes
    }
    if (Level.made != 13) {
      return 3; // reach: no
    }
    return 4; // reach: yes
  }

  public static int switched(Level level) {
    switch (level) { // reach: NullPointerException yes
      case LOW:
        return 1; // reach: yes
      case TOP:
        return 2; // reach: yes
      default:
        return 3; // reach: yes
    }
  }

  public static int ofText(String text) {
    Level level = Level.valueOf(text); // reach: IllegalArgumentException yes
    EnumMap<Level, Integer> map = new EnumMap<>(Level.class);
    map.put(Level.TOP, 1);
    map.put(Level.LOW, 2);
    int first = map.values().iterator().next();
    if (first == 1) {
      return 1; // reach: no
    }
    return level.compareTo(Level.HIGH) > 0 ? 2 : 3; // reach: true yes, false yes
  }
}
