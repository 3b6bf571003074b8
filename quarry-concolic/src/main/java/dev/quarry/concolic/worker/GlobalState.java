package dev.quarry.concolic.worker;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/** What a program can change in the JDK and the next run must find unchanged. */
final class GlobalState {
  private final CapturedOutput output;
  private final Properties properties;
  private WatchedProperties current;
  private final DefaultLocale locale = new DefaultLocale();
  private final DefaultZone zone = new DefaultZone();
  private final InputStream empty = new ByteArrayInputStream(new byte[0]);
  private @Nullable ClassLoader loader;

  /** Remembers the state of now. */
  GlobalState(CapturedOutput output) {
    this.output = output;
    this.properties = (Properties) System.getProperties().clone();
    this.current = new WatchedProperties(properties);
  }

  /**
   * Whether nothing has to be put back: what the last run found as {@link #restore} left it, the
   * next will.
   */
  boolean isAsBefore() {
    Thread thread = Thread.currentThread();
    return !output.isUsed()
        && System.out == output.out()
        && System.err == output.err()
        && System.in == empty
        && System.getProperties() == current
        && !current.isTouched()
        && locale.areDefault()
        && zone.isDefault()
        && !thread.isInterrupted()
        && thread.getContextClassLoader() == loader
        && Thread.getDefaultUncaughtExceptionHandler() == null;
  }

  /** Puts everything back on the thread that is going to run the program. */
  void restore(ClassLoader program) {
    loader = program;
    output.reset();
    if (System.out != output.out()) {
      System.setOut(output.out());
    }
    if (System.err != output.err()) {
      System.setErr(output.err());
    }
    if (System.in != empty) {
      System.setIn(empty);
    }
    if (System.getProperties() != current || current.isTouched()) {
      current = new WatchedProperties(properties);
      System.setProperties(current);
    }
    locale.restore();
    zone.restore();
    Thread.interrupted();
    Thread.currentThread().setContextClassLoader(program);
    if (Thread.getDefaultUncaughtExceptionHandler() != null) {
      Thread.setDefaultUncaughtExceptionHandler(null);
    }
  }
}
