package dev.quarry.concolic.client;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles programs under test from source text. */
final class CompiledProgram {
  private CompiledProgram() {}

  /** Compiles one source file, named after its class, into a directory. */
  static void compile(Path directory, String className, String source) throws IOException {
    Files.createDirectories(directory);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    StringWriter messages = new StringWriter();
    boolean done =
        compiler
            .getTask(
                messages,
                compiler.getStandardFileManager(null, Locale.ROOT, null),
                null,
                List.of(
                    "-g",
                    "--release",
                    "17",
                    "-nowarn",
                    "-d",
                    directory.toString(),
                    "-cp",
                    directory.toString()),
                null,
                List.of(new Source(className, source)))
            .call();
    if (!done) {
      throw new IOException("The program under test does not compile: " + messages);
    }
  }

  private static final class Source extends SimpleJavaFileObject {
    private final String text;

    Source(String className, String text) {
      super(
          URI.create(
              "string:///" + className.replace('.', '/') + JavaFileObject.Kind.SOURCE.extension),
          JavaFileObject.Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }
}
