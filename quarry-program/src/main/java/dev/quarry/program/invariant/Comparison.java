package dev.quarry.program.invariant;

import org.objectweb.asm.Opcodes;

/** What a jump tells about an {@code int} that is compared with a constant. */
enum Comparison {
  EQUAL,
  UNEQUAL,
  LESS,
  AT_LEAST,
  GREATER,
  AT_MOST;

  static boolean isOf(int opcode) {
    return opcode >= Opcodes.IFEQ && opcode <= Opcodes.IF_ICMPLE;
  }

  /** What holds on a way on from a jump. */
  static Comparison of(int opcode, boolean isTaken) {
    Comparison taken =
        switch (opcode) {
          case Opcodes.IFEQ, Opcodes.IF_ICMPEQ -> EQUAL;
          case Opcodes.IFNE, Opcodes.IF_ICMPNE -> UNEQUAL;
          case Opcodes.IFLT, Opcodes.IF_ICMPLT -> LESS;
          case Opcodes.IFGE, Opcodes.IF_ICMPGE -> AT_LEAST;
          case Opcodes.IFGT, Opcodes.IF_ICMPGT -> GREATER;
          case Opcodes.IFLE, Opcodes.IF_ICMPLE -> AT_MOST;
          default -> throw new IllegalArgumentException("No comparison: " + opcode);
        };
    return isTaken ? taken : taken.negated();
  }

  private Comparison negated() {
    return switch (this) {
      case EQUAL -> UNEQUAL;
      case UNEQUAL -> EQUAL;
      case LESS -> AT_LEAST;
      case AT_LEAST -> LESS;
      case GREATER -> AT_MOST;
      case AT_MOST -> GREATER;
    };
  }

  /** The same seen from the other side. */
  Comparison mirrored() {
    return switch (this) {
      case EQUAL, UNEQUAL -> this;
      case LESS -> GREATER;
      case AT_LEAST -> AT_MOST;
      case GREATER -> LESS;
      case AT_MOST -> AT_LEAST;
    };
  }

  /** What is known of a number that compares like this with another. */
  Known told(Known value, Known other) {
    if (!other.isConstant()) {
      return value;
    }
    long than = other.low();
    return switch (this) {
      case EQUAL -> value.within(than, than);
      case UNEQUAL ->
          value.within(
              value.low() == than ? than + 1 : Integer.MIN_VALUE,
              value.high() == than ? than - 1 : Integer.MAX_VALUE);
      case LESS -> value.within(Integer.MIN_VALUE, than - 1);
      case AT_LEAST -> value.within(than, Integer.MAX_VALUE);
      case GREATER -> value.within(than + 1, Integer.MAX_VALUE);
      case AT_MOST -> value.within(Integer.MIN_VALUE, than);
    };
  }
}
