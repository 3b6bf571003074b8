package dev.quarry.symcretic.testing;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * A method around one instruction.
 *
 * @param name of the method, and of the case
 * @param opcode of the instruction
 * @param locals the first locals
 * @param stack what lies on the stack before it, the bottom first
 * @param after the types of what lies on the stack after it
 * @param made the class of an object that lies below all this twice, not yet initialised; empty for
 *     none
 * @param instruction writes it, and only it
 */
public record Snippet(
    String name,
    int opcode,
    List<Operand> locals,
    List<Operand> stack,
    List<Type> after,
    Optional<String> made,
    Consumer<MethodVisitor> instruction) {
  public Snippet {
    locals = List.copyOf(locals);
    stack = List.copyOf(stack);
    after = List.copyOf(after);
  }

  /** A snippet without locals of its own. */
  public static Snippet of(
      String name,
      int opcode,
      List<Operand> stack,
      String after,
      Consumer<MethodVisitor> instruction) {
    return new Snippet(
        name,
        opcode,
        List.of(),
        stack,
        List.of(Type.getArgumentTypes("(" + after + ")V")),
        Optional.empty(),
        instruction);
  }

  /** The call of a constructor. */
  public static Snippet constructing(
      String name, String owner, List<Operand> stack, Consumer<MethodVisitor> instruction) {
    return new Snippet(
        name,
        Opcodes.INVOKESPECIAL,
        List.of(),
        stack,
        List.of(Type.getObjectType(owner)),
        Optional.of(owner),
        instruction);
  }

  /** The same with locals that it works on. */
  public Snippet on(Operand... first) {
    return new Snippet(name, opcode, List.of(first), stack, after, made, instruction);
  }

  /** Which instruction of the method it is: each operand is loaded by one. */
  public int number() {
    return stack.size() + below();
  }

  /** How many values lie below the operands. */
  public int below() {
    return made.isPresent() ? 2 : 0;
  }

  @Override
  public String toString() {
    return name;
  }
}
