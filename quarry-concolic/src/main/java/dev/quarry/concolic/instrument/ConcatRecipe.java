package dev.quarry.concolic.instrument;

import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** The constant text of a string concatenation, with {@code \1} where arguments go. */
final class ConcatRecipe {
  private static final char ARGUMENT = '\1';
  private static final char CONSTANT = '\2';

  private ConcatRecipe() {}

  /** The recipe with constants put in; empty if it is no concatenation or a constant is no text. */
  static Optional<String> of(InvokeDynamicInsnNode dynamic) {
    if (!dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory")) {
      return Optional.empty();
    }
    if (dynamic.bsm.getName().equals("makeConcat")) {
      return Optional.of(
          String.valueOf(ARGUMENT).repeat(Type.getArgumentTypes(dynamic.desc).length));
    }
    String recipe = (String) dynamic.bsmArgs[0];
    StringBuilder text = new StringBuilder();
    int constant = 1;
    for (char c : recipe.toCharArray()) {
      if (c != CONSTANT) {
        text.append(c);
      } else {
        Object value = dynamic.bsmArgs[constant++];
        if (!(value instanceof String || value instanceof Number)
            || value.toString().indexOf(ARGUMENT) >= 0) {
          return Optional.empty();
        }
        text.append(value);
      }
    }
    return Optional.of(text.toString());
  }
}
