package dev.quarry.program.targets;

import dev.quarry.program.ExceptionSites;
import dev.quarry.program.Fault;
import dev.quarry.program.MethodBody;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.TypedFrames;
import dev.quarry.program.targets.Goal.Failing;
import dev.quarry.program.targets.Goal.Origin;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/** Where on a line an exception of a given class can come from. */
final class ExceptionGoals {
  private final ClassHierarchy hierarchy;
  private final String exception;
  private final List<Goal> goals = new ArrayList<>();
  private final Set<String> others = new LinkedHashSet<>();

  ExceptionGoals(ClassHierarchy hierarchy, String exception) {
    this.hierarchy = hierarchy;
    this.exception = exception;
  }

  List<Goal> goals() {
    return goals;
  }

  /** The exceptions that the instructions seen can fail with, but that are not the one wanted. */
  List<String> others() {
    return List.copyOf(others);
  }

  void addLine(MethodBody body, int line) {
    for (int number = 0; number < body.size(); number++) {
      if (body.opcode(number) == Opcodes.ATHROW
          && isOfStatement(body, number, line)
          && mayBeThrown(body, number)) {
        goals.add(new Failing(body.at(number), exception, Origin.THROW));
      }
      if (body.line(number) == line) {
        addFaults(body, number);
        if (body.instruction(number) instanceof MethodInsnNode) {
          goals.add(new Failing(body.at(number), exception, Origin.CALL));
        }
      }
    }
  }

  /**
   * Whether a line belongs to the statement that ends with a {@code throw}. Compilers differ in
   * which of its lines have which instruction; the statement begins where the stack was empty last.
   */
  private boolean isOfStatement(MethodBody body, int number, int line) {
    List<@Nullable Frame<BasicValue>> frames = TypedFrames.of(body, hierarchy);
    for (int i = number; i >= 0; i--) {
      if (body.line(i) == line) {
        return true;
      }
      Frame<BasicValue> frame = frames.get(i);
      if (frame == null || frame.getStackSize() == 0) {
        return false;
      }
    }
    return false;
  }

  private void addFaults(MethodBody body, int number) {
    for (Fault fault : ExceptionSites.faults(body.instruction(number))) {
      if (hierarchy.isSubtype(fault.exception(), exception)) {
        goals.add(new Failing(body.at(number), fault.exception(), Origin.FAULT));
      } else {
        others.add(fault.exception());
      }
    }
  }

  /** By the static type of what is thrown: it or a subclass may be the one wanted. */
  private boolean mayBeThrown(MethodBody body, int number) {
    Frame<BasicValue> frame = TypedFrames.of(body, hierarchy).get(number);
    if (frame == null) {
      return false;
    }
    String thrown = frame.getStack(frame.getStackSize() - 1).getType().getInternalName();
    return hierarchy.isSubtype(thrown, exception) || hierarchy.isSubtype(exception, thrown);
  }
}
