package dev.quarry.engine.backward;

import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.flow.ControlFlows;
import dev.quarry.program.hierarchy.CallGraph;
import dev.quarry.program.hierarchy.CallSite;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.symcretic.step.Codes;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.BiPredicate;

/**
 * A program and what is known about it, each thing worked out when it is first wanted.
 *
 * @param classPath where it is
 * @param program its classes and methods
 * @param hierarchy of its classes
 * @param calls who calls whom
 * @param flows the control flow of methods
 * @param codes methods as the backward engine sees them
 */
public record Subject(
    List<Path> classPath,
    Program program,
    ClassHierarchy hierarchy,
    CallGraph calls,
    ControlFlows flows,
    Codes codes)
    implements AutoCloseable {

  public static Subject open(List<Path> entries) {
    Program program = new Program(ClassPath.of(entries));
    ClassHierarchy hierarchy = new ClassHierarchy(program.classPath());
    return new Subject(
        List.copyOf(entries),
        program,
        hierarchy,
        new CallGraph(program, new CallTargets(hierarchy)),
        new ControlFlows(program),
        new Codes(program, hierarchy));
  }

  /** The same as far as calls from some methods are concerned, which takes less looking around. */
  public Subject from(Collection<MethodId> entries) {
    return new Subject(classPath, program, hierarchy, calls.from(entries), flows, codes);
  }

  /** The same with fewer callers; see {@link CallGraph#through}. */
  public Subject through(BiPredicate<MethodId, CallSite> chosen) {
    return new Subject(classPath, program, hierarchy, calls.through(chosen), flows, codes);
  }

  @Override
  public void close() {
    program.close();
  }
}
