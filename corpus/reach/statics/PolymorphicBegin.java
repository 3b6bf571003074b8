package statics;

/** Constructors call what classes below them override, before their fields are there. */
public final class PolymorphicBegin {
  abstract static class Shape {
    final int area;
    String text = "shape";

    Shape(int factor) {
      area = size() * factor;
      text = name();
    }

    abstract int size();

    String name() {
      return "shape";
    }
  }

  static final class Square extends Shape {
    private int side = 3;
    private final int constant = 4;
    private String label = "square";

    Square(int factor) {
      super(factor);
      side += factor;
    }

    @Override
    int size() {
      return side + constant;
    }

    @Override
    String name() {
      return label;
    }
  }

  public static int square(int factor) {
    Square square = new Square(factor);
    if (square.text != null) {
      return 0; // reach: no
    }
    if (square.area == 28) {
      return 1; // reach: yes
    }
    if (square.area == 7 && square.side == 3) {
      return 2; // reach: no
    }
    if (square.side == 3 && square.area == 0) {
      return 3; // reach: yes
    }
    return 4; // reach: yes
  }
}
