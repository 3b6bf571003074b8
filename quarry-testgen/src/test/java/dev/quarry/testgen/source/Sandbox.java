package dev.quarry.testgen.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Compiles sources and runs their methods beside fresh copies of the fixtures. */
final class Sandbox {
  private static final String FIXTURES = "dev.quarry.testgen.source.fixture.";

  private final ClassLoader loader;

  Sandbox(TestSource source) {
    this(source, Runtime.version().feature());
  }

  Sandbox(TestSource source, int release) {
    Compilation compilation = new TestCompiler(classPath(), release).compile(List.of(source));
    assertThat(compilation.errors()).as("errors in%n%s", source.text()).isEmpty();
    this.loader = new FixtureLoader(compilation.classes());
  }

  static List<Path> classPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .toList();
  }

  Class<?> load(String name) {
    try {
      return loader.loadClass(name);
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** Runs a method without parameters on a new object; fails if it throws. */
  void run(String className, String methodName) {
    try {
      Constructor<?> constructor = load(className).getDeclaredConstructor();
      constructor.setAccessible(true);
      Method method = load(className).getDeclaredMethod(methodName);
      method.setAccessible(true);
      method.invoke(constructor.newInstance());
    } catch (InvocationTargetException e) {
      throw new AssertionError(methodName + " failed", e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Classes of one package need one loader to see each other's members. */
  private static final class FixtureLoader extends ClassLoader {
    private final Map<String, byte[]> compiled;

    FixtureLoader(Map<String, byte[]> compiled) {
      super(Sandbox.class.getClassLoader());
      this.compiled = compiled;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.startsWith(FIXTURES)) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      return known != null ? known : findClass(name);
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      byte[] bytes = compiled.containsKey(name) ? compiled.get(name) : fixture(name);
      return defineClass(name, bytes, 0, bytes.length);
    }

    private byte[] fixture(String name) throws ClassNotFoundException {
      try (InputStream in = getResourceAsStream(name.replace('.', '/') + ".class")) {
        if (in == null) {
          throw new ClassNotFoundException(name);
        }
        return in.readAllBytes();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
