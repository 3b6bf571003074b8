package finallys;

/** A finally block, a break and a continue. */
public final class InLoop {
  public static int run(int stop) {
    int ended = 0;
    int i = 0;
    for (; i < 4; i++) {
      try {
        if (i == stop) {
          break;
        }
        if (i == 1) {
          continue;
        }
      } finally {
        ended++;
      }
    }
    if (ended == 2 && stop == 1) {
      return 1; // reach: yes
    }
    if (ended > 4) {
      return 2; // reach: no
    }
    return ended == 0 ? 3 : 4; // reach: true no
  }
}
