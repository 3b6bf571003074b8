package statemachines;

/** Brackets that have to match. */
public final class Tokens {
  public static int run(char a, char b, char c, char d) {
    char[] text = {a, b, c, d};
    int depth = 0;
    for (char x : text) {
      if (x == '(') {
        depth++;
      } else if (x == ')') {
        depth--;
        if (depth < 0) {
          return -1;
        }
      } else {
        return -2;
      }
    }
    if (depth == 0) {
      return a == ')' ? 1 : b == ')' ? 2 : 3; // reach: yes
    }
    return depth == 3 ? 4 : 5; // reach: true no
  }
}
