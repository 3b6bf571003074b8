package lines;

import java.util.NoSuchElementException;
import java.util.StringTokenizer;

/** A command with two arguments. */
// witness: run("add 2 3")
// witness: run("sub 2 3")
// witness: run("add 2")
public final class Tokens {
  public static int run(String line) {
    StringTokenizer tokens = new StringTokenizer(line, " ");
    try {
      String command = tokens.nextToken();
      int left = Integer.parseInt(tokens.nextToken());
      int right = Integer.parseInt(tokens.nextToken());
      if (command.contains(" ")) {
        return 0; // reach: no
      }
      return command.equals("add") ? left + right : left - right; // reach: true yes, false yes
    } catch (NoSuchElementException e) {
      return -1; // reach: yes
    }
  }
}
