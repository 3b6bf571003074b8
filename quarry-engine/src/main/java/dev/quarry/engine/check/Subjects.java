package dev.quarry.engine.check;

import dev.quarry.engine.scope.ClassUnderTest;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Atom;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Kind;
import dev.quarry.spec.Specification.Scope;
import dev.quarry.spec.Term;
import dev.quarry.spec.weave.CallSites;
import dev.quarry.spec.weave.MonitoredCall;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Which methods are called to see whether a specification holds. */
final class Subjects {
  private final ClassHierarchy hierarchy;
  private final Specification specification;
  private final CallSites sites;
  private final Set<String> events = new HashSet<>();
  private final Set<String> observers = new HashSet<>();

  Subjects(ClassHierarchy hierarchy, Specification specification) {
    this.hierarchy = hierarchy;
    this.specification = specification;
    this.sites = new CallSites(hierarchy, specification);
    for (Atom atom : specification.atoms()) {
      if (atom instanceof Atom.Event event) {
        events.add(event.signal().method());
      }
      MonitoredCall.term(atom).forEach(this::observe);
    }
    observers.removeAll(events);
  }

  private void observe(Term term) {
    if (term instanceof Term.Call call && call.receiver().isEmpty()) {
      observers.add(call.method());
    }
    term.parts().forEach(this::observe);
  }

  /**
   * A class and those of its methods that are called.
   *
   * @param observers methods that the specification looks with; they change nothing
   */
  record Subject(String name, List<MethodShape> methods, List<String> observers) {}

  /** Of a behaviour, the classes that have it; of a usage, those that use others so. */
  List<Subject> of(List<ClassUnderTest> classes) {
    List<Subject> subjects = new ArrayList<>();
    for (ClassUnderTest type : classes) {
      boolean isMeant =
          specification.kind() == Kind.BEHAVIOUR ? has(type.name()) : uses(type.name());
      List<MethodShape> methods = isMeant ? methods(type) : List.of();
      if (!methods.isEmpty()) {
        subjects.add(new Subject(type.name(), methods, lookedWith(type)));
      }
    }
    return subjects;
  }

  /** Whether objects of a class are monitored. */
  boolean has(String name) {
    return specification.scope() == Scope.CLASS
        ? specification.type().equals(name)
        : hierarchy.isSubtype(Names.internal(name), Names.internal(specification.type()));
  }

  private List<MethodShape> methods(ClassUnderTest type) {
    return Stream.concat(type.methods().stream(), inherited(type))
        .filter(method -> !method.isInitialiser())
        .filter(method -> !observers.contains(method.id().name()) || !has(type.name()))
        .filter(
            method ->
                specification.kind() == Kind.USAGE
                    || method.isStatic() == (specification.scope() == Scope.CLASS))
        .sorted(Comparator.comparing(method -> !events.contains(method.id().name())))
        .toList();
  }

  private List<String> lookedWith(ClassUnderTest type) {
    return has(type.name()) ? observers.stream().sorted().toList() : List.of();
  }

  /** What comes from classes of the program above, as methods of the class itself. */
  private Stream<MethodShape> inherited(ClassUnderTest type) {
    Map<List<String>, MethodShape> byCall = new LinkedHashMap<>();
    for (ClassFile file : hierarchy.superclasses(Names.internal(type.name()))) {
      boolean isAbove = !file.binaryName().equals(type.name());
      for (MethodShape method : file.isOfProgram() ? file.methods() : List.<MethodShape>of()) {
        MethodId id = method.id();
        MethodShape mine =
            new MethodShape(new MethodId(type.name(), id.name(), id.descriptor()), method.access());
        boolean isCalled = isAbove && method.isPublic() && !method.isStatic();
        // What is nearer hides what is above, whether it is called or not; bridges lead there.
        if (!method.isSynthetic()) {
          byCall.putIfAbsent(
              List.of(id.name(), id.parameters()),
              isCalled ? mine : new MethodShape(mine.id(), Opcodes.ACC_ABSTRACT));
        }
      }
    }
    return byCall.values().stream().filter(MethodShape::isCallable);
  }

  /** Whether the code of a class calls a method that the specification is about. */
  private boolean uses(String name) {
    if (sites.areWoven()
        && hierarchy.find(Names.internal(name)).filter(sites::areUsedIn).isPresent()) {
      return true;
    }
    String type = Names.internal(specification.type());
    return hierarchy
        .find(Names.internal(name))
        .map(
            file ->
                file.tree().methods.stream().anyMatch(method -> uses(method, type, file.name())))
        .orElse(false);
  }

  private boolean uses(MethodNode method, String type, String own) {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof MethodInsnNode call
          && events.contains(call.name)
          && !call.owner.startsWith("[")
          && !call.owner.equals(own)
          && (hierarchy.isSubtype(call.owner, type) || hierarchy.isSubtype(type, call.owner))) {
        return true;
      }
    }
    return false;
  }
}
