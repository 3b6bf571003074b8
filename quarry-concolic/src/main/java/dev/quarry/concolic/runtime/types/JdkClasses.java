package dev.quarry.concolic.runtime.types;

/** Tells classes of the JDK from those of a program. */
public final class JdkClasses {
  private JdkClasses() {}

  /** Whether a class is one: those are loaded by the boot or the platform loader. */
  public static boolean contains(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }
}
