package environment;

import java.util.Locale;
import java.util.Random;
import java.util.TimeZone;
import java.util.UUID;

/** What differs from run to run on a real machine, and must not during an exploration. */
final class Environment {
  /** Times are inputs, and what is only printed decides nothing. */
  // explore: exhausted
  // returns: 0, 1
  static int time(int x) {
    long now = System.currentTimeMillis();
    System.out.println(now + System.nanoTime());
    return x == 3 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int random(int x) {
    double r = Math.random();
    int dice = new Random().nextInt(6);
    if (r >= 1 || dice > 5) {
      return 2;
    }
    return x == 3 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  static int seeded(int x) {
    int first = new Random(42).nextInt(10);
    return x == first ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int uuid(int x) {
    return UUID.randomUUID().toString().length() == 36 && x == 3 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int locale(int x) {
    return Locale.getDefault() != null && TimeZone.getDefault() != null && x == 3 ? 1 : 0;
  }

  // explore: any
  // returns: 0, 1
  static int identityHash(int x) {
    Object o = new Object();
    return o.hashCode() == System.identityHashCode(o) && x == 3 ? 1 : 0;
  }

  /** Twins of fields are nobody's business. */
  // explore: any
  // returns: 0, 1
  static int reflection(int x) {
    if (Thing.class.getDeclaredFields().length != 2
        || Thing.class.getDeclaredMethods().length != 1) {
      return 2;
    }
    return x == 3 ? 1 : 0;
  }

  static final class Thing {
    int a;
    String b;

    int sum() {
      return a;
    }
  }

  // explore: any
  // returns: 0, 1
  static int stackTrace(int x) {
    StackTraceElement top = new Throwable().getStackTrace()[0];
    return top.getMethodName().equals("stackTrace") && x == 3 ? 1 : 0;
  }
}
