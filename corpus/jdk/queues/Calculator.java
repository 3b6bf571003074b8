package queues;

import java.util.ArrayDeque;
import java.util.Deque;

/** Computes in postfix notation. */
// witness: value("2 3 + 4 *")
// witness: value("2 0 /")
// witness: value("2 +")
// witness: value("2 3")
public final class Calculator {
  public static int value(String line) {
    Deque<Integer> stack = new ArrayDeque<>();
    for (String token : line.split(" ")) {
      switch (token) {
        case "+" -> stack.push(stack.pop() + stack.pop()); // reach: NoSuchElementException yes
        case "*" -> stack.push(stack.pop() * stack.pop());
        case "/" -> {
          int by = stack.pop();
          stack.push(stack.pop() / by); // reach: ArithmeticException yes
        }
        default -> stack.push(Integer.parseInt(token));
      }
    }
    int result = stack.pop();
    if (!stack.isEmpty()) {
      return -1; // reach: yes
    }
    if (stack.peek() != null) {
      return -2; // reach: no
    }
    return result == 20 ? 1 : 0; // reach: true yes
  }
}
