package faults;

/** Is on the class path of the compiler only. */
final class Gone {
  static int value = 3;
}
