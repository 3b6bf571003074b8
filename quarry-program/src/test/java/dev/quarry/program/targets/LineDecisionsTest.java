package dev.quarry.program.targets;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import dev.quarry.program.targets.Target.Side;
import dev.quarry.program.testing.Javac;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.JumpInsnNode;

/** Random conditions: the branches of a side are exactly those that lead to its code. */
class LineDecisionsTest {
  private static final int CONDITIONS = 300;

  @TempDir Path directory;

  @Test
  void theSidesOfAnIfAreItsTwoBodies() {
    check("if (%s) {", "return 1; }", "return 2;");
  }

  @Test
  void theSidesOfAWhileAreItsBodyAndWhatFollows() {
    check("while (%s) {", "a = false; b = !c; }", "return 2;");
  }

  /** Each method takes three lines: the condition, its true side, its false side. */
  private void check(String condition, String body, String after) {
    Random random = new Random(20);
    StringBuilder source = new StringBuilder("class C {\n");
    for (int i = 0; i < CONDITIONS; i++) {
      String text = condition.formatted(random(random, 1 + random.nextInt(4)));
      source.append("static int m" + i + "(boolean a, boolean b, boolean c) { " + text + "\n");
      source.append(body + "\n").append(after + "}\n");
    }
    Path classes = Javac.compile(directory, "C.java", source + "}\n");
    int found = 0;
    try (Program program = new Program(ClassPath.of(List.of(classes)))) {
      for (MethodBody method : program.bodies(program.classPath().get("C"))) {
        if (method.id().name().startsWith("m")) {
          int line = method.line(0);
          found += compare(method, line, Side.TRUE, line + 1);
          found += compare(method, line, Side.FALSE, line + 2);
        }
      }
    }
    assertThat(found).isGreaterThan(3 * CONDITIONS);
  }

  private static int compare(MethodBody method, int line, Side side, int sideLine) {
    Set<Branch> leading = new HashSet<>();
    for (Branch branch : Branches.of(method)) {
      int to = Branches.destinations(method, branch.instruction()).get(branch.outcome());
      // A jump back to the condition belongs to the body's end.
      if (method.line(branch.instruction()) == line && method.line(skip(method, to)) == sideLine) {
        leading.add(branch);
      }
    }
    assertThat(LineDecisions.branches(method, line, side))
        .as("%s %s", method, side)
        .containsExactlyInAnyOrderElementsOf(leading);
    return leading.size();
  }

  private static int skip(MethodBody method, int start) {
    int number = start;
    while (method.opcode(number) == Opcodes.GOTO) {
      number = method.numberOf(((JumpInsnNode) method.instruction(number)).label);
    }
    return number;
  }

  private static String random(Random random, int depth) {
    if (depth == 0) {
      return List.of("a", "b", "c", "a != b").get(random.nextInt(4));
    }
    String left = random(random, random.nextInt(depth));
    String right = random(random, depth - 1);
    return switch (random.nextInt(4)) {
      case 0 -> "(" + left + " && " + right + ")";
      case 1 -> "(" + left + " || " + right + ")";
      case 2 -> "!(" + right + ")";
      default -> "(" + random(random, 0) + " ? " + left + " : " + right + ")";
    };
  }
}
