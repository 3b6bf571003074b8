package loops;

/** Loops whose counters run over. */
public final class Wrapping {
  private Wrapping() {}

  public static int halves(int x) {
    int count = 0;
    while (x != 0) {
      x /= 2;
      count++;
    }
    if (count == 32) {
      return 1; // reach: yes
    }
    if (count > 32) {
      return 2; // reach: no, undecided: how often a number is halved
    }
    return 3; // reach: yes
  }

  public static int bits(int x) {
    int count = 0;
    while (x != 0) {
      x >>>= 1;
      count++;
    }
    if (count == 32) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int sum(int n) {
    int sum = 0;
    for (int i = 1; i <= n && i < 70_000; i++) {
      sum += i;
    }
    if (sum < 0) {
      return 1; // reach: yes
    }
    return 2; // reach: yes
  }

  public static int wrapped(int from) {
    int steps = 0;
    for (int i = from; i >= from; i++) {
      steps++;
      if (steps > 5) {
        return -1; // reach: yes
      }
    }
    if (steps == 3) {
      return 1; // reach: yes
    }
    if (steps == 0) {
      return 2; // reach: no
    }
    return 3; // reach: yes
  }

  public static int bytes(int to) {
    int steps = 0;
    for (byte b = 120; b < to; b += 3) {
      steps++;
      if (steps > 4) {
        break;
      }
      if (b < 0) {
        return 1; // reach: yes
      }
    }
    if (steps == 5) {
      return 2; // reach: no
    }
    return 3; // reach: yes
  }

  public static int tenths(int n) {
    double sum = 0;
    float other = 0;
    for (int i = 0; i < n && i < 12; i++) {
      sum += 0.1;
      other += 0.1f;
    }
    if (n == 10 && sum == 1.0) {
      return 1; // reach: no
    }
    if (sum < 1.0 && other > 1.0f && n > 9) {
      return 2; // reach: yes
    }
    if (sum == 1.0) {
      return 3; // reach: no
    }
    return 4; // reach: yes
  }
}
