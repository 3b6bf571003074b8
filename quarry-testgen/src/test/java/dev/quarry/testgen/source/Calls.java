package dev.quarry.testgen.source;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/** Calls of fixtures in few words: {@code call(Foo.class, "bar(int)", of(1))}. */
final class Calls {
  private final ClassHierarchy hierarchy;

  Calls(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  TestCall call(Class<?> owner, String method, Value... arguments) {
    MethodShape shape = shape(owner, method);
    return new TestCall(shape.id(), kind(shape), parameters(shape), List.of(arguments));
  }

  Value.Call made(Class<?> owner, String method, Value... arguments) {
    MethodShape shape = shape(owner, method);
    String type =
        shape.isInitialiser()
            ? Type.getDescriptor(owner)
            : Type.getReturnType(shape.id().descriptor()).getDescriptor();
    return new Value.Call(shape.id(), kind(shape), List.of(arguments), type);
  }

  /** A number, a character, a truth value or a string. */
  static Value of(Object value) {
    String type = Type.getDescriptor(value.getClass());
    return new Value.Literal(value instanceof String ? type : BoxClasses.primitiveOf(value), value);
  }

  static Value box(Object value) {
    return new Value.Literal(Type.getDescriptor(value.getClass()), value);
  }

  static Value nothing(Class<?> type) {
    return new Value.Literal(Type.getDescriptor(type), null);
  }

  /** An array of literals. */
  static Value array(Class<?> type, @Nullable Object... elements) {
    Class<?> component = type.getComponentType();
    List<Value> values = new ArrayList<>();
    for (Object element : elements) {
      values.add(
          element instanceof Value value
              ? value
              : new Value.Literal(Type.getDescriptor(component), element));
    }
    return new Value.Array(Type.getDescriptor(type), values);
  }

  static Value collected(CollectionKind kind, Class<?> type, Value... elements) {
    return new Value.Collected(kind, Type.getDescriptor(type), List.of(elements));
  }

  static Value lambda(Class<?> type, Value... results) {
    return new Value.Lambda(Type.getDescriptor(type), List.of(results));
  }

  static Value constant(Class<?> owner, String field) {
    try {
      String type = Type.getDescriptor(owner.getField(field).getType());
      return new Value.Constant(Type.getInternalName(owner), field, type);
    } catch (NoSuchFieldException e) {
      throw new IllegalArgumentException(e);
    }
  }

  static TestCase thrown(TestCall call, Class<? extends Throwable> exception) {
    return told(call, new Expectation.Throws(exception.getName()));
  }

  static TestCase returned(TestCall call, Value value) {
    return told(call, new Expectation.Returns(value));
  }

  static TestCase completed(TestCall call) {
    return told(call, new Expectation.Completes());
  }

  /** All arguments matter. */
  static TestCase told(TestCall call, Expectation expectation) {
    Set<Integer> all =
        IntStream.range(0, call.arguments().size()).boxed().collect(Collectors.toSet());
    return new TestCase(call, expectation, all);
  }

  /** A private constructor called, and private fields set: "depth" of the class or one above. */
  Value hidden(Class<?> owner, String constructor, Object... fieldsAndValues) {
    MethodShape shape = shape(owner, constructor);
    List<Value> arguments = new ArrayList<>();
    int given = Type.getArgumentTypes(shape.id().descriptor()).length;
    for (int i = 0; i < given; i++) {
      arguments.add((Value) fieldsAndValues[i]);
    }
    var made =
        new Value.Call(
            shape.id(), CallKind.HIDDEN_CONSTRUCTOR, arguments, Type.getDescriptor(owner));
    List<Value.Call> steps = new ArrayList<>();
    for (int i = given; i < fieldsAndValues.length; i += 2) {
      steps.add(set(owner, (String) fieldsAndValues[i], (Value) fieldsAndValues[i + 1]));
    }
    return steps.isEmpty() ? made : new Value.Changed(made, steps);
  }

  private Value.Call set(Class<?> owner, String field, Value value) {
    for (ClassFile type : hierarchy.superclasses(Type.getInternalName(owner))) {
      for (FieldNode node : type.header().fields) {
        if (node.name.equals(field)) {
          MethodId id = MethodId.ofInternal(type.name(), field, "(" + node.desc + ")V");
          return new Value.Call(id, CallKind.HIDDEN_FIELD, List.of(value), "V");
        }
      }
    }
    throw new IllegalArgumentException("There is no " + field + " in " + owner);
  }

  private MethodShape shape(Class<?> owner, String method) {
    for (String type : hierarchy.supertypes(Type.getInternalName(owner))) {
      for (MethodShape shape : hierarchy.find(type).map(ClassFile::methods).orElse(List.of())) {
        String text = shape.id().name().replace("<init>", "new") + shape.id().parameters();
        if (!shape.isSynthetic() && text.equals(method)) {
          return shape;
        }
      }
    }
    throw new IllegalArgumentException("There is no " + method + " in " + owner);
  }

  private CallKind kind(MethodShape shape) {
    if (shape.isInitialiser()) {
      return CallKind.CONSTRUCTOR;
    }
    boolean inInterface =
        hierarchy.find(shape.id().ownerInternal()).map(ClassFile::isInterface).orElse(false);
    if (shape.isStatic()) {
      return inInterface ? CallKind.STATIC_INTERFACE : CallKind.STATIC;
    }
    return inInterface ? CallKind.INTERFACE : CallKind.VIRTUAL;
  }

  /** From the table of local variables; abstract methods have none. */
  private List<String> parameters(MethodShape shape) {
    List<String> names = new ArrayList<>();
    if (!shape.isStatic() && !shape.isInitialiser()) {
      names.add("this");
    }
    MethodNode node =
        hierarchy.find(shape.id().ownerInternal()).orElseThrow().tree().methods.stream()
            .filter(m -> m.name.equals(shape.id().name()) && m.desc.equals(shape.id().descriptor()))
            .findFirst()
            .orElseThrow();
    int slot = shape.isStatic() ? 0 : 1;
    for (Type type : Arrays.asList(Type.getArgumentTypes(shape.id().descriptor()))) {
      names.add(name(node, slot));
      slot += type.getSize();
    }
    return names;
  }

  private static String name(MethodNode node, int slot) {
    List<LocalVariableNode> all = node.localVariables == null ? List.of() : node.localVariables;
    return all.stream()
        .filter(variable -> variable.index == slot)
        .map(variable -> variable.name)
        .findFirst()
        .orElse("arg" + slot);
  }
}
