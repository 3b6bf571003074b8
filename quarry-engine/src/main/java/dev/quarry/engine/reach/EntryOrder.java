package dev.quarry.engine.reach;

import dev.quarry.program.ClassPath;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.Distance;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Type;

/**
 * Which entries to run first: the target's own method, then those near to the target, in its own
 * class rather than elsewhere, and those whose inputs are plain values. An object is an input in
 * itself, with fields that have to fit together; and a call from elsewhere may go to any method of
 * the same name, which the distance does not know.
 */
final class EntryOrder {
  /** How many blocks further away an entry may be that needs one object less. */
  private static final int PRICE_OF_OBJECT = 4;

  /** How many blocks further away an entry may be that is in the class of the target. */
  private static final int PRICE_OF_CLASS = 12;

  private static final Set<String> PLAIN =
      Set.of("java/lang/String", "java/lang/CharSequence", "java/lang/Integer", "java/lang/Long");

  private final ClassPath classPath;
  private final Distance distance;
  private final Set<MethodId> targets;
  private final Set<String> owners;

  /**
   * @param targets the methods that the target is in
   */
  EntryOrder(ClassPath classPath, Distance distance, Collection<MethodId> targets) {
    this.classPath = classPath;
    this.distance = distance;
    this.targets = Set.copyOf(targets);
    this.owners = targets.stream().map(MethodId::owner).collect(Collectors.toSet());
  }

  List<MethodId> of(Set<MethodId> entries) {
    return entries.stream()
        .sorted(Comparator.comparingLong(this::cost).thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  private long cost(MethodId entry) {
    if (targets.contains(entry)) {
      return 0;
    }
    long objects = 0;
    for (Type type : Type.getArgumentTypes(entry.descriptor())) {
      Type element = type.getSort() == Type.ARRAY ? type.getElementType() : type;
      if (element.getSort() == Type.OBJECT && !PLAIN.contains(element.getInternalName())) {
        objects++;
      }
    }
    boolean isStatic =
        classPath.get(entry.owner()).methods().stream()
            .anyMatch(shape -> shape.isStatic() && shape.id().equals(entry));
    objects += isStatic ? 0 : 1;
    int elsewhere = owners.contains(entry.owner()) ? 0 : PRICE_OF_CLASS;
    return distance.from(new Location(entry, 0)) + PRICE_OF_OBJECT * objects + elsewhere;
  }
}
