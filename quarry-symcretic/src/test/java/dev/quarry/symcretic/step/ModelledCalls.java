package dev.quarry.symcretic.step;

import dev.quarry.models.arrays.ArrayModel;
import dev.quarry.models.arrays.ArrayModels;
import dev.quarry.models.library.LibraryMethod;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.LibraryModels;
import dev.quarry.models.library.Passing;
import dev.quarry.symcretic.testing.Colour;
import dev.quarry.symcretic.testing.Operand;
import dev.quarry.symcretic.testing.Operand.Role;
import dev.quarry.symcretic.testing.Snippet;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Calls of every method of the JDK whose meaning is known, with arguments of every type. */
final class ModelledCalls {
  private static final String CALL_NUMBERS = "call%04d_%s";

  /** Sizes that would be allocated. */
  private static final Set<String> SIZED =
      Set.of("repeat", "setLength", "ensureCapacity", "indent", "copyOf");

  private static final List<String> CONTENTS =
      List.of(
          "Ljava/lang/String;",
          "Ljava/lang/Integer;",
          "Ljava/lang/Double;",
          "Ljava/lang/StringBuilder;",
          Colour.class.descriptorString());

  private final List<Snippet> all = new ArrayList<>();

  private ModelledCalls() {}

  static List<Snippet> all() {
    var calls = new ModelledCalls();
    LibraryModels.all().forEach(calls::addModel);
    calls.addArrayCalls();
    calls.addFunctions();
    calls.addConcatenations();
    return calls.all;
  }

  /** One call for each choice of classes where the model takes several. */
  private void addModel(LibraryModel model) {
    if (!exists(model.method())) {
      return;
    }
    for (List<Type> types : choices(model)) {
      addCall(model.method(), types);
    }
  }

