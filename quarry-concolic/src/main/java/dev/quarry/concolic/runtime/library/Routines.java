package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.types.Selection;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.LibraryModels;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Finds the routine for a call of a JDK method. */
public final class Routines {
  private Routines() {}

  /** The routine; null if there is none. The receiver is null for static methods. */
  public static @Nullable Routine find(CallInfo call, @Nullable Class<?> receiver) {
    if (receiver == null && call.opcode() != Opcodes.INVOKESTATIC) {
      return null;
    }
    if (receiver != null && !isOfJdk(implementer(call, receiver))) {
      return null;
    }
    if (receiver != null && receiver.isArray()) {
      return call.name().equals("clone") ? ArrayRoutine.cloning() : null;
    }
    Target target = Target.of(call, receiver);
    if (target == null) {
      return null;
    }
    if (call.owner().equals("java/lang/Enum") && call.name().equals("valueOf")) {
      return new EnumByName(target);
    }
    Routine characters = CharacterArrays.find(call, target);
    if (characters != null) {
      return characters;
    }
    Routine reading = ReaderRoutine.find(call, receiver, target);
    if (reading != null) {
      return reading;
    }
    Routine special = special(call, target);
    if (special != null) {
      return special;
    }
    Routine arrays = ArrayRoutine.find(call, target);
    if (arrays != null) {
      return arrays;
    }
    Optional<LibraryModel> model = model(call, receiver);
    if (model.isPresent()) {
      return new ModelRoutine(model.get(), target, call);
    }
    return receiver == null ? null : MemberRoutine.find(call, receiver, target);
  }

  /** Routines for methods of one class each. */
  private static @Nullable Routine special(CallInfo call, Target target) {
    return switch (call.owner()) {
      case "java/lang/String" -> JoinRoutine.find(call, target);
      case "java/util/regex/Pattern", "java/util/regex/Matcher" ->
          PatternRoutine.find(call, target);
      default -> OptionalRoutine.find(call, target);
    };
  }

  private static Class<?> implementer(CallInfo call, Class<?> receiver) {
    return receiver.isArray()
        ? Object.class
        : Selection.of(receiver, call.name(), call.descriptor());
  }

  /** Classes of the JDK are loaded by the boot or the platform loader. */
  public static boolean isOfJdk(Class<?> type) {
    ClassLoader loader = type.getClassLoader();
    return loader == null || loader == ClassLoader.getPlatformClassLoader();
  }

  private static Optional<LibraryModel> model(CallInfo call, @Nullable Class<?> receiver) {
    for (String owner : owners(call, receiver)) {
      Optional<LibraryModel> model = LibraryModels.find(owner, call.name(), call.descriptor());
      if (model.isPresent()) {
        return model;
      }
    }
    return Optional.empty();
  }

  /** Where a model may be filed, most specific first. */
  private static List<String> owners(CallInfo call, @Nullable Class<?> receiver) {
    Set<String> owners = new LinkedHashSet<>();
    if (receiver != null) {
      Class<?> type = ValueType.enumOf(receiver) != null ? Enum.class : receiver;
      owners.add(Names.internal(type.getName()));
    }
    owners.add(call.owner());
    if (receiver != null && ValueType.of(receiver) != null) {
      owners.add("java/lang/Comparable");
      owners.add("java/lang/CharSequence");
      owners.add("java/lang/Number");
      owners.add("java/lang/Object");
    }
    return new ArrayList<>(owners);
  }
}
