package dev.quarry.lab.soundness;

import dev.quarry.lab.soundness.generate.Choice;
import dev.quarry.lab.soundness.generate.Domain;
import dev.quarry.lab.soundness.generate.EntryPoint;
import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.lab.soundness.generate.Kind;
import dev.quarry.lab.soundness.generate.Node;
import dev.quarry.lab.soundness.generate.Part;
import dev.quarry.lab.soundness.generate.Role;
import java.util.List;

/** A program of which everything is known. */
final class Handmade {
  /** A line that only x = 2 executes, and one that none does. */
  static final int RARE = 13;

  static final int NEVER = 16;

  private static final String SOURCE =
      """
      package small;

      public class Small {
        static int calls;
        public static int run(int x) {
          if (x < 0 || x > 2) {
            return -1;
          }
          calls++;
          int y = x;
          try {
            if (x == 2) {
              y = 1 / (2 - x);
            }
            if (calls > 1) {
              return 9;
            }
          } catch (ArithmeticException e) {
            y = x / (y - 2);
          }
          return y;
        }
      }
      """;

  private Handmade() {}

  static GeneratedProgram program() {
    List<Choice> inside =
        List.of((program, earlier) -> 0, (program, earlier) -> 1, (program, earlier) -> 2);
    var domain =
        new Domain("x", Kind.INT, "x < 0 || x > 2", inside, List.of((program, earlier) -> 3));
    var tree = new Node(Role.PROGRAM, "", List.of(new Part.Text(SOURCE)));
    return new GeneratedProgram(
        0, "small.Small", tree, List.of(new EntryPoint("run", Kind.INT, List.of(domain))));
  }

  static CompiledProgram compiled() {
    return CompiledProgram.of(List.of(program())).get(0);
  }
}
