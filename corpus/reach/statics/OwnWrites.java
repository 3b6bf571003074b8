package statics;

import java.util.ArrayList;
import java.util.List;

/** The initialiser of the class that is called has changed others before the call. */
public final class OwnWrites extends OwnWritesAbove {
  static class Settings {
    static final List<String> NAMES = new ArrayList<>();
    static int mode;
    static int level = 1;
    static int other = 4;
  }

  static {
    Settings.mode = 3;
    Settings.NAMES.add("name");
  }

  private OwnWrites() {}

  public static int mode(int x) {
    if (Settings.mode == 3) {
      return x; // reach: yes
    }
    return 2; // reach: no
  }

  public static int names(int x) {
    if (Settings.NAMES.size() == x) {
      return x == 1 ? 1 : 2; // reach: true yes, false no
    }
    return 3; // reach: yes
  }

  public static int level(int x) {
    if (Settings.level == 1) {
      return 1; // reach: no
    }
    if (Settings.other != 4) {
      return 2; // reach: no
    }
    return x; // reach: yes
  }
}

/** Its initialiser runs before that of the class below. */
class OwnWritesAbove {
  static {
    OwnWrites.Settings.level = 2;
  }
}
