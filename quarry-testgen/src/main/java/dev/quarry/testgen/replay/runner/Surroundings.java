package dev.quarry.testgen.replay.runner;

import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.Authenticator;
import java.net.CookieHandler;
import java.net.ProxySelector;
import java.net.ResponseCache;
import java.security.Provider;
import java.security.Security;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.TimeZone;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a test may change around it, put back before the next. */
final class Surroundings {
  private static final long PATIENCE_MILLIS = 200;
  private static final int MORE_THREADS = 16;

  /** Why a test is asked once more: class initialisers change properties, and nothing else. */
  static final String PROPERTIES = "the system properties";

  private final Locale[] locales = locales();
  private final TimeZone zone = TimeZone.getDefault();
  private final Thread thread = Thread.currentThread();
  private final ClassLoader loader = thread.getContextClassLoader();
  private final Provider[] providers = Security.getProviders();
  private final Logger logger = Logger.getLogger("");
  private final Handler[] handlers = logger.getHandlers();
  private final @Nullable Level level = logger.getLevel();
  private final List<@Nullable Object> network = network();

  private Properties properties = (Properties) System.getProperties().clone();

  /** Those that there are; a test may only be waiting for what it began. */
  private Thread[] threads = threads();

  /** What the test that runs found. */
  private Properties current = System.getProperties();

  private InputStream in = InputStream.nullInputStream();
  private PrintStream out = nowhere();
  private PrintStream err = nowhere();

  /**
   * What is not as a test found it, as the subject of a sentence; empty if all is. Tests run after
   * it in the user's build would find it, too.
   */
  String changed() {
    if (System.in != in || System.out != out || System.err != err) {
      return "a standard stream";
    }
    if (!Arrays.equals(locales, locales())) {
      return "the default locale";
    }
    if (!zone.equals(TimeZone.getDefault())) {
      return "the default time zone";
    }
    if (thread.getContextClassLoader() != loader) {
      return "the context class loader";
    }
    if (Thread.getDefaultUncaughtExceptionHandler() != null) {
      return "the handler of uncaught exceptions";
    }
    if (!areSame(providers, Security.getProviders())) {
      return "the providers of security";
    }
    if (!areSame(handlers, logger.getHandlers()) || level != logger.getLevel()) {
      return "the root logger";
    }
    if (!areSame(network.toArray(), network().toArray())) {
      return "a default of the network";
    }
    return areChanged(System.getProperties()) ? PROPERTIES : "";
  }

  /** What is there now will be there for the tests that come. */
  void keep(Properties found) {
    properties = found;
  }

  /** The name of a thread that a test started and that does not end; empty if there is none. */
  String thread() {
    Thread[] now = threads();
    for (Thread each : now) {
      if (!Arrays.asList(threads).contains(each) && !ends(each)) {
        return each.getName();
      }
    }
    return "";
  }

  /** Workers of the common pool belong to the JDK, as do threads of the system's group. */
  private static boolean ends(Thread thread) {
    try {
      if (!(thread instanceof ForkJoinWorkerThread)) {
        thread.join(PATIENCE_MILLIS);
      }
      return thread instanceof ForkJoinWorkerThread || !thread.isAlive();
    } catch (InterruptedException e) {
      return false;
    }
  }

  /** Those of the group of whoever runs the tests, and of groups in it. */
  private static Thread[] threads() {
    Thread[] found = new Thread[Thread.activeCount() + MORE_THREADS];
    return Arrays.copyOf(found, Thread.enumerate(found));
  }

  /** A copy will do, but nothing that answers in its own way. */
  private boolean areChanged(Properties now) {
    return now != current && now.getClass() != Properties.class || !properties.equals(now);
  }

  private static Locale[] locales() {
    return Stream.concat(
            Stream.of(Locale.getDefault()),
            Stream.of(Locale.Category.values()).map(Locale::getDefault))
        .toArray(Locale[]::new);
  }

  private static List<@Nullable Object> network() {
    return Arrays.asList(
        Authenticator.getDefault(),
        CookieHandler.getDefault(),
        ProxySelector.getDefault(),
        ResponseCache.getDefault());
  }

  /** Without asking any of them: they may be the program's. */
  private static boolean areSame(@Nullable Object[] left, @Nullable Object[] right) {
    boolean same = left.length == right.length;
    for (int i = 0; same && i < left.length; i++) {
      same = left[i] == right[i];
    }
    return same;
  }

  /** Nobody reads what a test prints, there is nothing for it to read, and it may close both. */
  void restore() {
    threads = threads();
    in = InputStream.nullInputStream();
    out = nowhere();
    err = nowhere();
    System.setIn(in);
    System.setOut(out);
    System.setErr(err);
    if (System.getProperties() != current || areChanged(current)) {
      current = (Properties) properties.clone();
      System.setProperties(current);
    }
    restoreLocales();
    TimeZone.setDefault(zone);
    thread.setContextClassLoader(loader);
    Thread.setDefaultUncaughtExceptionHandler(null);
    restoreProviders();
    restoreLogging();
    // Clears the flag.
    Thread.interrupted();
  }

  private void restoreLocales() {
    Locale.setDefault(locales[0]);
    for (Locale.Category category : Locale.Category.values()) {
      Locale.setDefault(category, locales[1 + category.ordinal()]);
    }
  }

  private void restoreProviders() {
    if (!areSame(providers, Security.getProviders())) {
      for (Provider provider : Security.getProviders()) {
        Security.removeProvider(provider.getName());
      }
      for (Provider provider : providers) {
        Security.addProvider(provider);
      }
    }
  }

  private void restoreLogging() {
    if (!areSame(handlers, logger.getHandlers())) {
      for (Handler handler : logger.getHandlers()) {
        logger.removeHandler(handler);
      }
      for (Handler handler : handlers) {
        logger.addHandler(handler);
      }
    }
    if (level != logger.getLevel()) {
      logger.setLevel(level);
    }
  }

  private static PrintStream nowhere() {
    return new PrintStream(OutputStream.nullOutputStream());
  }
}
