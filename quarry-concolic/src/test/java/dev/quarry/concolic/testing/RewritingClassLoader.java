package dev.quarry.concolic.testing;

import dev.quarry.concolic.instrument.ClassInstrumenter;
import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Optional;

/** Loads the classes of a directory rewritten. */
final class RewritingClassLoader extends URLClassLoader {
  private final ClassPath classPath;
  private final ClassInstrumenter instrumenter;

  RewritingClassLoader(Path directory, ClassPath classPath, ClassInstrumenter instrumenter) {
    super("program", new URL[] {url(directory)}, RewritingClassLoader.class.getClassLoader());
    this.classPath = classPath;
    this.instrumenter = instrumenter;
  }

  private static URL url(Path directory) {
    try {
      return directory.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new AssertionError(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
      }
      Optional<ClassFile> file = classPath.find(name.replace('.', '/'));
      if (file.isPresent() && file.get().isOfProgram()) {
        byte[] bytes = instrumenter.instrument(file.get()).bytes();
        return defineClass(name, bytes, 0, bytes.length);
      }
      return super.loadClass(name, resolve);
    }
  }
}
