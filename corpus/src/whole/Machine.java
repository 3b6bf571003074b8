package whole;

/** A state machine that needs the right keys in the right order. */
final class Machine {
  private enum State {
    LOCKED,
    HALF,
    OPEN
  }

  private State state = State.LOCKED;

  private void key(int k) {
    switch (state) {
      case LOCKED:
        state = k == 31 ? State.HALF : State.LOCKED;
        break;
      case HALF:
        state = k == 41 ? State.OPEN : State.LOCKED;
        break;
      default:
        break;
    }
  }

  // explore: exhausted
  // returns: "HALF", "LOCKED", "OPEN"
  static String keys(int a, int b, int c) {
    Machine m = new Machine();
    m.key(a);
    m.key(b);
    m.key(c);
    return m.state.name();
  }

  // explore: exhausted
  // returns: State.HALF, State.LOCKED, State.OPEN
  static Object stateAfter(int a, int b) {
    Machine m = new Machine();
    m.key(a);
    m.key(b);
    return m.state;
  }

  /** A small virtual machine: the program is the input. */
  // explore: any
  // returns: any
  // throws: ArrayIndexOutOfBoundsException, NullPointerException
  // options: runs=150, branch-bound=6
  static int interpret(byte[] code) {
    int[] stack = new int[2];
    int top = 0;
    for (int pc = 0; pc < code.length && pc < 6; pc++) {
      switch (code[pc]) {
        case 0:
          return top == 0 ? 0 : stack[top - 1];
        case 1:
          stack[top++] = pc;
          break;
        case 2:
          top--;
          stack[top - 1] += stack[top];
          break;
        case 3:
          top--;
          stack[top - 1] /= stack[top];
          break;
        default:
          break;
      }
    }
    return -1;
  }
}
