package dev.quarry.expr.eval;

import dev.quarry.expr.OpaqueSymbol;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** A static method of the JDK that compiled code calls with no detour. */
record JdkCall(String owner, String method, String descriptor) {

  /** The call of a function, if it is such a method and the functions would run it. */
  static Optional<JdkCall> of(OpaqueSymbol function, OpaqueFunctions functions) {
    if (!(functions instanceof JdkFunctions)) {
      return Optional.empty();
    }
    String name = function.name();
    if (name.indexOf('#') >= 0 || name.indexOf(' ') >= 0 || !JdkFunctions.knows(name)) {
      return Optional.empty(); // no static method; or the detour says so when the program runs
    }
    int parenthesis = name.indexOf('(');
    int dot = name.lastIndexOf('.', parenthesis);
    String owner = name.substring(0, dot);
    String method = name.substring(dot + 1, parenthesis);
    String descriptor = name.substring(parenthesis);
    boolean sortsFit = JdkFunctions.symbol(owner, method, descriptor).equals(function);
    return sortsFit && takesOnlyCarriers(descriptor)
        ? Optional.of(new JdkCall(owner.replace('.', '/'), method, descriptor))
        : Optional.empty();
  }

  /** Whether the types are primitive or String, so that nothing is unboxed or made into text. */
  private static boolean takesOnlyCarriers(String descriptor) {
    return Stream.concat(
            Arrays.stream(Type.getArgumentTypes(descriptor)),
            Stream.of(Type.getReturnType(descriptor)))
        .allMatch(
            type ->
                type.getSort() != Type.OBJECT || type.getInternalName().equals("java/lang/String"));
  }

  /** The instruction that makes the parameter's type from an int; NOP if there is nothing to do. */
  int narrowing(int parameter) {
    return switch (Type.getArgumentTypes(descriptor)[parameter].getSort()) {
      case Type.BYTE -> Opcodes.I2B;
      case Type.SHORT -> Opcodes.I2S;
      case Type.CHAR -> Opcodes.I2C;
      default -> Opcodes.NOP;
    };
  }

  /** Whether the method returns an object, which could be null. */
  boolean returnsObject() {
    return Type.getReturnType(descriptor).getSort() == Type.OBJECT;
  }
}
