package dev.quarry.engine.reach;

import dev.quarry.concolic.guard.boot.Sightings;
import dev.quarry.concolic.watch.WatchRewriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Compiled programs, run as their compiler made them but for calls at the points watched. */
final class WatchedClasses {
  private final Path classes;
  private final WatchRewriter rewriter;
  private final Map<String, byte[]> rewritten = new ConcurrentHashMap<>();

  WatchedClasses(Path classes, WatchRewriter rewriter) {
    this.classes = classes;
    this.rewriter = rewriter;
  }

  /**
   * Calls a static method without parameters, in classes as a fresh virtual machine has them.
   * Whatever it throws is part of the run.
   *
   * @return the numbers of the points it came by
   */
  Set<Integer> call(String className, String method) throws ReflectiveOperationException {
    Set<Integer> passed = new TreeSet<>();
    Sightings.tell(passed::add);
    try {
      Class.forName(className, true, new Loader()).getMethod(method).invoke(null);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof LinkageError error) {
        throw error;
      }
    } finally {
      Sightings.tell(point -> {});
    }
    return passed;
  }

  private byte[] read(Path file) {
    try {
      byte[] bytes = Files.readAllBytes(file);
      String name = classes.relativize(file).toString().replace('\\', '/');
      return rewriter.covers(name.substring(0, name.length() - ".class".length()))
          ? rewriter.rewrite(bytes)
          : bytes;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private final class Loader extends ClassLoader {
    Loader() {
      super(WatchedClasses.class.getClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      Path file = classes.resolve(name.replace('.', '/') + ".class");
      if (!Files.exists(file)) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = rewritten.computeIfAbsent(name, any -> read(file));
      return defineClass(name, bytes, 0, bytes.length);
    }
  }
}
