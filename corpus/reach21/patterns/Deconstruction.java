package patterns;

/** Records in records. */
public final class Deconstruction {
  public record Point(int x, int y) {}

  public record Line(Point from, Point to) {}

  public static int look(Line line) {
    if (line instanceof Line(Point(int a, int b), Point(int c, int d))) {
      if (a == c && b == d && a == 3) {
        return 1; // reach: yes
      }
      return line.from() == null ? 2 : 3; // reach: true no
    }
    return line == null ? 4 : 5; // reach: true yes, false yes
  }
}
