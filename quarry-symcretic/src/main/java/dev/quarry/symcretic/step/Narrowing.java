package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import org.objectweb.asm.Type;

/**
 * What is left of an int in a variable of a smaller type: fields, elements and results take as many
 * bits as they have, whatever the verifier lets pass (JVMS §6.5, {@code putfield}, {@code bastore},
 * {@code ireturn}).
 */
public final class Narrowing {
  private Narrowing() {}

  /** A value as a variable of a type keeps it. */
  public static Expr to(ExprFactory factory, Type type, Expr value) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> factory.apply(Op.INT_AND, value, factory.intConst(1));
      case Type.BYTE -> factory.apply(Op.INT_TO_BYTE, value);
      case Type.CHAR -> factory.apply(Op.INT_TO_CHAR, value);
      case Type.SHORT -> factory.apply(Op.INT_TO_SHORT, value);
      default -> value;
    };
  }
}
