package control;

/** Every shape a switch is compiled to. */
final class Switches {
  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  // explore: exhausted
  // returns: 0, 10, 11, 12, 13
  // paths: 5
  // covers: branches
  static int dense(int x) {
    switch (x) {
      case 1:
        return 10;
      case 2:
        return 11;
      case 3:
        return 12;
      case 4:
        return 13;
      default:
        return 0;
    }
  }

  // explore: exhausted
  // returns: 0, 1, 2, 3
  // paths: 4
  // covers: branches
  static int sparse(int x) {
    switch (x) {
      case -2000000000:
        return 1;
      case 7:
        return 2;
      case 2000000000:
        return 3;
      default:
        return 0;
    }
  }

  // explore: exhausted
  // returns: 1, 3, 7, 15
  static int fallThrough(int x) {
    int r = 0;
    switch (x) {
      case 5:
        r += 8;
      // fall through
      case 6:
        r += 4;
      // fall through
      case 7:
        r += 2;
      // fall through
      default:
        r += 1;
    }
    return r;
  }

  // explore: exhausted
  // returns: 100, 200
  static int sharedLabels(int x) {
    switch (x) {
      case 1:
      case 3:
      case 5:
      case 7:
        return 100;
      default:
        return 200;
    }
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int strings(String s) {
    switch (s) {
      case "alpha":
        return 1;
      case "beta":
        return 2;
      default:
        return 0;
    }
  }

  /** "Aa" and "BB" have the same hash code. */
  // explore: exhausted
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int stringsWithEqualHashes(String s) {
    switch (s) {
      case "Aa":
        return 1;
      case "BB":
        return 2;
      default:
        return 0;
    }
  }

  // explore: exhausted
  // returns: "blue", "green", "red"
  // throws: NullPointerException
  // paths: 4
  static String enums(Colour c) {
    return switch (c) {
      case RED -> "red";
      case GREEN -> "green";
      case BLUE -> "blue";
    };
  }

  // explore: exhausted
  // returns: 1, 2, 12, 99
  static int yields(int x, int y) {
    return switch (x) {
      case 0 -> 1;
      case 1 -> {
        int twice = y * 2;
        if (twice == 10) {
          yield 12;
        }
        yield 2;
      }
      default -> 99;
    };
  }

  // explore: exhausted
  // returns: "consonant", "other", "vowel"
  static String characters(char c) {
    switch (c) {
      case 'a':
      case 'e':
      case 'i':
      case 'o':
      case 'u':
        return "vowel";
      default:
        return c > 'a' && c <= 'z' ? "consonant" : "other";
    }
  }

  // explore: exhausted
  // returns: 'L', 'M', 'T', 'W', 'X'
  static char nested(int x, int y) {
    switch (x) {
      case 1:
        switch (y) {
          case 1:
            return 'M';
          case 2:
            return 'T';
          default:
            return 'W';
        }
      case 2:
        return 'L';
      default:
        return 'X';
    }
  }

  // explore: exhausted
  // returns: 0, 1, 2
  // throws: NullPointerException
  static int boxed(Integer x) {
    switch (x) {
      case 128:
        return 1;
      case -129:
        return 2;
      default:
        return 0;
    }
  }
}
