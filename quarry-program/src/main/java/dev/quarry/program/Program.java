package dev.quarry.program;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A program: its classes, and the bodies of its methods. Keeps the bodies of the classes used last;
 * an older one is read again when it is wanted, with the same numbers. Safe for several threads.
 */
public final class Program implements AutoCloseable {
  private static final int CLASSES_KEPT = 256;

  private final ClassPath classPath;
  private final Map<String, Map<MethodId, MethodBody>> bodies =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Map<MethodId, MethodBody>> eldest) {
          return size() > CLASSES_KEPT;
        }
      };

  public Program(ClassPath classPath) {
    this.classPath = classPath;
  }

  public ClassPath classPath() {
    return classPath;
  }

  /** The body of a method, if its class declares it and it has code. */
  public Optional<MethodBody> findBody(MethodId method) {
    return classPath
        .find(method.owner())
        .flatMap(file -> Optional.ofNullable(bodiesOf(file).get(method)));
  }

  /**
   * The body of a method.
   *
   * @throws ProgramException if its class does not exist, or it has no code
   */
  public MethodBody body(MethodId method) {
    classPath.get(method.owner());
    return findBody(method)
        .orElseThrow(
            () ->
                new ProgramException(
                    Problem.METHOD_WITHOUT_CODE,
                    "Method `"
                        + method
                        + "` has no code to look at: it is abstract, native, or not declared there;"
                        + " name a method that implements it."));
  }

  /** All methods with code of one class, in the order of the class file. */
  public List<MethodBody> bodies(ClassFile file) {
    return List.copyOf(bodiesOf(file).values());
  }

  @Override
  public void close() {
    classPath.close();
  }

  private synchronized Map<MethodId, MethodBody> bodiesOf(ClassFile file) {
    Map<MethodId, MethodBody> known = bodies.get(file.name());
    if (known == null) {
      known = read(file.tree());
      bodies.put(file.name(), known);
    }
    return known;
  }

  private static Map<MethodId, MethodBody> read(ClassNode tree) {
    Map<MethodId, MethodBody> read = new LinkedHashMap<>();
    for (MethodNode method : tree.methods) {
      if (method.instructions.size() > 0) {
        MethodBody body = MethodBody.of(tree.name, method);
        read.put(body.id(), body);
      }
    }
    return read;
  }
}