  private static boolean exists(LibraryMethod method) {
    try {
      Class<?> owner = Class.forName(method.owner().replace('/', '.'));
      Stream<? extends Executable> candidates =
          method.isConstructor()
              ? Arrays.stream(owner.getConstructors())
              : Arrays.stream(owner.getMethods())
                  .filter(candidate -> candidate.getName().equals(method.name()));
      return candidates.anyMatch(
          candidate ->
              (candidate instanceof Method found
                      ? Type.getMethodDescriptor(found)
                      : Type.getConstructorDescriptor((java.lang.reflect.Constructor<?>) candidate))
                  .equals(method.descriptor()));
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<List<Type>> choices(LibraryModel model) {
    List<List<Type>> choices = new ArrayList<>();
    List<Type> declared = model.method().argumentTypes();
    for (String content : CONTENTS) {
      for (String other : List.of(content, "Ljava/lang/String;")) {
        List<Type> types = new ArrayList<>();
        boolean isFirst = true;
        for (int i = 0; i < declared.size(); i++) {
          boolean isOpen =
              model.passing(i) == Passing.CONTENT && isGeneral(declared.get(i).getInternalName());
          types.add(isOpen ? Type.getType(isFirst ? content : other) : declared.get(i));
          isFirst &= !isOpen;
        }
        if (!choices.contains(types) && fits(declared, types)) {
          choices.add(types);
        }
      }
    }
    return choices;
  }

  private static boolean isGeneral(String type) {
    return Set.of("Object", "Comparable", "CharSequence", "Number", "Enum")
        .contains(type.substring(type.lastIndexOf('/') + 1));
  }

  private static boolean fits(List<Type> declared, List<Type> types) {
    for (int i = 0; i < declared.size(); i++) {
      if (!declared.get(i).equals(types.get(i))) {
        try {
          Class<?> upper = Class.forName(declared.get(i).getClassName());
          if (!upper.isAssignableFrom(Class.forName(types.get(i).getClassName()))) {
            return false;
          }
        } catch (ClassNotFoundException e) {
          throw new IllegalStateException(e);
        }
      }
    }
    return true;
  }

  private void addCall(LibraryMethod method, List<Type> types) {
    String name = CALL_NUMBERS.formatted(all.size(), method.name().replace("<init>", "new"));
    List<Operand> operands = new ArrayList<>();
    boolean isSized = SIZED.contains(method.name()) || method.owner().contains("StringBu");
    for (Type type : types) {
      Role role = type.getSort() == Type.INT && isSized ? Role.SIZE : Role.ANY;
      if (type.getSort() == Type.INT && method.owner().startsWith("java/lang/String") && !isSized) {
        role = Role.INDEX;
      }
      operands.add(new Operand(type, role));
    }
    if (method.isConstructor()) {
      all.add(
          Snippet.constructing(
              name,
              method.owner(),
              operands.subList(1, operands.size()),
              m ->
                  m.visitMethodInsn(
                      Opcodes.INVOKESPECIAL,
                      method.owner(),
                      "<init>",
                      method.descriptor(),
                      false)));
      return;
    }
    boolean isInterface =
        Set.of("java/lang/Comparable", "java/lang/CharSequence").contains(method.owner());
    int opcode =
        method.isStatic()
            ? Opcodes.INVOKESTATIC
            : isInterface ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    call(name, opcode, method.owner(), method.name(), method.descriptor(), operands, isInterface);
  }

  private void call(
      String name,
      int opcode,
      String owner,
      String method,
      String descriptor,
      List<Operand> operands,
      boolean isInterface) {
    Type result = Type.getReturnType(descriptor);
    all.add(
        Snippet.of(
            name,
            opcode,
            operands,
            result.getSort() == Type.VOID ? "" : stacked(result),
            m -> m.visitMethodInsn(opcode, owner, method, descriptor, isInterface)));
  }

  private static String stacked(Type type) {
    return type.getSort() < Type.INT ? "I" : type.getDescriptor();
  }

  /** Calls that make, copy, fill and compare arrays. */
  private void addArrayCalls() {
    for (ArrayModel model : ArrayModels.statics()) {
      LibraryMethod method = model.method();
      if (!method.name().equals("arraycopy") && !method.descriptor().contains("Class")) {
        addArrayCall(method, method.argumentTypes());
        addOfStrings(method);
      }
    }
    for (String array :
        List.of("[I", "[J", "[Z", "[B", "[C", "[S", "[F", "[D", "[Ljava/lang/String;")) {
      addArrayCopy(array);
      addClone(array);
    }
    for (String array : List.of("[" + Cases.OBJECT, "[[I")) {
      addClone(array);
    }
  }

  private void addArrayCall(LibraryMethod method, List<Type> types) {
    List<Operand> operands = new ArrayList<>();
    int numbers = method.name().equals("fill") ? types.size() - 1 : types.size();
    for (int i = 0; i < types.size(); i++) {
      boolean isPosition = i > 0 && i < numbers && types.get(i).getSort() == Type.INT;
      boolean isSize = isPosition && !method.name().equals("fill");
      // Of two numbers whose difference is a size, neither may be large.
      boolean isSmall = isSize && method.name().equals("copyOfRange");
      Role role = isSmall ? Role.SMALL : isSize ? Role.SIZE : isPosition ? Role.INDEX : Role.ANY;
      operands.add(new Operand(types.get(i), role));
    }
    call(
        CALL_NUMBERS.formatted(all.size(), method.name()),
        Opcodes.INVOKESTATIC,
        method.owner(),
        method.name(),
        method.descriptor(),
        operands,
        false);
  }

  /**
   * The same with an array of strings, which refuses nothing that is one, for an array of objects.
   */
  private void addOfStrings(LibraryMethod method) {
    if (method.descriptor().startsWith("([Ljava/lang/Object;")) {
      List<Type> types = new ArrayList<>();
      for (Type type : method.argumentTypes()) {
        types.add(Type.getType(type.getDescriptor().replace("Object", "String")));
      }
      addArrayCall(method, types);
    }
  }

  private void addArrayCopy(String array) {
    call(
        "arraycopy" + all.size(),
        Opcodes.INVOKESTATIC,
        "java/lang/System",
        "arraycopy",
        "(Ljava/lang/Object;ILjava/lang/Object;II)V",
        List.of(
            Operand.of(array),
            Operand.index(),
            Operand.of(array),
            Operand.index(),
            Operand.index()),
        false);
  }

  private void addClone(String array) {
    all.add(
        Snippet.of(
            "clone" + all.size(),
            Opcodes.INVOKEVIRTUAL,
            List.of(Operand.of(array)),
            Cases.OBJECT,
            m ->
                m.visitMethodInsn(
                    Opcodes.INVOKEVIRTUAL, array, "clone", "()Ljava/lang/Object;", false)));
  }

  /** Mathematical functions that have no model. */
  private void addFunctions() {
    for (Class<?> owner : List.of(Math.class, StrictMath.class)) {
      for (Method method : owner.getMethods()) {
        String descriptor = Type.getMethodDescriptor(method);
        boolean isOnNumbers = Modifier.isStatic(method.getModifiers()) && !descriptor.contains(";");
        boolean isModelled =
            LibraryModels.find(Type.getInternalName(owner), method.getName(), descriptor)
                .isPresent();
        if (isOnNumbers && !isModelled && !method.getName().equals("random")) {
          String parameters = descriptor.substring(1, descriptor.indexOf(')'));
          call(
              CALL_NUMBERS.formatted(all.size(), method.getName()),
              Opcodes.INVOKESTATIC,
              Type.getInternalName(owner),
              method.getName(),
              descriptor,
              Operand.all(parameters),
              false);
        }
      }
    }
  }

  private void addConcatenations() {
    for (String types :
        List.of(
            "I",
            "ZC",
            "JF",
            "D",
            "BS",
            "Ljava/lang/String;I",
            "Ljava/lang/Integer;Ljava/lang/Boolean;",
            "Ljava/lang/Character;Ljava/lang/Long;",
            "Ljava/lang/Double;Ljava/lang/Byte;",
            "Ljava/lang/StringBuilder;Ljava/lang/String;",
            "[C",
            "[I")) {
      var recipe = new StringBuilder("<");
      Type[] arguments = Type.getArgumentTypes("(" + types + ")V");
      for (int i = 0; i < arguments.length; i++) {
        recipe.append('\u0001').append(i);
      }
      all.add(
          Snippet.of(
              "concat" + all.size(),
              Opcodes.INVOKEDYNAMIC,
              Operand.all(types),
              "Ljava/lang/String;",
              m ->
                  m.visitInvokeDynamicInsn(
                      "makeConcatWithConstants",
                      "(" + types + ")Ljava/lang/String;",
                      new Handle(
                          Opcodes.H_INVOKESTATIC,
                          "java/lang/invoke/StringConcatFactory",
                          "makeConcatWithConstants",
                          "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;"
                              + "Ljava/lang/invoke/MethodType;Ljava/lang/String;"
                              + "[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
                          false),
                      recipe.toString())));
    }
  }
}
