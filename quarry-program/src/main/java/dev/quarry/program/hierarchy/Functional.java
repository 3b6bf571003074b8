package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Which interfaces a lambda can implement: those with one abstract method (JLS §9.8). */
public final class Functional {
  private final ClassHierarchy hierarchy;

  public Functional(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Whether an interface, by its internal name, is one. */
  public boolean is(String name) {
    Optional<ClassFile> file = hierarchy.find(name);
    if (file.isEmpty() || !file.get().isInterface() || file.get().isSealed()) {
      return false;
    }
    Set<String> signatures = new LinkedHashSet<>();
    for (String type : hierarchy.supertypes(name)) {
      hierarchy.find(type).filter(ClassFile::isInterface).ifPresent(f -> addTo(signatures, f));
    }
    return signatures.size() == 1;
  }

  private void addTo(Set<String> signatures, ClassFile type) {
    for (MethodShape method : type.methods()) {
      if (method.isAbstract() && !isDeclaredByObject(method)) {
        signatures.add(method.id().name() + method.id().descriptor());
      }
    }
  }

  private boolean isDeclaredByObject(MethodShape method) {
    return hierarchy
        .find(ClassHierarchy.OBJECT)
        .flatMap(object -> object.method(method.id().name(), method.id().descriptor()))
        .isPresent();
  }
}
