package dev.quarry.concolic.worker;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;

/**
 * The default time zone, which a program can change. Who asks the JDK for it gets a copy, which
 * takes longer than some runs do; so this asks for the object itself where the guard lets it.
 */
final class DefaultZone {
  /** A constant for the JIT compiler; null where the JDK is closed. */
  private static final @Nullable MethodHandle ITSELF = find();

  private final TimeZone original = TimeZone.getDefault();
  private @Nullable TimeZone itself = itself();

  private static @Nullable MethodHandle find() {
    try {
      return MethodHandles.privateLookupIn(TimeZone.class, MethodHandles.lookup())
          .findStatic(TimeZone.class, "getDefaultRef", MethodType.methodType(TimeZone.class));
    } catch (ReflectiveOperationException e) {
      return null;
    }
  }

  @SuppressWarnings("ThrowSpecificity")
  private static @Nullable TimeZone itself() {
    try {
      return ITSELF == null ? null : (TimeZone) ITSELF.invokeExact();
    } catch (Throwable e) {
      throw new IllegalStateException("The JDK has a default time zone.", e);
    }
  }

  /** Whether it is the one it was. */
  boolean isDefault() {
    return itself == null ? TimeZone.getDefault().equals(original) : itself() == itself;
  }

  /** Makes it the one it was. */
  void restore() {
    if (!isDefault()) {
      TimeZone.setDefault(original);
      itself = itself();
    }
  }
}
