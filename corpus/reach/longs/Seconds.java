package longs;

/** Milliseconds into days. */
public final class Seconds {
  public static int look(long ms) {
    long days = ms / 86_400_000L;
    int cut = (int) (ms / 86_400_000L);
    if (ms > 0 && days < 0) {
      return 1; // reach: no
    }
    return ms > 0 && cut < 0 ? 2 : 3; // reach: true yes
  }
}
