package dev.quarry.engine.reach;

import dev.quarry.concolic.guard.boot.Sightings;
import dev.quarry.concolic.watch.WatchRewriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
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
   * A call that has ended.
   *
   * @param passed the numbers of the points it came by
   * @param thrown what came out of it, if that was an exception
   */
  record Call(Set<Integer> passed, Optional<Throwable> thrown) {}

  /** A class as a fresh virtual machine has it. */
  Class<?> load(String className) throws ClassNotFoundException {
    return Class.forName(className, false, new Loader());
  }

  /**
   * Calls a method without parameters, in classes as a fresh virtual machine has them, on a new
   * object if it is not static.
   */
  Call call(String className, String name) throws ReflectiveOperationException {
    Method method = load(className).getDeclaredMethod(name);
    Constructor<?> constructor = method.getDeclaringClass().getDeclaredConstructor();
    method.setAccessible(true);
    constructor.setAccessible(true);
    Set<Integer> passed = new TreeSet<>();
    Sightings.tell(passed::add);
    try {
      method.invoke(Modifier.isStatic(method.getModifiers()) ? null : constructor.newInstance());
      return new Call(passed, Optional.empty());
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof VerifyError error) {
        throw error;
      }
      return new Call(passed, Optional.of(e.getCause()));
    } finally {
      Sightings.tell(point -> {});
    }
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
