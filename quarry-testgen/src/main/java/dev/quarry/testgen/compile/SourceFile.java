package dev.quarry.testgen.compile;

import dev.quarry.testgen.source.TestSource;
import java.net.URI;
import javax.tools.SimpleJavaFileObject;

/** A source as the compiler wants to see it. */
final class SourceFile extends SimpleJavaFileObject {
  private final TestSource source;

  SourceFile(TestSource source) {
    super(uri(source.className()), Kind.SOURCE);
    this.source = source;
  }

  TestSource source() {
    return source;
  }

  private static URI uri(String className) {
    return URI.create("source:///" + className.replace('.', '/') + Kind.SOURCE.extension);
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return source.text();
  }
}
