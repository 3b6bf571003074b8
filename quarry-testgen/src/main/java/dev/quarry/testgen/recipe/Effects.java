package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;

/** Which methods tell what another one has changed, as far as their code shows. */
public final class Effects {
  private final ClassHierarchy hierarchy;
  private final StateWriters writers = new StateWriters();

  public Effects(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Whether a method reads fields that another method of the same class leaves changed. */
  public boolean areShownBy(MethodId changing, MethodId reading) {
    Set<String> changed = new LinkedHashSet<>();
    hierarchy
        .find(changing.ownerInternal())
        .filter(ClassFile::isOfProgram)
        .ifPresent(
            file -> changed.addAll(writers.fields(file, changing.name() + changing.descriptor())));
    return !Collections.disjoint(changed, Footprint.of(hierarchy, reading).fields());
  }
}
