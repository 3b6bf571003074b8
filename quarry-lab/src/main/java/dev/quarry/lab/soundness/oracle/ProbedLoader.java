package dev.quarry.lab.soundness.oracle;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Loads a program afresh, with a record of its own. */
final class ProbedLoader extends ClassLoader {
  private static final String RECORD = LineRecord.class.getName();
  private static final byte[] RECORD_FILE = recordFile();

  private final Map<String, byte[]> classes;

  /**
   * @param classes with probes, by binary name
   */
  ProbedLoader(Map<String, byte[]> classes) {
    super(ClassLoader.getPlatformClassLoader());
    this.classes = classes;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    byte @Nullable [] file = name.equals(RECORD) ? RECORD_FILE : classes.get(name);
    if (file == null) {
      throw new ClassNotFoundException(name);
    }
    return defineClass(name, file, 0, file.length);
  }

  /** The record of what runs of this loader's classes did. */
  Class<?> lineRecord() throws ClassNotFoundException {
    return loadClass(RECORD);
  }

  private static byte[] recordFile() {
    String resource = "/" + RECORD.replace('.', '/') + ".class";
    try (InputStream in = LineRecord.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new IllegalStateException("no " + resource);
      }
      return in.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
