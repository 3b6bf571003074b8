package acme;

import kotlin.Pair;
import kotlin.ranges.RangesKt;

public sealed interface Shape {
  record Square(int side) implements Shape {}

  record Rectangle(int width, int height) implements Shape {}

  static String kind(Shape shape) {
    if (shape instanceof Square square) {
      return square.side() > 9 ? "large square" : "square";
    }
    return "no square";
  }

  static int larger(Pair<Integer, Integer> pair) {
    return pair.getFirst() > pair.getSecond() ? pair.getFirst() : pair.getSecond();
  }

  static boolean isAtLeastSeven(int side) {
    return RangesKt.coerceAtLeast(side, 7) == side;
  }
}
