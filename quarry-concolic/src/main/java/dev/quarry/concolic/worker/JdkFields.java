package dev.quarry.concolic.worker;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/**
 * Fields of the JDK that hold its defaults. Methods of the JDK that ask for one are noted, since it
 * may be the program that asks; finding out that it was not takes longer than some runs do.
 */
final class JdkFields {
  private JdkFields() {}

  /** A static field that has the type of its class; null where the JDK is closed. */
  static @Nullable VarHandle find(Class<?> owner, String name) {
    try {
      return MethodHandles.privateLookupIn(owner, MethodHandles.lookup())
          .findStaticVarHandle(owner, name, owner);
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }
}
