package linkage;

/** Code that mentions classes which are not on the class path when it runs. */
class Missing {
  /** Deleted after compilation. */
  static class Gone {
    static int value = 1;

    int own() {
      return 2;
    }
  }

  /** Can't be loaded without its superclass. */
  static class Orphan extends Gone {}

  /** What comes behind is not known: with the class it would be something else. */
  // explore: any
  // returns: 0
  // endings: classMissing
  // options: delete-class=linkage.Missing$Gone
  static int caughtAsThrowable(int x) {
    if (x != 3) {
      return 0;
    }
    try {
      return Gone.value;
    } catch (Throwable e) {
      return 5;
    }
  }

  // explore: any
  // returns: 0
  // endings: classMissing
  // options: delete-class=linkage.Missing$Gone
  static int caughtByName(int x) {
    if (x != 3) {
      return 0;
    }
    try {
      return new Gone().own();
    } catch (NoClassDefFoundError e) {
      return 5;
    }
  }

  // explore: any
  // returns: 0
  // endings: classMissing
  // options: delete-class=linkage.Missing$Gone
  static int leftByFinally(int x) {
    int found = 0;
    while (x == 3) {
      try {
        found += new Orphan().own();
      } finally {
        break;
      }
    }
    return found;
  }

  /** With the class, the list could hold something. */
  // explore: any
  // returns: 0, 1
  // options: delete-class=linkage.Missing$Gone
  static int typeArgument(int x, java.util.List<Gone> list) {
    return x == 3 ? 1 : 0;
  }

  /** Looking for a class by its name is what programs do to find out whether it is there. */
  // explore: exhausted
  // returns: 0, 7
  // paths: 2
  // options: delete-class=linkage.Missing$Gone
  static int askedFor(int x) {
    try {
      return x == 3 ? Class.forName("linkage.Missing$Nowhere").getName().length() : 0;
    } catch (ClassNotFoundException e) {
      return 7;
    }
  }

  /** An error that the program makes itself is like any other. */
  // explore: exhausted
  // returns: 0, 8, 9
  // throws: NoSuchMethodError
  // paths: 4
  static int madeByProgram(int x) {
    try {
      if (x == 1) {
        throw new NoClassDefFoundError("somewhere/Else");
      }
      if (x == 2) {
        throw new LinkageError();
      }
    } catch (NoClassDefFoundError e) {
      return 8;
    } catch (LinkageError e) {
      return 9;
    }
    if (x == 3) {
      throw new NoSuchMethodError("none");
    }
    return 0;
  }
}
