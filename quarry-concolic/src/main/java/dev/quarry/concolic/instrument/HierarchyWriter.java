package dev.quarry.concolic.instrument;

import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassWriter;

/** Computes frames without loading classes. */
final class HierarchyWriter extends ClassWriter {
  private final ClassHierarchy hierarchy;
  private final Map<String, String> common = new HashMap<>();

  HierarchyWriter(ClassHierarchy hierarchy) {
    super(ClassWriter.COMPUTE_FRAMES);
    this.hierarchy = hierarchy;
    // Shadows multiply locals and labels; the usual limits are for untouched methods.
    setComputeLimits(Integer.MAX_VALUE, Long.MAX_VALUE / 2);
  }

  @Override
  protected String getCommonSuperClass(String left, String right) {
    return common.computeIfAbsent(
        left + ' ' + right, any -> hierarchy.commonSuperclass(left, right));
  }
}
