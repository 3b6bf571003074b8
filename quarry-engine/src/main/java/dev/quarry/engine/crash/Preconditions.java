package dev.quarry.engine.crash;

import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.ParameterNames;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.confirm.Stacks;
import dev.quarry.testgen.replay.Frame;
import java.util.List;
import java.util.Optional;

/**
 * Tells a check of what a caller passes from a defect (the ambiguity that Bester describes in
 * §4.1.4): an exception that speaks of arguments or state, thrown by a {@code throw} statement or
 * by {@code java.util.Objects}, in the entry itself or in something that the entry hands its
 * parameters to. Everything else is a defect.
 */
final class Preconditions {
  /** What Java programs say no with. */
  private static final List<String> REFUSALS =
      List.of(
          "java/lang/IllegalArgumentException",
          "java/lang/NullPointerException",
          "java/lang/IndexOutOfBoundsException",
          "java/lang/IllegalStateException",
          "java/lang/UnsupportedOperationException",
          "java/util/NoSuchElementException");

  /** A check further away is hardly one of the entry's own parameters. */
  private static final int DEEPEST = 3;

  private final ClassHierarchy hierarchy;
  private final Stacks stacks;
  private final Declared declared;
  private final ThrowStatements statements;

  Preconditions(
      ClassHierarchy hierarchy, Stacks stacks, Declared declared, ThrowStatements statements) {
    this.hierarchy = hierarchy;
    this.stacks = stacks;
    this.declared = declared;
    this.statements = statements;
  }

  /** What a null tells that nobody admits; empty if there is none. */
  Optional<Blame> judge(Cause cause) {
    return cause
        .forbidden()
        .map(
            place ->
                Blame.precondition(
                    parameter(place)
                        + " of "
                        + place.callee().userForm()
                        + " is null, which neither an annotation nor the code admits."));
  }

  private String parameter(Cause.ForbiddenNull place) {
    return hierarchy
        .find(place.callee().ownerInternal())
        .map(file -> ParameterNames.of(file, place.callee()))
        .filter(names -> place.parameter() < names.size())
        .map(names -> "`" + names.get(place.parameter()) + "`")
        .orElse("A parameter");
  }

  /**
   * @param stack from where it was thrown to the entry
   */
  Blame judge(MethodId entry, String exception, List<Frame> stack) {
    Optional<String> announced = declared.announced(entry, exception);
    if (announced.isPresent() && declared.isUnchecked(exception)) {
      return Blame.precondition("The method declares that it throws " + announced.get() + ".");
    }
    List<Frame> above = stacks.jdkOnTop(stack);
    List<Frame> below = stack.subList(above.size(), stack.size());
    if (below.isEmpty()) {
      return Blame.defect("Nobody in the program threw it.");
    }
    if (!above.isEmpty()) {
      return raisedByJdk(above.get(above.size() - 1), below);
    }
    return raisedByProgram(exception, below);
  }

  private Blame raisedByJdk(Frame raiser, List<Frame> below) {
    String call = raiser.className() + "." + raiser.method();
    boolean isCheck =
        raiser.className().equals("java.util.Objects")
            && (raiser.method().startsWith("require") || raiser.method().startsWith("check"));
    if (!isCheck) {
      return Blame.defect(
          call
              + " throws it, called at "
              + Stacks.text(below.get(0))
              + " with what it can't take.");
    }
    return isReached(below)
        ? Blame.precondition(call + " checks what the method was given.")
        : Blame.defect(call + " checks something that the method made itself.");
  }

  private Blame raisedByProgram(String exception, List<Frame> below) {
    Frame thrower = below.get(0);
    if (!statements.makes(thrower, exception)) {
      return Blame.defect(
          "An instruction at " + Stacks.text(thrower) + " throws it; nothing checks before.");
    }
    String simple = exception.substring(exception.lastIndexOf('.') + 1);
    String name = Names.internal(exception);
    if (REFUSALS.stream().noneMatch(type -> hierarchy.isSubtype(name, type))) {
      return Blame.defect(
          "It is thrown explicitly, but "
              + simple
              + " does not say that the caller passed something wrong.");
    }
    if (!isReached(below)) {
      return Blame.defect(
          "It is thrown explicitly, but by a method that was not handed the entry's parameters.");
    }
    return Blame.precondition(
        below.size() == 1
            ? "The method checks what it was given and throws it explicitly."
            : thrower.method()
                + " checks what the method was given and passed on, and throws it explicitly.");
  }

  /** Whether each method hands the next one what it was given, from the entry to the check. */
  private boolean isReached(List<Frame> frames) {
    if (frames.size() > DEEPEST + 1 || !frames.stream().allMatch(stacks::isOfProgram)) {
      return false;
    }
    for (int i = frames.size() - 1; i > 0; i--) {
      if (!statements.handsOn(frames.get(i), frames.get(i - 1).method())) {
        return false;
      }
    }
    return true;
  }
}
