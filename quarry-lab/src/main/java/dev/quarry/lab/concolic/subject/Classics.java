package dev.quarry.lab.concolic.subject;

/** Textbook programs for explorations. */
final class Classics {
  private Classics() {}

  /** Nothing to decide: exploring it takes what starting takes. */
  static int nothing(int a) {
    return a;
  }

  static String triangle(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0) {
      return "invalid";
    }
    if (a + b <= c || a + c <= b || b + c <= a) {
      return "none";
    }
    if (a == b && b == c) {
      return "equilateral";
    }
    return a == b || b == c || a == c ? "isosceles" : "scalene";
  }

  /** Long enough for the engine to get warm on the way. */
  static int twoTriangles(int a, int b, int c, int d, int e, int f) {
    return kind(a, b, c) * 10 + kind(d, e, f);
  }

  private static int kind(int a, int b, int c) {
    if (a <= 0 || b <= 0 || c <= 0 || a + b <= c || a + c <= b || b + c <= a) {
      return 0;
    }
    if (a == b && b == c) {
      return 1;
    }
    return a == b || b == c || a == c ? 2 : 3;
  }

  /** Days of a month, with leap years. */
  static int days(int month, int year) {
    switch (month) {
      case 2:
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
      case 4:
      case 6:
      case 9:
      case 11:
        return 30;
      default:
        return month >= 1 && month <= 12 ? 31 : -1;
    }
  }

  /** In the manner of TCAS: flags and thresholds. */
  static int advisory(int own, int other, int rate, int layer, boolean confident, boolean climbs) {
    int[] separation = {400, 500, 640, 740};
    if (layer < 0 || layer >= separation.length) {
      return 0;
    }
    int required = separation[layer];
    if (!confident || rate > 600) {
      return 0;
    }
    if (other - own >= required || own - other >= required) {
      return 0;
    }
    if (other < own && !climbs) {
      return 1;
    }
    return own < other && climbs ? -1 : 0;
  }

  /** A product that must fit, and a quotient. */
  static String conflict(int distance, int closing, int horizon) {
    if (closing == 0) {
      return "parallel";
    }
    if (closing < 0 || distance < 0) {
      return "diverging";
    }
    int time = distance / closing;
    return time > 100 && horizon < time ? "late" : "conflict";
  }
}
