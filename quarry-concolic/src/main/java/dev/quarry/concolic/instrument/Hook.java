package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.coverage.CoverageGrowth;
import dev.quarry.concolic.runtime.hooks.Branches;
import dev.quarry.concolic.runtime.hooks.Calls;
import dev.quarry.concolic.runtime.hooks.Elements;
import dev.quarry.concolic.runtime.hooks.EnvironmentInputs;
import dev.quarry.concolic.runtime.hooks.Frames;
import dev.quarry.concolic.runtime.hooks.Fuel;
import dev.quarry.concolic.runtime.hooks.Handlers;
import dev.quarry.concolic.runtime.hooks.Lambdas;
import dev.quarry.concolic.runtime.hooks.Library;
import dev.quarry.concolic.runtime.hooks.Markers;
import dev.quarry.concolic.runtime.hooks.Ops;
import dev.quarry.concolic.runtime.hooks.References;
import dev.quarry.concolic.runtime.statics.Statics;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What rewritten code calls: the one table of hooks. Descriptors are those of the Java methods. A
 * hook for instructions of several types is one method for each of them, told apart by the
 * parameters in which they differ.
 */
enum Hook {
  COMPARE(Branches.class, "compare"),
  CHOOSE(Branches.class, "choose"),
  /** By the type of the divisor. */
  DIVISOR(Branches.class, "divisor"),

  /** By the type of the operand. */
  UNARY(Ops.class, "unary"),
  /** By the types of both operands. */
  BINARY(Ops.class, "binary"),

  IS_NULL(References.class, "isNull"),
  SAME(References.class, "same"),
  DEREFERENCE(References.class, "dereference"),
  DISPATCH(References.class, "dispatch"),
  INSTANCE_OF(References.class, "instanceOf"),
  CAST(References.class, "cast"),
  LOST(References.class, "lost"),

  LOAD(Elements.class, "load"),
  /** By the type of the element. */
  STORE(Elements.class, "store"),
  LENGTH(Elements.class, "length"),
  SIZE(Elements.class, "size"),
  CREATED(Elements.class, "created"),

  PASS(Frames.class, "pass"),
  ENTER(Frames.class, "enter"),
  ANSWER(Frames.class, "answer"),
  RETURNED(Frames.class, "returned"),

  PASS_GUARDED(Calls.class, "pass"),
  RESULT_GUARDED(Calls.class, "result"),
  ESCAPE(Calls.class, "escape"),

  COVERS(Library.class, "covers"),
  INVOKE(Library.class, "invoke"),
  CONSTRUCTING(Library.class, "constructing"),
  CONSTRUCTED(Library.class, "constructed"),
  INHERITING(Library.class, "inheriting"),
  CONCAT(Library.class, "concat"),

  BEFORE_READING(EnvironmentInputs.class, "before"),
  /** By the type of what was read. */
  READING(EnvironmentInputs.class, "reading"),
  BELOW(EnvironmentInputs.class, "below"),
  VARIABLE(EnvironmentInputs.class, "variable"),
  PROPERTY(EnvironmentInputs.class, "property"),
  PROPERTY_OR(EnvironmentInputs.class, "propertyOr"),
  PROPERTY_FLAG(EnvironmentInputs.class, "flag"),
  DEPENDS(EnvironmentInputs.class, "depends"),
  TAKES_DEFAULT(EnvironmentInputs.class, "takesDefault"),
  IDENTITY(EnvironmentInputs.class, "identity"),

  ANY_BOOLEAN(Markers.class, "anyBoolean"),
  ANY_BYTE(Markers.class, "anyByte"),
  ANY_CHAR(Markers.class, "anyChar"),
  ANY_SHORT(Markers.class, "anyShort"),
  ANY_INT(Markers.class, "anyInt"),
  ANY_LONG(Markers.class, "anyLong"),
  ANY_FLOAT(Markers.class, "anyFloat"),
  ANY_DOUBLE(Markers.class, "anyDouble"),
  ANY_STRING(Markers.class, "anyString"),
  ANY(Markers.class, "any"),
  ASSUME(Markers.class, "assume"),
  TARGET(Markers.class, "target"),

  THROWN(Handlers.class, "thrown"),
  ARRIVED(Handlers.class, "arrived"),
  MADE(Handlers.class, "made"),

  TOO_DEEP(Fuel.class, "tooDeep"),
  EXHAUSTED(Fuel.class, "exhausted"),

  HIT(CoverageGrowth.class, "hit"),

  REGISTER(Statics.class, "register"),
  WATCH(Statics.class, "watch"),
  FAILED(Statics.class, "failed"),
  WRAPPED(Statics.class, "wrapped"),

  /** The bootstrap method of lambdas. */
  LINK(Lambdas.class, "link");

  private final Class<?> owner;
  private final List<Method> methods;

  Hook(Class<?> owner, String name) {
    this.owner = owner;
    this.methods =
        Arrays.stream(owner.getMethods())
            .filter(method -> method.getName().equals(name))
            .filter(method -> Modifier.isStatic(method.getModifiers()))
            .toList();
    if (methods.isEmpty()) {
      throw new IllegalStateException(owner + " has no public static method " + name + ".");
    }
  }

  /** The hook of a marker, by its name in the programmer's interface. */
  static Hook marker(String name) {
    return Arrays.stream(values())
        .filter(hook -> hook.owner == Markers.class && hook.methodName().equals(name))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("There is no marker " + name + "."));
  }

  /** The Java methods that it is. */
  List<Method> methods() {
    return methods;
  }

  private String methodName() {
    return methods.get(0).getName();
  }

  /**
   * The Java method that it is for some types.
   *
   * @param types of the parameters in which its methods differ; none if there is one method only
   */
  Method method(Type... types) {
    List<Method> fitting =
        methods.stream().filter(method -> Arrays.equals(distinctive(method), types)).toList();
    if (fitting.size() != 1) {
      throw new IllegalArgumentException(this + " is no hook for " + Arrays.toString(types));
    }
    return fitting.get(0);
  }

  /** Those of a method's parameters in which it differs from another one. */
  private Type[] distinctive(Method method) {
    Class<?>[] parameters = method.getParameterTypes();
    return IntStream.range(0, parameters.length)
        .filter(i -> methods.stream().anyMatch(m -> m.getParameterTypes()[i] != parameters[i]))
        .mapToObj(i -> Type.getType(parameters[i]))
        .toArray(Type[]::new);
  }

  /** The call of it; see {@link #method}. */
  MethodInsnNode call(Type... types) {
    Method method = method(types);
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC,
        Type.getInternalName(owner),
        method.getName(),
        Type.getMethodDescriptor(method),
        false);
  }

  /** A handle to it, for dynamic calls. */
  Handle handle() {
    Method method = method();
    return new Handle(
        Opcodes.H_INVOKESTATIC,
        Type.getInternalName(owner),
        method.getName(),
        Type.getMethodDescriptor(method),
        false);
  }
}
