package dev.quarry.testgen.recipe;

import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.input.InputPath;
import dev.quarry.input.InputPath.Aspect.Kind;
import dev.quarry.program.BoxTypes;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** The inputs of a run as values. */
final class InputValues {
  private final ClassHierarchy hierarchy;
  private final Map<InputPath, Object> values = new LinkedHashMap<>();

  /** Where the content of an array stands; aliases have none of their own. */
  private final Map<Ref, InputPath> home = new LinkedHashMap<>();

  InputValues(ClassHierarchy hierarchy, Model run) {
    this.hierarchy = hierarchy;
    for (Map.Entry<Input, Object> entry : run.values().entrySet()) {
      InputPath.find(entry.getKey()).ifPresent(path -> values.put(path, entry.getValue()));
    }
    values.forEach(
        (path, value) -> {
          if (value instanceof Ref ref && values.containsKey(path.length())) {
            home.putIfAbsent(ref, path);
          }
        });
  }

  int number(String hole) {
    return number(InputPath.parameter(hole));
  }

  private int number(InputPath path) {
    return values.get(path) instanceof Number number ? number.intValue() : 0;
  }

  boolean truth(String hole) {
    Object value = values.get(InputPath.parameter(hole));
    return value instanceof Boolean truth ? truth : number(hole) != 0;
  }

  Ref reference(String hole) {
    return reference(InputPath.parameter(hole));
  }

  private Ref reference(InputPath path) {
    return values.get(path) instanceof Ref ref ? ref : Ref.NULL;
  }

  /** What the program asked for by markers, in its order. */
  List<Value> answers() {
    List<Value> answers = new ArrayList<>();
    for (int i = 1; values.containsKey(new InputPath.Asked(i)); i++) {
      answers.add(answer(new InputPath.Asked(i)));
    }
    return answers;
  }

  private Value answer(InputPath path) {
    Object value = values.get(path);
    if (value == null || value instanceof Ref || value instanceof String) {
      return value instanceof String text
          ? new Value.Literal(Leaves.STRING, text)
          : value(path, Leaves.STRING);
    }
    String box = BoxRecipes.descriptorOf(value);
    String primitive = BoxTypes.primitiveOf(box);
    return new Value.Literal(primitive == null ? box : primitive, value);
  }

  /** The value of an input of a type given by its descriptor. */
  Value value(String hole, String descriptor) {
    return value(InputPath.parameter(hole), descriptor);
  }

  private Value value(InputPath path, String descriptor) {
    if (descriptor.length() == 1) {
      return new Value.Literal(descriptor, primitive(values.get(path), descriptor));
    }
    if (reference(path).isNull()) {
      return new Value.Literal(descriptor, null);
    }
    if (descriptor.startsWith("[")) {
      return array(home.getOrDefault(reference(path), path), descriptor);
    }
    if (descriptor.equals(Leaves.STRING)) {
      return new Value.Literal(
          descriptor, values.get(path.aspect(Kind.TEXT)) instanceof String text ? text : "");
    }
    String content = BoxTypes.primitiveOf(descriptor);
    if (content != null) {
      return new Value.Literal(descriptor, primitive(values.get(path.aspect(Kind.VALUE)), content));
    }
    return constant(path, descriptor).orElseGet(() -> object(path, descriptor));
  }

  private static Object primitive(@Nullable Object value, String descriptor) {
    return BoxRecipes.boxed(value, descriptor);
  }

  private Value array(InputPath path, String descriptor) {
    String component = descriptor.substring(1);
    int length = Math.max(0, number(path.length()));
    List<Value> elements = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      if (component.length() == 1) {
        Object element =
            values.get(path.elements()) instanceof MapValue contents
                ? contents.get(List.of(i))
                : null;
        elements.add(new Value.Literal(component, primitive(element, component)));
      } else {
        elements.add(value(path.element(i), component));
      }
    }
    return new Value.Array(descriptor, elements);
  }

  private Optional<Value> constant(InputPath path, String descriptor) {
    String owner = Type.getType(descriptor).getInternalName();
    List<String> constants =
        hierarchy
            .find(owner)
            .filter(file -> file.isEnum())
            .map(Leaves::constants)
            .orElse(List.of());
    int ordinal = number(path.aspect(Kind.ORDINAL));
    return constants.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Value.Constant(
                owner,
                constants.get(ordinal < 0 || ordinal >= constants.size() ? 0 : ordinal),
                descriptor));
  }

  /** An object of a general type has one of few classes; a functional interface is a lambda. */
  private Value object(InputPath path, String descriptor) {
    if (GeneralTypes.isAny(Type.getType(descriptor).getInternalName())) {
      String type = values.get(path.type()) instanceof String text ? text : "";
      String known = "L" + Names.internal(type) + ";";
      return Leaves.isValue(known) ? value(path, known) : new Value.Literal(descriptor, null);
    }
    return lambda(path, descriptor);
  }

  private Value lambda(InputPath path, String descriptor) {
    String result =
        hierarchy
            .find(Type.getType(descriptor).getInternalName())
            .flatMap(file -> new LambdaTypes(hierarchy).method(file))
            .map(method -> Type.getReturnType(method.desc).getDescriptor())
            .orElse("V");
    List<Value> results = new ArrayList<>();
    for (int i = 1; !result.equals("V") && values.containsKey(path.result(i)); i++) {
      results.add(value(path.result(i), resultType(path.result(i), result)));
    }
    return new Value.Lambda(descriptor, results);
  }

  /** What a generic method returns is known by its content. */
  private String resultType(InputPath path, String declared) {
    if (!declared.equals(TypeUse.OBJECT_DESCRIPTOR)) {
      return declared;
    }
    if (values.containsKey(path.aspect(Kind.TEXT))) {
      return Leaves.STRING;
    }
    Object value = values.get(path.aspect(Kind.VALUE));
    return value == null ? declared : BoxRecipes.descriptorOf(value);
  }
}
