package dev.quarry.concolic.instrument;

import java.util.Random;

/** Seeded arguments for methods with simple parameter types: many special values, some others. */
final class RandomArguments {
  private static final int[] INTS = {0, 1, -1, 2, 3, 5, 7, 10, 100, 127, -128, 255, 1000};
  private static final int[] LARGE = {65535, Integer.MAX_VALUE, Integer.MIN_VALUE};
  private static final double[] DOUBLES = {
    0,
    -0.0,
    1,
    -1,
    0.5,
    2,
    3.25,
    10,
    1e-9,
    1e9,
    100.75,
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY
  };
  private static final String[] STRINGS = {
    "",
    " ",
    "a",
    "abc",
    "Hello World",
    "  x  ",
    "12",
    "-7",
    "0x1F",
    "3.5e2",
    "true",
    "a,b,c",
    "été",
    "\t\n",
    "aXbXc",
    "null",
    "<p>a&amp;b</p>",
    "1L",
    "2.0f",
    "yes",
    "UPPER lower"
  };

  private final Random random;
  private final boolean large;

  /** With or without ints that are lengths of strings too long for a test. */
  RandomArguments(long seed, boolean large) {
    this.random = new Random(seed);
    this.large = large;
  }

  static boolean supports(Class<?> type) {
    return type.isPrimitive()
        || type == String.class
        || type == CharSequence.class
        || type == Object.class
        || type == int[].class
        || type == char[].class
        || type == double[].class
        || type == String[].class
        || type == Object[].class
        || type == byte[].class
        || type == long[].class;
  }

  Object[] forParameters(Class<?>[] types) {
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = next(types[i]);
    }
    return arguments;
  }

  private Object next(Class<?> type) {
    if (type == boolean.class) {
      return random.nextBoolean();
    } else if (type == byte.class) {
      return (byte) nextInt();
    } else if (type == char.class) {
      return random.nextInt(3) == 0 ? (char) nextInt() : (char) (32 + random.nextInt(96));
    } else if (type == short.class) {
      return (short) nextInt();
    } else if (type == int.class) {
      return nextInt();
    } else if (type == long.class) {
      return random.nextInt(4) == 0 ? random.nextLong() : (long) nextInt();
    } else if (type == float.class) {
      return (float) nextDouble();
    } else if (type == double.class) {
      return nextDouble();
    }
    return random.nextInt(12) == 0 ? null : nextObject(type);
  }

  private int nextInt() {
    if (large && random.nextInt(6) == 0) {
      return LARGE[random.nextInt(LARGE.length)];
    }
    return random.nextInt(3) == 0 ? random.nextInt(12) : INTS[random.nextInt(INTS.length)];
  }

  private double nextDouble() {
    return random.nextInt(3) == 0
        ? random.nextInt(2000) / 16.0 - 50
        : DOUBLES[random.nextInt(DOUBLES.length)];
  }

  private Object nextObject(Class<?> type) {
    int length = random.nextInt(5);
    if (type == int[].class) {
      return random.ints(length, -5, 20).toArray();
    } else if (type == long[].class) {
      return random.longs(length, -5, 20).toArray();
    } else if (type == double[].class) {
      return random.doubles(length, -5, 20).toArray();
    } else if (type == char[].class) {
      return nextString().toCharArray();
    } else if (type == byte[].class) {
      byte[] bytes = new byte[length];
      random.nextBytes(bytes);
      return bytes;
    } else if (type == String[].class || type == Object[].class) {
      String[] strings = new String[length];
      for (int i = 0; i < length; i++) {
        strings[i] = nextString();
      }
      return strings;
    }
    return nextString();
  }

  private String nextString() {
    String one = STRINGS[random.nextInt(STRINGS.length)];
    return random.nextInt(4) == 0 ? one + STRINGS[random.nextInt(STRINGS.length)] : one;
  }
}
