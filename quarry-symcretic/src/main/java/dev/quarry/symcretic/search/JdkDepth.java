package dev.quarry.symcretic.search;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How deep into the JDK's code a way goes, and how often into one method of it. */
final class JdkDepth {
  private final ClassHierarchy hierarchy;
  private final int most;
  private final int recursion;

  JdkDepth(ClassHierarchy hierarchy, Limits limits) {
    this.hierarchy = hierarchy;
    this.most = limits.jdk().depth();
    this.recursion = limits.recursion();
  }

  /** What is left open if a method is not followed because it is too deep; empty if it is not. */
  Optional<Assumption> beyond(MethodId callee, @Nullable EnteredCall caller, Location place) {
    if (!isOfJdk(callee)) {
      return Optional.empty();
    }
    int depth = 0;
    int frames = 0;
    for (EnteredCall at = caller; at != null; at = at.outer()) {
      depth += isOfJdk(at.call().method()) ? 1 : 0;
      frames += at.call().method().equals(callee) ? 1 : 0;
    }
    if (depth >= most) {
      return Optional.of(bound(place, "Methods of the JDK", most));
    }
    return frames >= recursion
        ? Optional.of(bound(place, "Recursive calls", recursion))
        : Optional.empty();
  }

  private static Assumption bound(Location place, String what, int most) {
    return Assumption.at(place, AssumptionCode.DEPTH_BOUND, what, Integer.toString(most));
  }

  private boolean isOfJdk(MethodId method) {
    return !hierarchy.find(method.ownerInternal()).map(ClassFile::isOfProgram).orElse(true);
  }
}
