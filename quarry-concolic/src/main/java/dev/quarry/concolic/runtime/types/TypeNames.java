package dev.quarry.concolic.runtime.types;

/** Classes of the JDK by their names. */
public final class TypeNames {
  private TypeNames() {}

  /** A class that every JDK has. */
  public static Class<?> ofJdk(String binaryName) {
    try {
      return Class.forName(binaryName, false, null);
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }
}
