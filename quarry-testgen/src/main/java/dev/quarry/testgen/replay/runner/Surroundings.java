package dev.quarry.testgen.replay.runner;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** What a test may change around it, put back before the next. */
final class Surroundings {
  private final Properties properties = (Properties) System.getProperties().clone();
  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();
  private final Thread thread = Thread.currentThread();
  private final ClassLoader loader = thread.getContextClassLoader();

  /** Nobody reads what a test prints, there is nothing for it to read, and it may close both. */
  void restore() {
    System.setIn(InputStream.nullInputStream());
    System.setOut(nowhere());
    System.setErr(nowhere());
    if (!properties.equals(System.getProperties())) {
      System.setProperties((Properties) properties.clone());
    }
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
    thread.setContextClassLoader(loader);
    Thread.setDefaultUncaughtExceptionHandler(null);
    // Clears the flag.
    Thread.interrupted();
  }

  private static PrintStream nowhere() {
    return new PrintStream(OutputStream.nullOutputStream());
  }
}
