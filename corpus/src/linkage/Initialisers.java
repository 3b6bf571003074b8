package linkage;

/** Static initialisers that fail, and programs that go on. */
class Initialisers {
  static int attempts;

  static class Bad {
    static int value = Integer.parseInt("none");

    static int get() {
      return value;
    }
  }

  /** No state of its own, so nothing is put back; but it fails all the same. */
  static class Constant {
    static final String TEXT = text();

    private static String text() {
      attempts++;
      throw new IllegalStateException("no text");
    }
  }

  // explore: any
  // returns: 0, 5
  static int caught(int x) {
    if (x != 3) {
      return 0;
    }
    try {
      return Bad.value;
    } catch (ExceptionInInitializerError e) {
      return 5;
    }
  }

  /** The second use fails in another way than the first. */
  // explore: any
  // returns: 0, 6
  static int twice(int x) {
    if (x != 3) {
      return 0;
    }
    try {
      return Bad.value;
    } catch (ExceptionInInitializerError e) {
      try {
        return Bad.get();
      } catch (ExceptionInInitializerError f) {
        return 4;
      } catch (NoClassDefFoundError f) {
        return 6;
      }
    }
  }

  // explore: any
  // returns: 1, 2, 3
  static int counted(int x) {
    for (int i = 0; i < (x == 3 ? 2 : 1); i++) {
      try {
        attempts += Constant.TEXT.length();
      } catch (LinkageError e) {
        attempts += e instanceof ExceptionInInitializerError ? 0 : 1;
      }
    }
    return x == 4 ? 3 : attempts;
  }
}
