package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Who calls whom on the class path. Nothing is built before it is asked for: forwards method by
 * method, backwards from one list of all call sites.
 *
 * <p>Code of the JDK is not followed. What it may call back counts as called where the object is
 * made: a lambda's code, and the methods of a class that override the JDK's. Reflection is not
 * seen.
 */
public final class CallGraph {
  private final Program program;
  private final CallTargets targets;
  private final CallIndex index;

  /** Which call sites of a method are looked at, if some are. */
  private final BiPredicate<MethodId, CallSite> chosen;

  private final Map<MethodId, Set<MethodId>> callees = new ConcurrentHashMap<>();

  public CallGraph(Program program, CallTargets targets) {
    this(program, targets, new CallIndex(() -> allCode(program), targets), (method, site) -> true);
  }

  private CallGraph(
      Program program,
      CallTargets targets,
      CallIndex index,
      BiPredicate<MethodId, CallSite> chosen) {
    this.program = program;
    this.targets = targets;
    this.index = index;
    this.chosen = chosen;
  }

  private static Stream<MethodBody> allCode(Program program) {
    return program.classPath().readAll().files().stream()
        .flatMap(type -> program.bodies(type).stream());
  }

  /**
   * The same as far as calls from some methods are concerned. Only what these may call, directly or
   * not, is looked through for callers.
   */
  public CallGraph from(Collection<MethodId> entries) {
    return new CallGraph(
        program,
        targets,
        new CallIndex(
            () ->
                reachableFrom(entries).stream()
                    .flatMap(method -> program.findBody(method).stream()),
            targets),
        chosen);
  }

  /**
   * The same with fewer callers: of a method's call sites only those that are chosen, unless none
   * is. For those who look for a way through certain calls; what is then not found may still be
   * reached by others.
   */
  public CallGraph through(BiPredicate<MethodId, CallSite> choice) {
    return new CallGraph(program, targets, index, choice);
  }

  public CallTargets targets() {
    return targets;
  }

  public Program program() {
    return program;
  }

  /** The methods with code on the class path that a method may call, in the order of its code. */
  public Set<MethodId> callees(MethodId method) {
    Set<MethodId> known = callees.get(method);
    if (known == null) {
      known = findCallees(method);
      callees.put(method, known);
    }
    return known;
  }

  /** The call sites on the class path that may run a method. */
  public List<CallSite> callers(MethodId method) {
    List<CallSite> all = index.callersOf(method);
    List<CallSite> some = all.stream().filter(site -> chosen.test(method, site)).toList();
    return some.isEmpty() ? all : some;
  }

  /** The given methods and all that they may call, directly or not. */
  public Set<MethodId> reachableFrom(Collection<MethodId> entries) {
    return closure(entries, this::callees);
  }

  /** The given methods and all that may call them, directly or not. */
  public Set<MethodId> reaching(Collection<MethodId> goals) {
    return closure(
        goals,
        method ->
            callers(method).stream().map(site -> site.location().method()).distinct().toList());
  }

  private Set<MethodId> findCallees(MethodId method) {
    Set<MethodId> found = new LinkedHashSet<>();
    for (CallSite site : program.findBody(method).map(CallSites::of).orElse(List.of())) {
      for (MethodId callee : targets.of(site).ids()) {
        if (isOfProgram(callee) && program.findBody(callee).isPresent()) {
          found.add(callee);
        }
      }
    }
    return found;
  }

  private boolean isOfProgram(MethodId method) {
    ClassPath classPath = program.classPath();
    return classPath.find(method.owner()).filter(file -> file.isOfProgram()).isPresent();
  }

  private static Set<MethodId> closure(
      Collection<MethodId> start, Function<MethodId, Collection<MethodId>> step) {
    Set<MethodId> seen = new LinkedHashSet<>(start);
    ArrayDeque<MethodId> open = new ArrayDeque<>(seen);
    while (!open.isEmpty()) {
      for (MethodId next : step.apply(open.remove())) {
        if (seen.add(next)) {
          open.add(next);
        }
      }
    }
    return seen;
  }
}
