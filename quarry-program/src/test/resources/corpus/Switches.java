// expect: branches loops
package corpus;

class Switches {
  enum Colour { RED, GREEN, BLUE }

  static int dense(int n) {
    switch (n) { // branches: 4
      case 1:
      case 2:
        return 10;
      case 3:
        return 20;
      case 5:
        return 30;
      default:
        return 0;
    }
  }

  static int sparse(int n) {
    switch (n) { // branches: 3
      case -1000000:
        return 1;
      case 1000000:
        return 2;
      default:
        return 3;
    }
  }

  static int noDefault(int n) {
    int result = 0;
    switch (n) { // branches: 3
      case 1:
        result = 5;
      case 2:
        result++;
    }
    return result;
  }

  static int onEnum(Colour colour) {
    return switch (colour) { // branches: 4
      case RED -> 1;
      case GREEN -> 2;
      case BLUE -> 3;
    };
  }

  static int onString(String s) {
    // hash switch: 2 hashes and the default; two equals; then the switch over the found index
    switch (s) { // branches: 10
      case "one":
        return 1;
      case "two":
        return 2;
      default:
        return 0;
    }
  }

  static int onlyDefault(int n) {
    switch (n) {
      default:
        return n;
    }
  }
}
