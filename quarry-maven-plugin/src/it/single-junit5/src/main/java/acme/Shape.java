package acme;

import kotlin.Pair;

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
}
