package dev.quarry.engine.corpus;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/** A class with the name and the methods of the marker class, that makes inputs up. */
final class PlainMarkers {
  private static final String SOURCE =
      """
      package dev.quarry.api;

      public final class Quarry {
        public static java.util.function.Function<Class<?>, Object> source;

        public static final class AssumptionFailedException extends RuntimeException {}

        public static boolean anyBoolean() { return (boolean) source.apply(boolean.class); }
        public static byte anyByte() { return (byte) source.apply(byte.class); }
        public static char anyChar() { return (char) source.apply(char.class); }
        public static short anyShort() { return (short) source.apply(short.class); }
        public static int anyInt() { return (int) source.apply(int.class); }
        public static long anyLong() { return (long) source.apply(long.class); }
        public static float anyFloat() { return (float) source.apply(float.class); }
        public static double anyDouble() { return (double) source.apply(double.class); }
        public static String anyString() { return (String) source.apply(String.class); }
        public static <T> T any(Class<T> type) { return (T) source.apply(type); }
        public static void assume(boolean condition) {
          if (!condition) {
            throw new AssumptionFailedException();
          }
        }
        public static void target() {}
      }
      """;

  private PlainMarkers() {}

  /** Compiles the class into a directory. */
  static void compile(Path directory) throws IOException {
    Path source = directory.resolve("Quarry.java");
    Files.writeString(source, SOURCE);
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-nowarn", "-d", directory.toString(), source.toString());
    if (code != 0) {
      throw new IllegalStateException("The stand-in for the markers does not compile");
    }
  }
}
