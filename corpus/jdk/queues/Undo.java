package queues;

import java.util.ArrayDeque;
import java.util.Deque;

/** Types letters and takes them back. */
// witness: type("ab<c")
// witness: type("<a")
// witness: type("a<")
public final class Undo {
  public static String type(String keys) {
    Deque<Character> typed = new ArrayDeque<>();
    for (char key : keys.toCharArray()) {
      if (key == '<') {
        if (typed.isEmpty()) {
          return "nothing to undo"; // reach: yes
        }
        typed.pop(); // reach: NoSuchElementException no
      } else {
        typed.push(key);
      }
    }
    if (typed.size() > keys.length()) {
      return "?"; // reach: no
    }
    return typed.size() == 2 && typed.peek() == 'c' ? "ac" : "other"; // reach: true yes, false yes
  }
}
