package statics;

import java.util.ArrayList;
import java.util.List;

/** An initialiser reads what the program has changed before the class was first used. */
public final class ReadLate {
  static class Settings {
    static final Settings ONLY = new Settings();
    static final int[] NUMBERS = {1};
    static final List<Integer> LIST = new ArrayList<>();
    private static int mode;
    private int level;

    static int mode() {
      return mode;
    }
  }

  static class ByMethod {
    static final int MODE = Settings.mode();
  }

  static class ByField {
    static final int LEVEL = Settings.ONLY.level;
  }

  static class ByElement {
    static final int NUMBER = Settings.NUMBERS[0];
  }

  static class ByCollection {
    static final int SIZE = Settings.LIST.size();
  }

  public static int method(int x) {
    Settings.mode = x;
    if (ByMethod.MODE == 5) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int field(int x) {
    Settings.ONLY.level = x;
    if (ByField.LEVEL == 5) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int element(int x) {
    Settings.NUMBERS[0] = x;
    if (ByElement.NUMBER == 5) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int collection(int x) {
    Settings.LIST.add(x);
    if (ByCollection.SIZE == 1) {
      return 1; // reach: yes
    }
    return 2; // reach: no
  }

  public static int tooLate(int x) {
    int before = ByField.LEVEL;
    Settings.ONLY.level = x;
    if (before != 0 || ByField.LEVEL != before) {
      return 1; // reach: no
    }
    return 2; // reach: yes
  }
}
