package queues;

import java.util.ArrayDeque;
import java.util.Deque;

/** Whether brackets match. */
// witness: check("[(a)]")
// witness: check("[(])")
// witness: check("(")
// witness: check(")")
public final class Brackets {
  public static String check(String text) {
    Deque<Character> open = new ArrayDeque<>();
    for (char c : text.toCharArray()) {
      if (c == '(' || c == '[') {
        open.push(c);
      } else if (c == ')' || c == ']') {
        Character last = open.poll();
        if (last == null) {
          return "closed too early"; // reach: yes
        }
        if (last == ')') {
          return "?"; // reach: no
        }
        if ((last == '(') != (c == ')')) {
          return "crossed"; // reach: yes
        }
      }
    }
    return open.isEmpty() ? "fine" : "not closed"; // reach: true yes, false yes
  }
}
