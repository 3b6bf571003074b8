package dev.quarry.engine.verify;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reach.NamedGoals;
import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import dev.quarry.program.targets.Goal;
import dev.quarry.program.targets.SourcePlace;
import dev.quarry.program.targets.Target;
import dev.quarry.program.targets.TargetFinder;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** What has to be reached, or not, for a claim to be true. */
final class ClaimGoals {
  private final Subject subject;
  private final TargetFinder finder;

  ClaimGoals(Subject subject) {
    this.subject = subject;
    this.finder = new TargetFinder(subject.program(), subject.hierarchy());
  }

  /**
   * One thing to reach for most claims; for a constant condition one for each side of each decision
   * of the line.
   *
   * @throws ProgramException if the line has nothing that the claim could be about
   */
  List<NamedGoals> of(Claim claim, String file, int line) {
    SourcePlace place = new SourcePlace.FileLine(file, line);
    if (claim instanceof Claim.Throws exception) {
      return List.of(exception(exception, place));
    }
    if (claim instanceof Claim.Never) {
      return List.of(new NamedGoals(place.toString(), line(place)));
    }
    if (claim instanceof Claim.ReturnsNull) {
      return List.of(new NamedGoals(place + " returns null", returns(place)));
    }
    return sides(((Claim.Constant) claim).test(), place);
  }

  /**
   * Where the line returns {@code null} itself. Of other values it returns nobody asks whether they
   * are null.
   */
  private List<Goal> returns(SourcePlace place) {
    List<Goal> goals = new ArrayList<>();
    line(place).stream()
        .map(goal -> goal.location().method())
        .distinct()
        .map(subject.program()::body)
        .forEach(body -> addReturns(body, place, goals));
    if (goals.isEmpty()) {
      throw nothing(
          "Line %s has no `return null`; whether another value is null there is not asked."
              .formatted(place));
    }
    return goals;
  }

  private static void addReturns(MethodBody body, SourcePlace place, List<Goal> goals) {
    for (int number = 1; number < body.size(); number++) {
      if (body.line(number) == place.line()
          && body.instruction(number).getOpcode() == Opcodes.ARETURN
          && body.instruction(number - 1).getOpcode() == Opcodes.ACONST_NULL) {
        goals.add(new Goal.Running(body.at(number)));
      }
    }
  }

  private List<Goal> line(SourcePlace place) {
    return finder.find(new Target.OnLine(place)).goals();
  }

  private NamedGoals exception(Claim.Throws claim, SourcePlace place) {
    Target target = new Target.Throwing(claim.exception(), place);
    List<Goal> goals =
        finder.find(target).goals().stream()
            .filter(goal -> claim.origin() == Claim.Origin.CALLS || !isCall(goal))
            .toList();
    if (goals.isEmpty()) {
      throw nothing(
          "Nothing on line %d of `%s` throws `%s` itself."
              .formatted(place.line(), ((SourcePlace.FileLine) place).file(), claim.exception()));
    }
    String name = claim.origin() == Claim.Origin.CALLS ? target + " or in its calls" : "" + target;
    return new NamedGoals(name, goals);
  }

  private static boolean isCall(Goal goal) {
    return goal instanceof Goal.Failing failing && failing.origin() == Goal.Origin.CALL;
  }

  private List<NamedGoals> sides(Claim.Test test, SourcePlace place) {
    List<NamedGoals> sides = new ArrayList<>();
    line(place).stream()
        .map(goal -> goal.location().method())
        .distinct()
        .forEach(method -> add(subject.program().body(method), test, place, sides));
    if (sides.isEmpty()) {
      throw nothing("Line %s decides %s.".formatted(place, missing(test)));
    }
    return sides;
  }

  private static String missing(Claim.Test test) {
    return switch (test) {
      case ANY -> "no condition";
      case NULL -> "nothing about null";
      case TYPE -> "nothing about a type";
    };
  }

  private static void add(
      MethodBody body, Claim.Test test, SourcePlace place, List<NamedGoals> sides) {
    for (Branch branch : Branches.of(body)) {
      int number = branch.location().instruction();
      if (body.line(number) == place.line() && isMeant(body, number, test)) {
        sides.add(new NamedGoals(place + " " + branch, List.of(new Goal.Taking(branch))));
      }
    }
  }

  private static boolean isMeant(MethodBody body, int number, Claim.Test test) {
    int opcode = body.instruction(number).getOpcode();
    return switch (test) {
      case ANY -> true;
      case NULL -> opcode == Opcodes.IFNULL || opcode == Opcodes.IFNONNULL;
      case TYPE -> number > 0 && body.instruction(number - 1).getOpcode() == Opcodes.INSTANCEOF;
    };
  }

  private static ProgramException nothing(String sentence) {
    return new ProgramException(Problem.TARGET_NOT_FOUND, sentence);
  }
}
