package dev.quarry.engine.suite;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.Value;
import dev.quarry.testgen.replay.Observation;
import dev.quarry.testgen.source.Expectation.State;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Type;

/** Chooses getters that a test asks. */
final class States {
  /** More nobody wants to read. */
  private static final int MOST = 3;

  private final ClassHierarchy hierarchy;

  States(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * What to assert about an object.
   *
   * @param subject who it is
   * @param type the descriptor of its type as the test knows it
   * @param first what one JVM saw
   * @param second what another one saw
   */
  List<State> of(State.Subject subject, String type, Observation first, Observation second) {
    if (!(first instanceof Observation.Thing one)
        || !(second instanceof Observation.Thing other)
        || !type.startsWith("L")) {
      return List.of();
    }
    List<State> states = new ArrayList<>();
    for (Map.Entry<String, Value> entry : one.getters().entrySet()) {
      Value value = entry.getValue();
      if (value.equals(other.getters().get(entry.getKey())) && states.size() < MOST) {
        getter(Type.getType(type).getInternalName(), entry.getKey())
            .filter(getter -> !isRedundant(getter.id().name(), one))
            .map(getter -> new State(subject, getter.id(), kind(getter), value))
            .ifPresent(states::add);
      }
    }
    return states;
  }

  /** Who knows the size knows whether it is empty. */
  private static boolean isRedundant(String name, Observation.Thing thing) {
    return name.equals("isEmpty")
        && (thing.getters().containsKey("size") || thing.getters().containsKey("length"));
  }

  private CallKind kind(MethodShape getter) {
    boolean ofInterface =
        hierarchy.find(getter.id().ownerInternal()).filter(ClassFile::isInterface).isPresent();
    return ofInterface ? CallKind.INTERFACE : CallKind.VIRTUAL;
  }

  /** The method as the static type has it, which may be less than the object has. */
  private Optional<MethodShape> getter(String internal, String name) {
    for (String type : hierarchy.supertypes(internal)) {
      Optional<ClassFile> file = hierarchy.find(type);
      for (MethodShape method : file.map(ClassFile::methods).orElse(List.of())) {
        if (method.id().name().equals(name)
            && method.id().descriptor().startsWith("()")
            && method.isPublic()
            && !method.isStatic()
            && !method.isSynthetic()) {
          return Optional.of(method);
        }
      }
    }
    return Optional.empty();
  }
}
