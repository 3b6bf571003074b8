package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;

/**
 * Finds methods as the JVM does. Access is not checked: compiled code has passed that already. An
 * empty answer means that the JVM would throw ({@code NoSuchMethodError}, {@code
 * AbstractMethodError}), or that a class is missing.
 */
public final class MethodResolution {
  private final ClassHierarchy hierarchy;

  public MethodResolution(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** What a symbolic reference means (JVMS §5.4.3.3 for classes, §5.4.3.4 for interfaces). */
  public Optional<MethodShape> resolve(String owner, String name, String descriptor) {
    // Arrays have the methods of Object, and a clone of their own that overrides nobody's.
    String start = owner.startsWith("[") ? ClassHierarchy.OBJECT : owner;
    Optional<MethodShape> inClass = inClasses(start, name, descriptor);
    return inClass.isPresent() ? inClass : inInterfaces(start, name, descriptor, false);
  }

  /** What a call on an object of class {@code receiver} runs (JVMS §5.4.6). */
  public Optional<MethodShape> select(String receiver, MethodShape resolved) {
    if (resolved.isPrivate() || resolved.isStatic() || resolved.isInitialiser()) {
      return Optional.of(resolved);
    }
    if (receiver.startsWith("[")) {
      return Optional.of(resolved).filter(MethodShape::isCallable);
    }
    for (ClassFile type : hierarchy.superclasses(receiver)) {
      Optional<MethodShape> found =
          type.method(resolved.id().name(), resolved.id().descriptor())
              .filter(method -> overrides(method, resolved));
      if (found.isPresent()) {
        return found.filter(MethodShape::isCallable);
      }
    }
    return inInterfaces(receiver, resolved.id().name(), resolved.id().descriptor(), true);
  }

  /** What {@code invokespecial} runs (JVMS §6.5): a constructor, a private or a super method. */
  public Optional<MethodShape> resolveSpecial(
      String caller, String owner, String name, String descriptor) {
    Optional<MethodShape> resolved = resolve(owner, name, descriptor);
    if (name.equals("<init>") || resolved.isEmpty() || resolved.get().isPrivate()) {
      return resolved;
    }
    String start = startOfSuperCall(caller, owner);
    Optional<MethodShape> inClass =
        inClasses(start, name, descriptor).filter(method -> !method.isStatic());
    Optional<MethodShape> found =
        inClass.isPresent() ? inClass : inInterfaces(start, name, descriptor, true);
    return found.filter(MethodShape::isCallable);
  }

  /** A call of a superclass's method starts at the direct superclass, whatever class is named. */
  private String startOfSuperCall(String caller, String owner) {
    Optional<ClassFile> callerFile = hierarchy.find(caller);
    boolean ownerIsInterface = hierarchy.find(owner).map(ClassFile::isInterface).orElse(false);
    if (ownerIsInterface
        || callerFile.isEmpty()
        || caller.equals(owner)
        || (callerFile.get().access() & Opcodes.ACC_SUPER) == 0
        || !hierarchy.isSubtype(caller, owner)) {
      return owner;
    }
    String parent = callerFile.get().superName();
    return parent == null ? owner : parent;
  }

  private Optional<MethodShape> inClasses(String start, String name, String descriptor) {
    for (ClassFile type : hierarchy.superclasses(start)) {
      Optional<MethodShape> found = type.method(name, descriptor);
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /**
   * The maximally specific method of the superinterfaces (JVMS §5.4.3.3): the one default that no
   * other candidate's interface refines. Without one, resolution takes any; a call takes none.
   */
  private Optional<MethodShape> inInterfaces(
      String start, String name, String descriptor, boolean mustRun) {
    List<MethodShape> candidates = new ArrayList<>();
    for (String type : hierarchy.supertypes(start)) {
      hierarchy
          .find(type)
          .filter(ClassFile::isInterface)
          .flatMap(file -> file.method(name, descriptor))
          .filter(method -> !method.isPrivate() && !method.isStatic())
          .ifPresent(candidates::add);
    }
    List<MethodShape> defaults =
        candidates.stream()
            .filter(method -> isMaximallySpecific(method, candidates))
            .filter(method -> !method.isAbstract())
            .toList();
    if (defaults.size() == 1) {
      return Optional.of(defaults.get(0));
    }
    return mustRun ? Optional.empty() : candidates.stream().findFirst();
  }

  private boolean isMaximallySpecific(MethodShape method, List<MethodShape> candidates) {
    String home = method.id().ownerInternal();
    return candidates.stream()
        .map(other -> other.id().ownerInternal())
        .noneMatch(other -> !other.equals(home) && hierarchy.isSubtype(other, home));
  }

  /** Whether a declaration with the same signature takes part in the dispatch (JVMS §5.4.5). */
  private static boolean overrides(MethodShape method, MethodShape resolved) {
    if (method.isPrivate() || method.isStatic()) {
      return method.id().equals(resolved.id());
    }
    boolean packagePrivate = !resolved.isPublic() && !resolved.isProtected();
    return !packagePrivate
        || Names.packageOf(method.id().ownerInternal())
            .equals(Names.packageOf(resolved.id().ownerInternal()));
  }
}
