package dev.quarry.concolic.instrument;

import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import java.util.IdentityHashMap;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A method on its way to be rewritten.
 *
 * @param method its code, which may have changed
 * @param body as it was in the class file
 * @param numbers of the instructions that are those of the class file or stand for one of them
 */
record NumberedMethod(MethodNode method, MethodBody body, Map<AbstractInsnNode, Integer> numbers) {

  static NumberedMethod of(String owner, MethodNode method) {
    MethodBody body = MethodBody.of(owner, method);
    Map<AbstractInsnNode, Integer> numbers = new IdentityHashMap<>();
    for (int i = 0; i < body.size(); i++) {
      numbers.put(body.instruction(i), i);
    }
    return new NumberedMethod(method, body, numbers);
  }

  MethodId id() {
    return body.id();
  }

  /** Puts an instruction in the place of another. */
  void replace(AbstractInsnNode node, AbstractInsnNode by) {
    method.instructions.set(node, by);
    Integer number = numbers.get(node);
    if (number != null) {
      numbers.put(by, number);
    }
  }
}
