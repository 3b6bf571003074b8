package dev.quarry.program;

/** A way in which an instruction of the JVM can fail by itself, without anybody throwing. */
public enum Fault {
  /** The object or array used is null. */
  NULL_DEREFERENCE("java/lang/NullPointerException"),
  /** The index is negative or not below the length. */
  ARRAY_INDEX("java/lang/ArrayIndexOutOfBoundsException"),
  /** An integer is divided by zero. */
  DIVISION("java/lang/ArithmeticException"),
  /** An array of negative length is asked for, in any dimension. */
  NEGATIVE_SIZE("java/lang/NegativeArraySizeException"),
  /** The object is neither null nor of the type. */
  CLASS_CAST("java/lang/ClassCastException"),
  /** The object is not of the array's run-time element type. */
  ARRAY_STORE("java/lang/ArrayStoreException");

  private final String exception;

  Fault(String exception) {
    this.exception = exception;
  }

  /** The internal name of the exception. */
  public String exception() {
    return exception;
  }
}
