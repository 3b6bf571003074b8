package dev.quarry.concolic.guard.boot;

import java.io.File;
import java.lang.instrument.Instrumentation;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Brings the guard into a JVM whose class path has nothing of Quarry: loads it and its libraries
 * with a loader of their own, where the program does not see them.
 */
public final class ReplayAgent {
  private static final String GUARD = "dev.quarry.concolic.guard.ReplayGuard";

  private ReplayAgent() {}

  /**
   * Called by the JVM before {@code main}.
   *
   * @param arguments what is for the guard, an equals sign, and the guard's class path
   */
  public static void premain(String arguments, Instrumentation instrumentation)
      throws ReflectiveOperationException, MalformedURLException {
    int end = arguments.indexOf('=');
    List<URL> places = new ArrayList<>();
    for (String place : arguments.substring(end + 1).split(File.pathSeparator)) {
      places.add(Path.of(place).toUri().toURL());
    }
    // Stays open as long as the process: the guard may have to load more.
    ClassLoader loader =
        new URLClassLoader(places.toArray(URL[]::new), ClassLoader.getPlatformClassLoader());
    loader
        .loadClass(GUARD)
        .getMethod("install", String.class, Instrumentation.class)
        .invoke(null, arguments.substring(0, end), instrumentation);
  }
}
