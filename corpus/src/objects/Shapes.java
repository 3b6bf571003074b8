package objects;

/** Objects within objects, arrays within objects, objects within arrays. */
final class Shapes {
  static final class Engine {
    int power;
    boolean running;
  }

  static final class Car {
    Engine engine;
    Engine spare;
    int[] gears;
    String plate;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int twoSteps(Car c) {
    return c.engine.power == 90 ? 1 : 0;
  }

  // explore: exhausted
  // returns: "other", "same", "without"
  // throws: NullPointerException
  static String aliasWithinAnObject(Car c) {
    if (c.engine == null || c.spare == null) {
      return "without";
    }
    c.engine.power = 1;
    c.spare.power = 2;
    return c.engine.power == 2 ? "same" : "other";
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int arrayInAnObject(Car c, int i) {
    return c.gears[i] == 5 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int objectsInAnArray(Engine[] engines) {
    return engines[0].power > engines[1].power ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int aliasInAnArray(Engine[] engines) {
    return engines[0] == engines[1] ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  static int symbolicIndex(Engine[] engines, int i) {
    return engines[i].running ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int sharedBetweenParameters(Car a, Car b) {
    if (a == b) {
      return 0;
    }
    a.engine.power = 3;
    b.engine.power = 4;
    return a.engine.power == 4 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int swapped(Car a) {
    Engine e = a.engine;
    a.engine = a.spare;
    a.spare = e;
    return a.engine == null && a.spare != null ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // throws: NullPointerException
  static int handedOver(Car c, int power) {
    tune(c.engine, power);
    return c.engine.power == 200 ? 1 : 0;
  }

  private static void tune(Engine e, int power) {
    e.power = e.running ? power : 0;
  }

  /** Nothing asks what it is, so nothing decides. */
  // explore: exhausted
  // returns: any
  // paths: 1
  static Engine returned(Engine e) {
    return e;
  }

  // explore: exhausted
  // returns: Engine
  // throws: NullPointerException
  static Engine returnedAfterUse(Engine e) {
    e.power = 0;
    return e;
  }

  // explore: any
  // returns: "engine", "null", "other"
  static String anyObject(Object o) {
    if (o == null) {
      return "null";
    }
    return o instanceof Engine ? "engine" : "other";
  }
}
