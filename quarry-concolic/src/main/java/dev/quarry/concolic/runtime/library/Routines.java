package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.types.JdkClasses;
import dev.quarry.concolic.runtime.types.Selection;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.LibraryModels;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Finds the routine for a call of a JDK method; those of one program share what models said. */
public final class Routines {
  private final RememberedEffects effects = new RememberedEffects();

  /** What was found last, by site. */
  private @Nullable Found[] found = new Found[1024];

  private record Found(Class<?> receiver, @Nullable Routine routine) {}

  /** How a call is made for receivers of a class; null if plainly. Only the thread of runs asks. */
  @Nullable Routine at(int site, @Nullable Class<?> receiver) {
    Class<?> key = receiver == null ? void.class : receiver;
    if (site >= found.length) {
      found = Arrays.copyOf(found, Math.max(site + 1, 2 * found.length));
    }
    Found last = found[site];
    if (last == null || last.receiver != key) {
      last = new Found(key, find(Sites.info(site).call(), receiver));
      found[site] = last;
    }
    return last.routine;
  }

  /** The routine; null if there is none. The receiver is null for static methods. */
  private @Nullable Routine find(CallInfo call, @Nullable Class<?> receiver) {
    if (receiver == null && call.opcode() != Opcodes.INVOKESTATIC) {
      return null;
    }
    if (receiver != null && !JdkClasses.contains(implementer(call, receiver))) {
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
    Routine sorting = SortRoutine.find(call, receiver, target);
    if (sorting != null) {
      return sorting;
    }
    Routine arrays = ArrayRoutine.find(call, target);
    if (arrays != null) {
      return arrays;
    }
    Optional<LibraryModel> model = model(call, receiver);
    if (model.isPresent()) {
      return new ModelRoutine(model.get(), target, call, effects);
    }
    return receiver == null ? null : MemberRoutine.find(call, receiver, target);
  }

  /** Routines for methods of one class each. */
  private static @Nullable Routine special(CallInfo call, Target target) {
    return switch (call.owner()) {
      case "java/lang/String" -> {
        Routine join = JoinRoutine.find(call, target);
        yield join != null ? join : SplitRoutine.find(call, target);
      }
      case "java/util/regex/Pattern", "java/util/regex/Matcher" -> {
        Routine split = SplitRoutine.find(call, target);
        yield split != null ? split : PatternRoutine.find(call, target);
      }
      default -> OptionalRoutine.find(call, target);
    };
  }

  private static Class<?> implementer(CallInfo call, Class<?> receiver) {
    return receiver.isArray()
        ? Object.class
        : Selection.of(receiver, call.name(), call.descriptor());
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
