package dev.quarry.concolic.instrument;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/** What the instrumenter asks about types, answered once each. */
final class AskedTypes {
  private final ClassHierarchy hierarchy;
  private final InstrumentOptions options;
  private final Map<String, Boolean> functional = new HashMap<>();
  private final Map<String, List<MethodShape>> overriders = new HashMap<>();
  private @Nullable Set<String> extendedJdkTypes;

  AskedTypes(ClassHierarchy hierarchy, InstrumentOptions options) {
    this.hierarchy = hierarchy;
    this.options = options;
  }

  /** Whether these are classes of the JDK, which any code may call. */
  private boolean areOfLibrary() {
    return options.mode() == Mode.LIBRARY;
  }

  /** Whether the code of a class is rewritten: the program's is, and some of the JDK's may be. */
  boolean isRewritten(String name) {
    return isProgram(name) || options.followed().contains(name);
  }

  boolean isProgram(String name) {
    return hierarchy.find(name).map(ClassFile::isOfProgram).orElse(false);
  }

  boolean exists(String name) {
    String element = name.replaceFirst("^\\[+", "");
    if (!element.equals(name)) {
      return !element.startsWith("L")
          || hierarchy.find(element.substring(1, element.length() - 1)).isPresent();
    }
    return hierarchy.find(name).isPresent();
  }

  /**
   * Whether code of the JDK may call a method: it implements one of theirs, or its class is one
   * made for a lambda.
   */
  boolean isCalledByOthers(String owner, MethodNode method) {
    if (areOfLibrary()) {
      return (method.access & Opcodes.ACC_PRIVATE) == 0;
    }
    if ((method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE)) != 0) {
      return false;
    }
    if (hierarchy.find(owner).isEmpty()) {
      return true;
    }
    for (String type : hierarchy.supertypes(owner)) {
      Optional<ClassFile> file = hierarchy.find(type);
      if (file.isPresent()
          && !file.get().isOfProgram()
          && file.get().method(method.name, method.desc).isPresent()) {
        return true;
      }
    }
    return false;
  }

  /** Whether an object of this JDK type can be of a rewritten class. */
  boolean mayBeRewritten(String jdkType) {
    return areOfLibrary()
        || options.followed().mayBe(jdkType)
        || jdkTypesExtended().contains(jdkType)
        || isFunctional(jdkType);
  }

  /**
   * Whether a virtual call that names a rewritten class surely selects a rewritten method. Classes
   * that are not rewritten may extend those of the JDK, unless nobody outside their package can.
   */
  boolean selectsRewritten(ClassFile owner, MethodShape method) {
    if (isProgram(owner.name()) && !areOfLibrary()) {
      return true;
    }
    boolean isHidden = (owner.header().access & (Opcodes.ACC_PUBLIC | Opcodes.ACC_PROTECTED)) == 0;
    return method.isFinal() || method.isPrivate() || owner.isFinal() || isHidden;
  }

  private Set<String> jdkTypesExtended() {
    if (extendedJdkTypes == null) {
      Set<String> all = new HashSet<>();
      for (ClassFile file : hierarchy.classPath().readAll().files()) {
        addSupertypes(file, all);
      }
      all.removeIf(this::isProgram);
      extendedJdkTypes = all;
    }
    return extendedJdkTypes;
  }

  private void addSupertypes(ClassFile file, Set<String> all) {
    String parent = file.superName();
    if (parent != null && all.add(parent)) {
      hierarchy.find(parent).ifPresent(p -> addSupertypes(p, all));
    }
    for (String type : file.interfaces()) {
      if (all.add(type)) {
        hierarchy.find(type).ifPresent(i -> addSupertypes(i, all));
      }
    }
  }

  /** Whether a lambda can implement it: one abstract method besides those of {@code Object}. */
  private boolean isFunctional(String name) {
    Boolean known = functional.get(name);
    if (known == null) {
      known = hierarchy.find(name).filter(ClassFile::isInterface).isPresent() && hasOneMethod(name);
      functional.put(name, known);
    }
    return known;
  }

  private boolean hasOneMethod(String name) {
    Optional<ClassFile> object = hierarchy.find("java/lang/Object");
    Set<String> signatures = new LinkedHashSet<>();
    for (String type : hierarchy.supertypes(name)) {
      for (MethodShape method : hierarchy.find(type).map(ClassFile::methods).orElse(List.of())) {
        String id = method.id().name();
        String descriptor = method.id().descriptor();
        if (method.isAbstract() && object.flatMap(o -> o.method(id, descriptor)).isEmpty()) {
          signatures.add(id + descriptor);
        }
      }
    }
    return signatures.size() == 1;
  }

  /** Whether a subclass on the class path has a method of this name and type of its own. */
  boolean isOverridden(String owner, MethodShape method) {
    return !overriders(owner, method).isEmpty();
  }

  /** Whether a subclass on the class path has a native one. */
  boolean isOverriddenNatively(String owner, MethodShape method) {
    return overriders(owner, method).stream().anyMatch(MethodShape::isNative);
  }

  private List<MethodShape> overriders(String owner, MethodShape method) {
    String name = method.id().name();
    String descriptor = method.id().descriptor();
    return overriders.computeIfAbsent(
        owner + '.' + name + descriptor,
        any ->
            hierarchy.subtypes(owner).stream()
                .filter(type -> !type.equals(owner))
                .flatMap(type -> hierarchy.find(type).stream())
                .flatMap(type -> type.method(name, descriptor).stream())
                .toList());
  }
}
