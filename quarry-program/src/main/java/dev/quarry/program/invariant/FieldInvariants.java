package dev.quarry.program.invariant;

import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What is known of the fields of a program's objects. It holds of every object that code outside
 * its class can get hold of, as long as nobody makes or changes objects by reflection or from a
 * stream; whoever relies on it must say so. Safe for several threads.
 */
public final class FieldInvariants {
  private final ClassHierarchy hierarchy;
  private final Map<String, Map<String, FieldInvariant>> known = new ConcurrentHashMap<>();

  public FieldInvariants(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * What holds of a field.
   *
   * @param owner the internal name of the class that declares it, or of one below
   */
  public Optional<FieldInvariant> of(String owner, String field) {
    return declaring(owner, field)
        .filter(ClassFile::isOfProgram)
        .map(file -> known.computeIfAbsent(file.name(), any -> all(file)).get(field));
  }

  /** The class that declares a field, from a class upwards. */
  public Optional<ClassFile> declaring(String owner, String field) {
    return hierarchy.superclasses(owner).stream()
        .filter(file -> WrittenFields.declares(file, field))
        .findFirst();
  }

  private Map<String, FieldInvariant> all(ClassFile owner) {
    return new WrittenFields(hierarchy, owner).invariants();
  }
}
