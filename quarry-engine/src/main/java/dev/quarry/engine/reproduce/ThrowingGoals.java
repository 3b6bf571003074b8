package dev.quarry.engine.reproduce;

import dev.quarry.engine.backward.Subject;
import dev.quarry.program.ExceptionSites;
import dev.quarry.program.Fault;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.targets.Goal;
import dev.quarry.program.trace.TraceFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Where in the innermost frame an exception can come about. */
final class ThrowingGoals {
  private final Subject subject;
  private final String exception;

  /**
   * @param exception the binary name of its class
   */
  ThrowingGoals(Subject subject, String exception) {
    this.subject = subject;
    this.exception = Names.internal(exception);
  }

  /**
   * Directions for a search: instructions that fail, throw or make the exception; below a frame of
   * the JDK, calls. If none of them fits, everything that the frame has.
   */
  List<Goal> of(FrameInProgram innermost) {
    List<Goal> goals = new ArrayList<>();
    List<Goal> others = new ArrayList<>();
    for (MethodId method : innermost.passage().methods()) {
      MethodBody body = subject.program().body(method);
      for (int number = 0; number < body.size(); number++) {
        if (innermost.passage().lines().contains(body.line(number))) {
          others.add(new Goal.Running(body.at(number)));
          goal(body, number, innermost.inner()).ifPresent(goals::add);
        }
      }
    }
    return goals.isEmpty() ? others : goals;
  }

  private Optional<Goal> goal(MethodBody body, int number, Optional<TraceFrame> inner) {
    AbstractInsnNode node = body.instruction(number);
    if (inner.isPresent()) {
      return node instanceof MethodInsnNode call && call.name.equals(inner.get().method())
          ? Optional.of(new Goal.Failing(body.at(number), exception, Goal.Origin.CALL))
          : Optional.empty();
    }
    for (Fault fault : ExceptionSites.faults(node)) {
      if (fault.exception().equals(exception)) {
        return Optional.of(new Goal.Failing(body.at(number), exception, Goal.Origin.FAULT));
      }
    }
    if (node instanceof TypeInsnNode made
        && made.getOpcode() == Opcodes.NEW
        && made.desc.equals(exception)) {
      return Optional.of(new Goal.Running(body.at(number)));
    }
    return Optional.empty();
  }
}
