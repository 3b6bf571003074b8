package dev.quarry.concolic.guard.boot;

import java.util.function.IntConsumer;

/** Where watched points of a program say that they were passed. */
public final class Sightings {
  private static volatile IntConsumer listener = point -> {};

  private Sightings() {}

  /** From here on this one is told of every point that is passed. */
  public static void tell(IntConsumer changed) {
    listener = changed;
  }

  /** Called by the program: a point is passed. */
  public static void passed(int point) {
    listener.accept(point);
  }

  /**
   * Called by the program: something was thrown at a point, which is passed if it is of a class.
   *
   * @param type the class by its binary name; a subclass will do as well
   */
  public static void thrown(Throwable thrown, int point, String type) {
    for (Class<?> kind = thrown.getClass(); kind != null; kind = kind.getSuperclass()) {
      if (kind.getName().equals(type)) {
        passed(point);
      }
    }
  }
}
