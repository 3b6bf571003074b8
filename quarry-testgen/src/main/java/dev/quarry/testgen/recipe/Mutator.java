package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import java.util.List;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * A method that changes the object it is called on.
 *
 * @param owner declares it
 * @param distance how many classes above the object's own that is
 * @param method its header
 * @param isFluent whether it returns the object
 * @param overload which of those with its name it is; deprecated ones are last
 */
record Mutator(ClassFile owner, int distance, MethodNode method, boolean isFluent, int overload) {
  private static final List<String> SETTERS = List.of("set", "with");
  private static final List<String> ADDERS =
      List.of("add", "put", "append", "push", "insert", "offer");

  /** What returns something and leaves the object as another than before. */
  private static final List<String> TAKERS =
      List.of("next", "read", "poll", "pop", "remove", "take", "advance", "skip", "consume");

  boolean adds() {
    return isAdder(method);
  }

  boolean isBare() {
    return method.desc.startsWith("()");
  }

  int rank() {
    return startsWith(SETTERS, method.name) ? 0 : adds() ? 1 : isFluent ? 2 : takes() ? 4 : 3;
  }

  Mutator numbered(int number) {
    return new Mutator(owner, distance, method, isFluent, number);
  }

  boolean takes() {
    return isTaker(method);
  }

  static boolean isTaker(MethodNode method) {
    return startsWith(TAKERS, method.name)
        && Type.getReturnType(method.desc).getSort() != Type.VOID;
  }

  static boolean isAdder(MethodNode method) {
    return startsWith(ADDERS, method.name);
  }

  static boolean isNamed(MethodNode method) {
    return isAdder(method) || startsWith(SETTERS, method.name);
  }

  private static boolean startsWith(List<String> prefixes, String name) {
    return prefixes.stream().anyMatch(name::startsWith);
  }
}
