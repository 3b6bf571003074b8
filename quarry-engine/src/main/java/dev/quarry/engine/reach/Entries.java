package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.scope.Visibility;
import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodPattern;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.targets.Goal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where ways may begin: the methods that a user names, or all that everybody may call. */
final class Entries {
  private static final int MOST_NAMED = 5;

  private final CallGraph calls;
  private final ClassPath classPath;

  /** Empty if the user named none. */
  private final Set<MethodId> named;

  private Entries(CallGraph calls, ClassPath classPath, Set<MethodId> named) {
    this.calls = calls;
    this.classPath = classPath;
    this.named = named;
  }

  /**
   * @throws ProgramException if a name is wrong, or names a method without code
   */
  static Entries of(Subject subject, List<String> names) {
    MethodFinder finder = new MethodFinder(subject.program().classPath());
    Set<MethodId> named = new LinkedHashSet<>();
    for (String name : names) {
      for (MethodId method : finder.findAll(MethodPattern.parse(name))) {
        subject.program().body(method);
        named.add(method);
      }
    }
    return new Entries(subject.calls(), subject.program().classPath(), named);
  }

  /**
   * The entries from which calls lead to a goal.
   *
   * @throws ProgramException if there is none
   */
  Set<MethodId> leadingTo(String target, List<Goal> goals) {
    Set<MethodId> entries = findLeadingTo(goals);
    if (entries.isEmpty()) {
      throw new ProgramException(Problem.TARGET_NOT_FOUND, nowhere(target, reaching(goals)));
    }
    return entries;
  }

  /** The entries from which calls lead to a goal; may be empty. */
  Set<MethodId> findLeadingTo(List<Goal> goals) {
    Set<MethodId> entries = new LinkedHashSet<>();
    for (MethodId method : reaching(goals)) {
      if (named.isEmpty() ? isOpenToAll(method) : named.contains(method)) {
        entries.add(method);
      }
    }
    return entries;
  }

  private Set<MethodId> reaching(List<Goal> goals) {
    return calls.reaching(goals.stream().map(goal -> goal.location().method()).distinct().toList());
  }

  private boolean isOpenToAll(MethodId method) {
    Optional<ClassFile> owner = classPath.find(method.owner());
    return owner
            .filter(type -> type.isOfProgram() && Visibility.PUBLIC.admits(type, classPath))
            .isPresent()
        && shape(owner.get(), method).filter(Entries::isCallable).isPresent();
  }

  private static Optional<MethodShape> shape(ClassFile owner, MethodId method) {
    return owner.methods().stream().filter(one -> one.id().equals(method)).findFirst();
  }

  private static boolean isCallable(MethodShape method) {
    return method.isPublic()
        && method.hasCode()
        && !method.isSynthetic()
        && !method.id().name().equals("<clinit>");
  }

  private String nowhere(String target, Set<MethodId> reaching) {
    List<String> callers =
        reaching.stream()
            .filter(method -> !method.name().startsWith("<") && !method.name().contains("$"))
            .limit(MOST_NAMED)
            .map(MethodId::userForm)
            .toList();
    String remedy =
        callers.isEmpty()
            ? "only initialisers of classes lead there."
            : "methods that may lead there are " + Names.enumerate(callers) + ".";
    return named.isEmpty()
        ? "No public method of a public class can lead to `"
            + target
            + "`; name where to begin with --entry: "
            + remedy
        : "No call leads from "
            + Names.enumerate(named.stream().map(MethodId::userForm).toList())
            + " to `"
            + target
            + "`; name another --entry: "
            + remedy;
  }
}
