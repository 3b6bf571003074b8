package floats;

/** The same in 32 bits. */
final class Floats {
  // explore: exhausted
  // returns: 0, 1, 2
  // paths: 3
  static int sumRounds(float f) {
    if (f == 16777216f) {
      return 1;
    }
    return f + 1f == f ? 2 : 0;
  }

  // explore: exhausted
  // returns: "below", "inside or NaN", "above"
  static String range(float f) {
    if (f < -1.5f) {
      return "below";
    }
    return f > 1.5f ? "above" : "inside or NaN";
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int overflowsToInfinity(float f) {
    return f > 1e20f && f * f == Float.POSITIVE_INFINITY ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // paths: 2
  static int rawBits(float f) {
    return Float.floatToRawIntBits(f) == 0x3f800000 ? 1 : 0;
  }

  // explore: exhausted
  // returns: 0, 1
  // witness: 1075838976
  static int fromBits(int bits) {
    return Float.intBitsToFloat(bits) == 2.5f ? 1 : 0;
  }

  // explore: exhausted
  // returns: 1.5f, -2.0f
  // paths: 2
  static float negated(float f) {
    return -f > 3f ? 1.5f : -2.0f;
  }

  /** A comparison with NaN is false both ways, which an "else" forgets. */
  // explore: exhausted
  // returns: 1, 2
  // throws: AssertionError
  static int clamp(float f) {
    float clamped = f < 0 ? 0 : f > 1 ? 1 : f;
    if (!(clamped >= 0 && clamped <= 1)) {
      throw new AssertionError();
    }
    return f == clamped ? 1 : 2;
  }
}
