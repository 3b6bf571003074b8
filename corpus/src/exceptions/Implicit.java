package exceptions;

/** Every exception that an instruction throws by itself. */
final class Implicit {
  static class Animal {
    int legs;
  }

  static final class Dog extends Animal {}

  static final class Fish extends Animal {}

  // explore: exhausted
  // returns: 0
  // throws: NullPointerException
  // paths: 2
  static int fieldOfNull(Animal a) {
    a.legs = 4;
    return 0;
  }

  // explore: exhausted
  // returns: 1
  // throws: NullPointerException
  // paths: 2
  static int methodOfNull(Animal a) {
    return a.equals(a) ? 1 : 0;
  }

  // explore: exhausted
  // returns: void
  // throws: NullPointerException
  // paths: 2
  static void lockOfNull(Animal a) {
    synchronized (a) {
      a.hashCode();
    }
  }

  // explore: exhausted
  // returns: none
  // throws: IllegalStateException, NullPointerException
  static int throwOfNull(boolean b) {
    RuntimeException e = b ? null : new IllegalStateException();
    throw e;
  }

  // explore: exhausted
  // returns: any
  // throws: NegativeArraySizeException
  // paths: 2
  static int[] negativeSize(int n) {
    return new int[n & 0x8000000f];
  }

  // explore: exhausted
  // returns: 3
  // throws: NegativeArraySizeException
  static int negativeInnerSize(int n) {
    if (n > 4) {
      n = 4;
    }
    return new int[3][n].length;
  }

  // explore: exhausted
  // returns: null, Dog
  // throws: ClassCastException
  static Animal classCast(Animal a) {
    return (Dog) a;
  }

  // explore: exhausted
  // returns: 0
  // throws: ArrayStoreException
  // paths: 2
  static int arrayStore(boolean dogs) {
    Animal[] a = dogs ? new Dog[1] : new Animal[1];
    a[0] = new Fish();
    return 0;
  }

  // explore: exhausted
  // returns: 1
  // throws: NullPointerException
  // paths: 2
  static int unboxingOfNull(Integer x) {
    int y = x;
    return y == y ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0
  // throws: ArithmeticException
  // paths: 2
  static int remainderOfLongs(long x) {
    return (int) (0L % x);
  }

  // explore: exhausted
  // returns: 0
  // throws: StringIndexOutOfBoundsException
  // paths: 2
  static int charOfAShortString(int i) {
    return "abc".charAt(i) > 'c' ? 1 : 0;
  }

  // explore: exhausted
  // returns: 1, 2
  static int implicitAndCaught(Animal a) {
    try {
      a.legs++;
      return 1;
    } catch (NullPointerException e) {
      return 2;
    }
  }

  // explore: any
  // returns: 1
  // throws: AssertionError
  static int assertion(int x) {
    assert x != 1000 : "a thousand";
    return 1;
  }
}
