package aliasing;

/** Objects of classes that are not related can't be the same, whatever their fields. */
public final class DifferentClasses {
  public static final class Apple {
    int weight;
  }

  public static final class Pear {
    int weight;
  }

  public static int weigh(Apple apple, Pear pear) {
    apple.weight = 1;
    pear.weight = 2;
    Object left = apple;
    Object right = pear;
    if (left == right) {
      return 1; // reach: no
    }
    if (apple.weight != 1) {
      return 2; // reach: no
    }
    return 3; // reach: yes
  }
}
