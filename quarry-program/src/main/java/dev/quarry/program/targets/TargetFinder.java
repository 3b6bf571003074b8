package dev.quarry.program.targets;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.Names;
import dev.quarry.program.Problem;
import dev.quarry.program.Program;
import dev.quarry.program.ProgramException;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.ControlFlow;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.targets.SourcePlace.FileLine;
import dev.quarry.program.targets.SourcePlace.MethodLine;
import dev.quarry.program.targets.Target.OnLine;
import dev.quarry.program.targets.Target.OnSide;
import dev.quarry.program.targets.Target.Throwing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** Says which instructions a target means. */
public final class TargetFinder {
  private static final String MARKER_CLASS = "dev/quarry/api/Quarry";
  private static final String MARKER_METHOD = "target";

  private final Program program;
  private final ClassHierarchy hierarchy;
  private final SourceFiles files;

  public TargetFinder(Program program, ClassHierarchy hierarchy) {
    this.program = program;
    this.hierarchy = hierarchy;
    this.files = new SourceFiles(program.classPath());
  }

  /**
   * What the target means.
   *
   * @throws ProgramException if it means nothing in this program
   */
  public FoundTarget find(Target target) {
    if (target instanceof OnLine line) {
      return new FoundTarget(target, lineGoals(line.place()));
    }
    if (target instanceof OnSide side) {
      return new FoundTarget(target, sideGoals(side));
    }
    if (target instanceof Throwing throwing) {
      return new FoundTarget(target, exceptionGoals(throwing));
    }
    return new FoundTarget(target, markers());
  }

  /** The first instruction of the line in each block that has some of it. */
  private List<Goal> lineGoals(SourcePlace place) {
    List<Goal> goals = new ArrayList<>();
    for (MethodBody body : bodiesWith(place)) {
      for (Block block : ControlFlow.of(body).blocks()) {
        for (int number = block.first(); number < block.end(); number++) {
          if (body.line(number) == place.line()) {
            goals.add(new Goal.Running(body.at(number)));
            break;
          }
        }
      }
    }
    return goals;
  }

  private List<Goal> sideGoals(OnSide target) {
    List<Goal> goals = new ArrayList<>();
    for (MethodBody body : bodiesWith(target.place())) {
      LineDecisions.branches(body, target.place().line(), target.side())
          .forEach(branch -> goals.add(new Goal.Taking(branch)));
    }
    if (goals.isEmpty()) {
      throw notFound(
          "Line "
              + describe(target.place())
              + " decides no condition, so it has no side `"
              + target.side().text()
              + "`; ask for `"
              + target.place()
              + "` or for a line with an `if`, a loop or a `?:`.");
    }
    return goals;
  }

  private List<Goal> exceptionGoals(Throwing target) {
    String exception = new ExceptionNames(hierarchy).find(target.exception());
    ExceptionGoals found = new ExceptionGoals(hierarchy, exception);
    bodiesWith(target.place()).forEach(body -> found.addLine(body, target.place().line()));
    if (found.goals().isEmpty()) {
      List<String> others = found.others().stream().map(Names::binary).toList();
      throw notFound(
          "Nothing on line "
              + describe(target.place())
              + " can throw `"
              + Names.binary(exception)
              + "`; "
              + (others.isEmpty()
                  ? "choose a line that calls, throws or computes something that can fail."
                  : "it can fail with " + Names.enumerate(others) + "."));
    }
    return found.goals();
  }

  private List<Goal> markers() {
    List<Goal> goals = new ArrayList<>();
    for (ClassFile type : program.classPath().readAll().files()) {
      for (MethodBody body : program.bodies(type)) {
        for (int number = 0; number < body.size(); number++) {
          if (isMarker(body.instruction(number))) {
            goals.add(new Goal.Running(body.at(number)));
          }
        }
      }
    }
    if (goals.isEmpty()) {
      throw notFound(
          "No class on the class path calls `Quarry.target()`; put the call where you want to get"
              + " to, or name a line.");
    }
    return goals;
  }

  private static boolean isMarker(AbstractInsnNode node) {
    return node instanceof MethodInsnNode call
        && call.owner.equals(MARKER_CLASS)
        && call.name.equals(MARKER_METHOD);
  }

  /** The methods with code on the line; there is at least one. */
  private List<MethodBody> bodiesWith(SourcePlace place) {
    List<MethodBody> all = bodies(place);
    List<MethodBody> with =
        all.stream().filter(body -> body.lines().contains(place.line())).toList();
    if (with.isEmpty()) {
      throw notFound(noCode(place, all));
    }
    return with;
  }

  private List<MethodBody> bodies(SourcePlace place) {
    if (place instanceof MethodLine in) {
      return new MethodFinder(program.classPath())
          .findAll(in.method()).stream().map(program::body).toList();
    }
    List<MethodBody> bodies = new ArrayList<>();
    for (ClassFile type : files.classesOf(((FileLine) place).file())) {
      bodies.addAll(program.bodies(type));
    }
    return bodies;
  }

  private static String noCode(SourcePlace place, List<MethodBody> bodies) {
    TreeSet<Integer> lines = new TreeSet<>();
    bodies.forEach(body -> lines.addAll(body.lines()));
    if (lines.isEmpty()) {
      return "The classes for `"
          + place
          + "` have no line numbers; compile them with `-g:source,lines`.";
    }
    List<String> near =
        Stream.of(
                Optional.ofNullable(lines.lower(place.line())),
                Optional.ofNullable(lines.higher(place.line())))
            .flatMap(Optional::stream)
            .map(String::valueOf)
            .toList();
    return "Line "
        + describe(place)
        + " has no code; the nearest with code "
        + (near.size() == 1 ? "is line " : "are lines ")
        + String.join(" and ", near)
        + ".";
  }

  private static String describe(SourcePlace place) {
    return place instanceof MethodLine in
        ? place.line() + " of `" + in.method() + "`"
        : place.line() + " of `" + ((FileLine) place).file() + "`";
  }

  private static ProgramException notFound(String sentence) {
    return new ProgramException(Problem.TARGET_NOT_FOUND, sentence);
  }
}
