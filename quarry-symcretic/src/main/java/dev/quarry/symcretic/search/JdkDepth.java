package dev.quarry.symcretic.search;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How deep into the JDK's code a way goes. */
final class JdkDepth {
  private final ClassHierarchy hierarchy;
  private final int most;

  JdkDepth(ClassHierarchy hierarchy, int most) {
    this.hierarchy = hierarchy;
    this.most = most;
  }

  /** What is left open if a method is not followed because it is too deep; empty if it is not. */
  Optional<Assumption> beyond(MethodId callee, @Nullable Caller caller, Location place) {
    if (!isOfJdk(callee)) {
      return Optional.empty();
    }
    int depth = 0;
    for (Caller at = caller; at != null; at = at.outer()) {
      depth += isOfJdk(at.call().method()) ? 1 : 0;
    }
    return depth < most
        ? Optional.empty()
        : Optional.of(
            Assumption.at(
                place, AssumptionCode.DEPTH_BOUND, "Methods of the JDK", Integer.toString(most)));
  }

  private boolean isOfJdk(MethodId method) {
    return !hierarchy.find(method.ownerInternal()).map(ClassFile::isOfProgram).orElse(true);
  }
}
