package dev.quarry.spec.weave;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Atom;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Scope;
import dev.quarry.spec.Specification.Tie;
import dev.quarry.spec.SpecificationException;
import dev.quarry.spec.Term;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Whether a specification fits the program: there is all that it names. */
final class Fit {
  private final ClassHierarchy hierarchy;
  private final Specification specification;

  Fit(ClassHierarchy hierarchy, Specification specification) {
    this.hierarchy = hierarchy;
    this.specification = specification;
  }

  /**
   * The class that it is about.
   *
   * @throws SpecificationException if it does not fit
   */
  ClassFile check() {
    ClassFile file =
        hierarchy
            .find(Names.internal(specification.type()))
            .orElseThrow(() -> noClass(specification.type()));
    check(file);
    return file;
  }

  /** Every event is one of a method that there is. */
  private void check(ClassFile type) {
    boolean isOfClass = specification.scope() == Scope.CLASS;
    Set<String> names = callable(type.name(), isOfClass);
    if (!isOfClass && specification.monitored().tie().isEmpty()) {
      names.add(Signal.CONSTRUCTOR);
    }
    Set<String> ofOther = checkTie();
    for (Atom atom : specification.atoms()) {
      if (atom instanceof Atom.Event event) {
        Optional<String> other = Tie.method(event.signal());
        checkMethod(
            other
                .flatMap(any -> specification.monitored().tie())
                .map(Tie::type)
                .orElse(type.binaryName()),
            other.orElse(event.signal().method()),
            other.isPresent() ? ofOther : names);
      }
    }
    if (new CallSites(hierarchy, specification).areWoven()
        && specification.atoms().stream()
            .flatMap(atom -> MonitoredCall.term(atom).stream())
            .anyMatch(Fit::mentionsOld)) {
      throw SpecificationException.at(
          specification.source(),
          "In `%s`: `old` is known only where the program's own classes are changed; %s is followed where it is called. Leave it out."
              .formatted(specification.name(), specification.type()));
    }
  }

  private static boolean mentionsOld(Term term) {
    return term instanceof Term.Old || term.parts().stream().anyMatch(Fit::mentionsOld);
  }

  /** The methods of a type that others can call. */
  private Set<String> callable(String type, boolean ofClass) {
    TreeSet<String> names = new TreeSet<>();
    for (String one : hierarchy.supertypes(type)) {
      hierarchy.find(one).map(ClassFile::methods).orElse(List.of()).stream()
          .filter(method -> method.isStatic() == ofClass && !method.isPrivate())
          .filter(method -> !method.isInitialiser())
          .forEach(method -> names.add(method.id().name()));
    }
    return names;
  }

  /** The methods of the other object, if there is one. */
  private Set<String> checkTie() {
    Optional<Tie> tie = specification.monitored().tie();
    if (tie.isEmpty()) {
      return new TreeSet<>();
    }
    if (specification.scope() == Scope.CLASS
        || specification.kind() == Specification.Kind.BEHAVIOUR) {
      throw SpecificationException.at(
          specification.source(),
          "`%s` ties objects together, and that is the duty of who calls them: write `usage`, without `static`."
              .formatted(specification.name()));
    }
    String type = Names.internal(tie.get().type());
    if (hierarchy.find(type).isEmpty()) {
      throw noClass(tie.get().type());
    }
    Set<String> names = callable(type, false);
    if (!tie.get().method().equals(Signal.CONSTRUCTOR)) {
      checkMethod(tie.get().type(), tie.get().method(), names);
    }
    return names;
  }

  private void checkMethod(String type, String method, Set<String> names) {
    if (!names.contains(method)) {
      List<String> near = Names.near(method, names);
      throw SpecificationException.at(
          specification.source(),
          "%s has no %smethod `%s` that others can call%s"
              .formatted(
                  type,
                  specification.scope() == Scope.CLASS ? "static " : "",
                  method,
                  near.isEmpty() ? "." : "; did you mean " + Names.enumerate(near) + "?"));
    }
  }

  private SpecificationException noClass(String type) {
    return SpecificationException.at(
        specification.source(),
        "There is no class `%s`; correct the name, or add the directory or jar that holds it."
            .formatted(type));
  }
}
