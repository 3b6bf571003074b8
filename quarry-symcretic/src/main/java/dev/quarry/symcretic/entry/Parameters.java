package dev.quarry.symcretic.entry;

import dev.quarry.input.InputPath;
import dev.quarry.program.ClassFile;
import dev.quarry.program.JavaLauncher;
import dev.quarry.program.ParameterNames;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.symcretic.state.Member;
import dev.quarry.symcretic.step.Code;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/** Which local variable of an entry is which input. */
final class Parameters {
  private final ClassHierarchy hierarchy;
  private final Map<Integer, EntryPlace> places = new HashMap<>();
  private final boolean hasReceiver;
  private final boolean isLaunched;

  Parameters(Code entry, int level, ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.hasReceiver = !entry.isStatic();
    this.isLaunched = isLaunched(entry, hierarchy);
    int slot = 0;
    if (hasReceiver) {
      places.put(
          slot++,
          new EntryPlace(InputPath.parameter("this"), "L" + entry.id().ownerInternal() + ";"));
    }
    ClassFile owner =
        hierarchy.find(entry.id().ownerInternal()).orElseThrow(IllegalStateException::new);
    List<String> names = ParameterNames.of(owner, entry.id());
    Type[] types = Type.getArgumentTypes(entry.id().descriptor());
    for (int i = 0; i < types.length; i++) {
      places.put(slot, new EntryPlace(InputPath.parameter(names.get(i)), types[i].getDescriptor()));
      slot += types[i].getSize();
    }
  }

  private static boolean isLaunched(Code entry, ClassHierarchy hierarchy) {
    return hierarchy
        .find(entry.id().ownerInternal())
        .flatMap(owner -> owner.method(entry.id().name(), entry.id().descriptor()))
        .filter(method -> JavaLauncher.calls(entry.id(), method.access()))
        .isPresent();
  }

  EntryPlace at(int slot) {
    EntryPlace place = places.get(slot);
    if (place == null) {
      throw new IllegalStateException("Local " + slot + " is no parameter.");
    }
    return place;
  }

  /** Whether nobody passes null. */
  boolean isNeverNull(int slot) {
    return hasReceiver && slot == 0 || isLaunched;
  }

  /** Whether the launcher passes them, and no null in arrays either. */
  boolean isLaunched() {
    return isLaunched;
  }

  /** A field of an input object. */
  EntryPlace field(EntryPlace object, Member member) {
    String type =
        hierarchy.find(member.owner()).stream()
            .flatMap(file -> file.header().fields.stream())
            .filter(field -> field.name.equals(member.name()))
            .map((FieldNode field) -> field.desc)
            .findFirst()
            .orElse("Ljava/lang/Object;");
    return object.field(member.name(), type);
  }
}
