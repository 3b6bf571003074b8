package dev.quarry.concolic.worker;

import java.lang.invoke.VarHandle;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The default locales, which a program can change. */
final class DefaultLocale {
  /** Constants for the JIT compiler. */
  private static final @Nullable VarHandle GENERAL = JdkFields.find(Locale.class, "defaultLocale");

  private static final @Nullable VarHandle DISPLAY =
      JdkFields.find(Locale.class, "defaultDisplayLocale");
  private static final @Nullable VarHandle FORMAT =
      JdkFields.find(Locale.class, "defaultFormatLocale");

  private final Locale original = Locale.getDefault();

  /** Whether they are the ones they were. */
  boolean areDefault() {
    if (GENERAL == null || DISPLAY == null || FORMAT == null) {
      return areDefaultByMethods();
    }
    return (Locale) GENERAL.getVolatile() == original
        && (Locale) DISPLAY.getVolatile() == original
        && (Locale) FORMAT.getVolatile() == original;
  }

  private boolean areDefaultByMethods() {
    return Locale.getDefault() == original
        && Locale.getDefault(Locale.Category.DISPLAY) == original
        && Locale.getDefault(Locale.Category.FORMAT) == original;
  }

  /** Makes them the ones they were. */
  void restore() {
    if (!areDefault()) {
      Locale.setDefault(original);
    }
  }
}
