package dev.quarry.concolic.instrument;

import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Methods of the JDK that the JIT compiler may replace by code of its own, in which no shadow gets
 * through: it does so only for those that say it may.
 */
final class Intrinsics {
  private static final String CANDIDATE = "Ljdk/internal/vm/annotation/IntrinsicCandidate;";

  private Intrinsics() {}

  /** Makes the code of all methods count. */
  static void remove(ClassNode tree) {
    for (MethodNode method : tree.methods) {
      if (method.visibleAnnotations != null) {
        method.visibleAnnotations.removeIf(annotation -> annotation.desc.equals(CANDIDATE));
      }
    }
  }
}
