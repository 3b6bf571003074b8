package dev.quarry.engine.reach;

import dev.quarry.program.ClassPath;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.Distance;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * Which entries to run first: those near to the target, and those whose inputs are plain values. An
 * object is an input in itself, with fields that have to fit together.
 */
final class EntryOrder {
  /** How many blocks further away an entry may be that needs one object less. */
  private static final int PRICE_OF_OBJECT = 4;

  private static final Set<String> PLAIN =
      Set.of("java/lang/String", "java/lang/CharSequence", "java/lang/Integer", "java/lang/Long");

  private final ClassPath classPath;
  private final Distance distance;

  EntryOrder(ClassPath classPath, Distance distance) {
    this.classPath = classPath;
    this.distance = distance;
  }

  List<MethodId> of(Set<MethodId> entries) {
    return entries.stream()
        .sorted(Comparator.comparingLong(this::cost).thenComparing(Comparator.naturalOrder()))
        .toList();
  }

  private long cost(MethodId entry) {
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
    return distance.from(new Location(entry, 0)) + PRICE_OF_OBJECT * objects;
  }
}
