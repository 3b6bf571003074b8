package dev.quarry.engine.suite;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.source.Expectation.Getter;
import java.util.List;
import java.util.Optional;

/** Finds the methods that a test can ask an object. */
final class States {
  private final ClassHierarchy hierarchy;

  States(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * A method without parameters as the static type has it, which may be less than the object has.
   *
   * @param internal the internal name of the type as the test knows it
   */
  Optional<Getter> getter(String internal, String name) {
    for (String type : hierarchy.supertypes(internal)) {
      Optional<ClassFile> file = hierarchy.find(type);
      for (MethodShape method : file.map(ClassFile::methods).orElse(List.of())) {
        if (method.id().name().equals(name)
            && method.id().descriptor().startsWith("()")
            && method.isPublic()
            && !method.isStatic()
            && !method.isSynthetic()) {
          return Optional.of(new Getter(method.id(), kind(method)));
        }
      }
    }
    return Optional.empty();
  }

  private CallKind kind(MethodShape getter) {
    boolean ofInterface =
        hierarchy.find(getter.id().ownerInternal()).filter(ClassFile::isInterface).isPresent();
    return ofInterface ? CallKind.INTERFACE : CallKind.VIRTUAL;
  }
}
