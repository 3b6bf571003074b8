package dev.quarry.testgen.replay.runner;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

/** A program with one class changed: all its classes anew, so that no static state is shared. */
final class MutantLoader extends ClassLoader {
  /** What is not the program's, or must be the same for all. */
  private static final List<String> SHARED =
      List.of("java.", "javax.", "jdk.", "sun.", "com.sun.", "dev.quarry.testgen.replay.runner.");

  private final String changed;
  private final String resource;
  private final Map<String, byte[]> files;

  /**
   * @param changed the binary name of the class that is changed
   * @param resource the class file that takes its place
   * @param files the class files that were read so far, by resource
   */
  MutantLoader(String changed, String resource, Map<String, byte[]> files) {
    super(MutantLoader.class.getClassLoader());
    this.changed = changed;
    this.resource = resource;
    this.files = files;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    if (SHARED.stream().anyMatch(name::startsWith)) {
      return super.loadClass(name, resolve);
    }
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      if (loaded == null) {
        byte[] bytes = bytes(name.equals(changed) ? resource : name.replace('.', '/') + ".class");
        if (bytes.length == 0) {
          return super.loadClass(name, resolve);
        }
        loaded = defineClass(name, bytes, 0, bytes.length, getClass().getProtectionDomain());
      }
      return loaded;
    }
  }

  private byte[] bytes(String file) throws ClassNotFoundException {
    byte[] known = files.get(file);
    if (known == null) {
      known = read(file);
      files.put(file, known);
    }
    return known;
  }

  private byte[] read(String file) throws ClassNotFoundException {
    try (InputStream in = getResourceAsStream(file)) {
      return in == null ? new byte[0] : in.readAllBytes();
    } catch (IOException e) {
      throw new ClassNotFoundException(file, e);
    }
  }
}
