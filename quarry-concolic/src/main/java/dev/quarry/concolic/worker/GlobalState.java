package dev.quarry.concolic.worker;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;

/** What a program can change in the JDK and the next run must find unchanged. */
final class GlobalState {
  private final CapturedOutput output;
  private final Properties properties;
  private WatchedProperties current;
  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();
  private final InputStream empty = new ByteArrayInputStream(new byte[0]);

  /** Remembers the state of now. */
  GlobalState(CapturedOutput output) {
    this.output = output;
    this.properties = (Properties) System.getProperties().clone();
    this.current = new WatchedProperties(properties);
  }

  /** Puts everything back on the thread that is going to run the program. */
  void restore(ClassLoader program) {
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
    if (Locale.getDefault() != locale
        || Locale.getDefault(Locale.Category.DISPLAY) != locale
        || Locale.getDefault(Locale.Category.FORMAT) != locale) {
      Locale.setDefault(locale);
    }
    if (!TimeZone.getDefault().equals(zone)) {
      TimeZone.setDefault(zone);
    }
    Thread.interrupted();
    Thread.currentThread().setContextClassLoader(program);
    Thread.setDefaultUncaughtExceptionHandler(null);
  }
}
