package dev.quarry.concolic.instrument;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Defines the classes of a class path, rewritten or, without an instrumenter, as they are. */
final class RewritingLoader extends ClassLoader {
  private final ClassPath classPath;
  private final @Nullable ClassInstrumenter instrumenter;
  private final LeftPlain.@Nullable Form form;
  private final List<LeftPlain> leftPlain = new ArrayList<>();

  RewritingLoader(ClassPath classPath, @Nullable Mode mode) {
    this(classPath, mode, null);
  }

  /** With all methods in one form rather than in the one that fits. */
  RewritingLoader(ClassPath classPath, @Nullable Mode mode, LeftPlain.@Nullable Form form) {
    super(ClassLoader.getPlatformClassLoader());
    this.classPath = classPath;
    this.form = form;
    this.instrumenter =
        mode == null
            ? null
            : new ClassInstrumenter(new ClassHierarchy(classPath), InstrumentOptions.of(mode));
  }

  List<LeftPlain> leftPlain() {
    return leftPlain;
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (name.startsWith("dev.quarry.concolic.runtime.") || name.startsWith("dev.quarry.expr.")) {
      return Class.forName(name, true, RewritingLoader.class.getClassLoader());
    }
    Optional<ClassFile> file = classPath.find(name).filter(ClassFile::isOfProgram);
    byte[] bytes = file.map(this::bytes).orElseThrow(() -> new ClassNotFoundException(name));
    return defineClass(name, bytes, 0, bytes.length);
  }

  private byte[] bytes(ClassFile file) {
    if (instrumenter == null) {
      return file.bytes();
    }
    Instrumented made =
        form == null ? instrumenter.instrument(file) : instrumenter.instrument(file, form);
    leftPlain.addAll(made.leftPlain());
    return made.bytes();
  }
}
