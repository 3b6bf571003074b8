package environment;

/** A time that is only printed forbids no proof. */
public final class Timestamp {
  public static int look(int x) {
    System.out.println("begin " + System.currentTimeMillis());
    int square = x & 3;
    System.out.println("end " + System.currentTimeMillis());
    return square > 3 ? 1 : 2; // reach: true no, false yes
  }
}
