package lines;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Reads the arguments of a program. */
// witness: parse("-v", "a.txt")
// witness: parse("-o", "b.txt", "a.txt")
// witness: parse("-o")
// witness: parse("-x")
public final class Arguments {
  public static String parse(String... arguments) {
    Iterator<String> rest = List.of(arguments).iterator();
    List<String> files = new ArrayList<>();
    boolean verbose = false;
    String output = "";
    while (rest.hasNext()) {
      String argument = rest.next(); // reach: NoSuchElementException no
      if (argument.equals("-v")) {
        verbose = true;
      } else if (argument.equals("-o")) {
        output = rest.next(); // reach: NoSuchElementException yes
      } else if (argument.startsWith("-")) {
        throw new IllegalArgumentException(argument); // reach: yes
      } else {
        files.add(argument);
      }
    }
    if (files.size() > arguments.length) {
      return "?"; // reach: no
    }
    return verbose && files.size() == 1 ? "verbose" : output; // reach: true yes, false yes
  }
}
