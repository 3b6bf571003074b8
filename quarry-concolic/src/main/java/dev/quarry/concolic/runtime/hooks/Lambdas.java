package dev.quarry.concolic.runtime.hooks;

import java.lang.invoke.CallSite;
import java.lang.invoke.ConstantCallSite;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;

/**
 * Links lambdas to classes that were made and rewritten together with the class they are in, so
 * that what they capture keeps its shadows.
 */
public final class Lambdas {
  private static final List<byte[]> CLASSES = new ArrayList<>();

  private Lambdas() {}

  /** Keeps a class file until its lambda is first evaluated; gives its number. */
  public static synchronized int register(byte[] classFile) {
    CLASSES.add(classFile);
    return CLASSES.size() - 1;
  }

  private static synchronized byte[] classFile(int number) {
    return CLASSES.get(number);
  }

  /**
   * The bootstrap method of rewritten lambdas.
   *
   * @param name of the static factory method
   * @param type from what is captured to the interface
   */
  public static CallSite link(MethodHandles.Lookup caller, String name, MethodType type, int number)
      throws Throwable {
    MethodHandles.Lookup made =
        caller.defineHiddenClass(
            classFile(number), true, MethodHandles.Lookup.ClassOption.NESTMATE);
    MethodHandle factory = made.findStatic(made.lookupClass(), name, type);
    if (type.parameterCount() == 0) {
      // As with the JDK's own: a lambda that captures nothing is one object.
      return new ConstantCallSite(MethodHandles.constant(type.returnType(), factory.invoke()));
    }
    return new ConstantCallSite(factory);
  }
}
