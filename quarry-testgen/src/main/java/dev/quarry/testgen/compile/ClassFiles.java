package dev.quarry.testgen.compile;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.Map;
import java.util.TreeMap;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import org.jspecify.annotations.Nullable;

/** Reads classes where another file manager finds them, and keeps what is written in memory. */
final class ClassFiles extends ForwardingJavaFileManager<JavaFileManager> {
  private final Map<String, Output> outputs = new TreeMap<>();

  ClassFiles(JavaFileManager classPath) {
    super(classPath);
  }

  /** What was written, by binary name. */
  Map<String, byte[]> written() {
    Map<String, byte[]> written = new TreeMap<>();
    outputs.forEach((name, output) -> written.put(name, output.bytes.toByteArray()));
    return written;
  }

  @Override
  public JavaFileObject getJavaFileForOutput(
      Location location, String className, JavaFileObject.Kind kind, @Nullable FileObject sibling) {
    return outputs.computeIfAbsent(className, name -> new Output(name, kind));
  }

  /** The bytes of one class. */
  private static final class Output extends SimpleJavaFileObject {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

    Output(String className, Kind kind) {
      super(URI.create("class:///" + className.replace('.', '/') + kind.extension), kind);
    }

    @Override
    public OutputStream openOutputStream() {
      bytes.reset();
      return bytes;
    }
  }
}
