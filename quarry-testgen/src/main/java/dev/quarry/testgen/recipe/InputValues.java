package dev.quarry.testgen.recipe;

import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.program.BoxTypes;
import dev.quarry.program.InputMethods;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * The inputs of a run as values. Inputs are named as the engine names them: {@code n} itself,
 * {@code n.text} of a string, {@code n.value} of a box, {@code n.ordinal} of an enum constant,
 * {@code n.length}, {@code n.elements} and {@code n[i]} of an array, {@code n.call1} of a lambda.
 */
final class InputValues {
  private final ClassHierarchy hierarchy;
  private final Map<String, Object> byName = new LinkedHashMap<>();

  /** The name under which the content of an array is kept; aliases have none of their own. */
  private final Map<Ref, String> home = new LinkedHashMap<>();

  InputValues(ClassHierarchy hierarchy, Model run) {
    this.hierarchy = hierarchy;
    for (Map.Entry<Input, Object> entry : run.values().entrySet()) {
      byName.put(entry.getKey().name(), entry.getValue());
    }
    byName.forEach(
        (name, value) -> {
          if (value instanceof Ref ref && byName.containsKey(name + ".length")) {
            home.putIfAbsent(ref, name);
          }
        });
  }

  int number(String name) {
    return byName.get(name) instanceof Number number ? number.intValue() : 0;
  }

  boolean truth(String name) {
    Object value = byName.get(name);
    return value instanceof Boolean truth ? truth : number(name) != 0;
  }

  Ref reference(String name) {
    return byName.get(name) instanceof Ref ref ? ref : Ref.NULL;
  }

  /** What the program asked for by markers, in its order. */
  List<Value> answers() {
    List<Value> answers = new ArrayList<>();
    for (int i = 1; byName.containsKey(InputMethods.inputName(i)); i++) {
      answers.add(answer(InputMethods.inputName(i)));
    }
    return answers;
  }

  private Value answer(String name) {
    Object value = byName.get(name);
    if (value == null || value instanceof Ref || value instanceof String) {
      return value instanceof String text
          ? new Value.Literal(Leaves.STRING, text)
          : value(name, Leaves.STRING);
    }
    String box = Boxes.descriptorOf(value);
    String primitive = BoxTypes.primitiveOf(box);
    return new Value.Literal(primitive == null ? box : primitive, value);
  }

  /** The value of an input of a type given by its descriptor. */
  Value value(String name, String descriptor) {
    if (descriptor.length() == 1) {
      return new Value.Literal(descriptor, primitive(byName.get(name), descriptor));
    }
    if (reference(name).isNull()) {
      return new Value.Literal(descriptor, null);
    }
    if (descriptor.startsWith("[")) {
      return array(home.getOrDefault(reference(name), name), descriptor);
    }
    if (descriptor.equals(Leaves.STRING)) {
      return new Value.Literal(
          descriptor, byName.get(name + ".text") instanceof String text ? text : "");
    }
    String content = BoxTypes.primitiveOf(descriptor);
    if (content != null) {
      return new Value.Literal(descriptor, primitive(byName.get(name + ".value"), content));
    }
    return constant(name, descriptor).orElseGet(() -> object(name, descriptor));
  }

  private static Object primitive(@Nullable Object value, String descriptor) {
    return Boxes.boxed(value, descriptor);
  }

  private Value array(String name, String descriptor) {
    String component = descriptor.substring(1);
    int length = Math.max(0, number(name + ".length"));
    List<Value> elements = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      if (component.length() == 1) {
        Object element =
            byName.get(name + ".elements") instanceof MapValue contents
                ? contents.get(List.of(i))
                : null;
        elements.add(new Value.Literal(component, primitive(element, component)));
      } else {
        elements.add(value(name + "[" + i + "]", component));
      }
    }
    return new Value.Array(descriptor, elements);
  }

  private Optional<Value> constant(String name, String descriptor) {
    String owner = Type.getType(descriptor).getInternalName();
    List<String> constants =
        hierarchy
            .find(owner)
            .filter(file -> file.isEnum())
            .map(Leaves::constants)
            .orElse(List.of());
    int ordinal = number(name + ".ordinal");
    return constants.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Value.Constant(
                owner,
                constants.get(ordinal < 0 || ordinal >= constants.size() ? 0 : ordinal),
                descriptor));
  }

  /** An object of a general type has one of few classes; a functional interface is a lambda. */
  private Value object(String name, String descriptor) {
    if (GeneralTypes.isAny(Type.getType(descriptor).getInternalName())) {
      String type = byName.get(name + ".type") instanceof String text ? text : "";
      String known = "L" + Names.internal(type) + ";";
      return Leaves.isValue(known) ? value(name, known) : new Value.Literal(descriptor, null);
    }
    return lambda(name, descriptor);
  }

  private Value lambda(String name, String descriptor) {
    String result =
        hierarchy
            .find(Type.getType(descriptor).getInternalName())
            .flatMap(file -> new LambdaTypes(hierarchy).method(file))
            .map(method -> Type.getReturnType(method.desc).getDescriptor())
            .orElse("V");
    List<Value> results = new ArrayList<>();
    for (int i = 1; !result.equals("V") && byName.containsKey(name + ".call" + i); i++) {
      results.add(value(name + ".call" + i, resultType(name + ".call" + i, result)));
    }
    return new Value.Lambda(descriptor, results);
  }

  /** What a generic method returns is known by its content. */
  private String resultType(String name, String declared) {
    if (!declared.equals(TypeUse.OBJECT_DESCRIPTOR)) {
      return declared;
    }
    if (byName.containsKey(name + ".text")) {
      return Leaves.STRING;
    }
    Object value = byName.get(name + ".value");
    return value == null ? declared : Boxes.descriptorOf(value);
  }
}
