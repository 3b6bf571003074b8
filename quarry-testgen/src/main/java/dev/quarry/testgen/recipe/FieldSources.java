package dev.quarry.testgen.recipe;

import dev.quarry.input.InputPath;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Which field of an object a constructor, setter or factory puts each of its parameters into, as
 * far as its code tells at first sight; for factories of the JDK a table does. Used for guesses
 * only.
 */
public final class FieldSources {
  /** By factory, the field for each parameter; a dot leads into the object of a field. */
  private static final Map<String, List<String>> FACTORIES =
      Map.of(
          "java.time.LocalDate.of(III)", List.of("year", "month", "day"),
          "java.time.LocalTime.of(II)", List.of("hour", "minute"),
          "java.time.LocalTime.of(IIII)", List.of("hour", "minute", "second", "nano"),
          "java.time.LocalDateTime.of(IIIII)",
              List.of("date.year", "date.month", "date.day", "time.hour", "time.minute"),
          "java.time.Duration.ofSeconds(JJ)", List.of("seconds", "nanos"),
          "java.time.Instant.ofEpochSecond(JJ)", List.of("seconds", "nanos"),
          "java.time.Period.of(III)", List.of("years", "months", "days"),
          "java.math.BigDecimal.valueOf(JI)", List.of("intCompact", "scale"),
          "java.util.Optional.ofNullable(Ljava/lang/Object;)", List.of("#held"));

  private final ClassHierarchy hierarchy;
  private final Map<MethodId, List<Optional<String>>> known = new LinkedHashMap<>();

  public FieldSources(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * Where the arguments of a call stand in the object that it makes or changes; nothing for those
   * of which it can't be told.
   */
  List<Optional<InputPath>> of(MethodId callee, InputPath object) {
    return known.computeIfAbsent(callee, this::read).stream()
        .map(field -> field.map(name -> path(object, name)))
        .toList();
  }

  private static InputPath path(InputPath object, String name) {
    if (name.equals("#held")) {
      return object.aspect(InputPath.Aspect.Kind.HELD);
    }
    InputPath path = object;
    for (String field : name.split("\\.")) {
      path = path.field(field);
    }
    return path;
  }

  private List<Optional<String>> read(MethodId callee) {
    String descriptor = callee.descriptor();
    String parameters = descriptor.substring(0, descriptor.indexOf(')') + 1);
    List<String> factory = FACTORIES.get(callee.owner() + "." + callee.name() + parameters);
    if (factory != null) {
      return factory.stream().map(Optional::of).toList();
    }
    return hierarchy
        .find(Names.internal(callee.owner()))
        .flatMap(file -> code(file, callee))
        .map(FieldSources::assigned)
        .orElse(List.of());
  }

  private static Optional<MethodNode> code(ClassFile file, MethodId callee) {
    return file.tree().methods.stream()
        .filter(m -> m.name.equals(callee.name()) && m.desc.equals(callee.descriptor()))
        .filter(m -> (m.access & Opcodes.ACC_STATIC) == 0)
        .findFirst();
  }

  /** A field is filled from the parameter that was read last before. */
  private static List<Optional<String>> assigned(MethodNode method) {
    Map<Integer, Integer> parameters = new LinkedHashMap<>();
    List<Optional<String>> fields = new ArrayList<>();
    int slot = 1;
    for (Type type : Type.getArgumentTypes(method.desc)) {
      parameters.put(slot, fields.size());
      fields.add(Optional.empty());
      slot += type.getSize();
    }
    Optional<Integer> read = Optional.empty();
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof VarInsnNode load && parameters.containsKey(load.var)) {
        read = Optional.ofNullable(parameters.get(load.var));
      } else if (node instanceof FieldInsnNode field && node.getOpcode() == Opcodes.PUTFIELD) {
        read.filter(parameter -> fields.get(parameter).isEmpty())
            .ifPresent(parameter -> fields.set(parameter, Optional.of(field.name)));
        read = Optional.empty();
      }
    }
    return fields;
  }
}
