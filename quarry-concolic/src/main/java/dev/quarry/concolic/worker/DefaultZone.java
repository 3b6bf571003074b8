package dev.quarry.concolic.worker;

import java.lang.invoke.VarHandle;
import java.util.TimeZone;
import org.jspecify.annotations.Nullable;

/** The default time zone, which a program can change. Who asks the JDK for it gets a copy. */
final class DefaultZone {
  /** A constant for the JIT compiler. */
  private static final @Nullable VarHandle ITSELF =
      JdkFields.find(TimeZone.class, "defaultTimeZone");

  private final TimeZone original = TimeZone.getDefault();
  private @Nullable TimeZone itself = itself();

  private static @Nullable TimeZone itself() {
    return ITSELF == null ? null : (TimeZone) ITSELF.getVolatile();
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
