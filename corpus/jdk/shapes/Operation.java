package shapes;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntBinaryOperator;

/** Operations with a sign and a meaning. */
// witness: calculate("+", 2, 3)
// witness: calculate("/", 2, 0)
// witness: calculate("%", 2, 3)
// witness: calculate("-", 5, 5)
public final class Operation {
  public enum Op {
    PLUS("+", (a, b) -> a + b),
    MINUS("-", (a, b) -> a - b),
    OVER("/", (a, b) -> a / b);

    private final String sign;
    private final IntBinaryOperator meaning;

    Op(String sign, IntBinaryOperator meaning) {
      this.sign = sign;
      this.meaning = meaning;
    }
  }

  public static int calculate(String sign, int a, int b) {
    Optional<Op> op = Arrays.stream(Op.values()).filter(one -> one.sign.equals(sign)).findAny();
    if (op.isEmpty()) {
      throw new IllegalArgumentException(sign); // reach: yes
    }
    int result = op.get().meaning.applyAsInt(a, b); // reach: ArithmeticException yes
    if (op.get() == Op.MINUS && a == b) {
      return result == 0 ? 0 : -1; // reach: true yes, false no
    }
    return result; // reach: yes
  }
}
