package dev.quarry.symcretic.testing;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles Java source while a test runs. */
public final class Sources {
  private Sources() {}

  /** Compiles the source of a public class in the unnamed package into a directory. */
  public static void compile(Path directory, String name, String source) {
    var problems = new DiagnosticCollector<JavaFileObject>();
    var file =
        new SimpleJavaFileObject(
            URI.create("string:///" + name + ".java"), JavaFileObject.Kind.SOURCE) {
          @Override
          public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return source;
          }
        };
    List<String> options =
        List.of("-g", "-parameters", "-proc:none", "-nowarn", "-d", directory.toString());
    boolean isCompiled =
        ToolProvider.getSystemJavaCompiler()
            .getTask(null, null, problems, options, null, List.of(file))
            .call();
    if (!isCompiled) {
      throw new IllegalStateException(
          problems.getDiagnostics().get(0).getMessage(Locale.ROOT) + "\n" + source);
    }
  }
}
