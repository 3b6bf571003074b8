package dev.quarry.lab.concolic.kernel;

/** Calls through an interface with three classes behind it. */
final class VirtualCalls {
  private static final int SMALL = 60;

  private VirtualCalls() {}

  static int small(int a, int b) {
    return work(SMALL, a, b);
  }

  private interface Shape {
    int area(int scale);
  }

  private record Square(int side) implements Shape {
    @Override
    public int area(int scale) {
      return side * side * scale;
    }
  }

  private record Strip(int length) implements Shape {
    @Override
    public int area(int scale) {
      return length + scale;
    }
  }

  private record Box(int width, int height) implements Shape {
    @Override
    public int area(int scale) {
      return (width + scale) * height;
    }
  }

  static int work(int n, int a, int b) {
    Shape[] shapes = {new Square(a), new Strip(b), new Box(3, 5)};
    int sum = 0;
    for (int i = 0, next = 0; i < n; i++) {
      sum += shapes[next].area(i);
      next = next == 2 ? 0 : next + 1;
    }
    return sum;
  }
}
