package dev.quarry.symcretic.testing;

import java.util.List;
import java.util.SplittableRandom;

/** Random small methods in Java source, over two ints and a truth value. */
public final class RandomMethods {
  private static final List<String> VARIABLES = List.of("a", "b", "x", "y");

  private final SplittableRandom random;
  private final boolean hasLoops;
  private int marks;
  private int loops;

  /**
   * @param hasLoops whether methods have loops, handlers and marks, too
   */
  public RandomMethods(long seed, boolean hasLoops) {
    this.random = new SplittableRandom(seed);
    this.hasLoops = hasLoops;
  }

  /**
   * A method; where it has marks, each is a bit of the static field {@code hits} that is set where
   * control passes.
   */
  public String next(String name) {
    marks = 0;
    loops = 0;
    var code = new StringBuilder();
    code.append("public static int ").append(name).append("(int a, int b, boolean c) {\n");
    code.append("int x = a; int y = b; int z = a & 7;\n");
    for (int i = 0; i < 4; i++) {
      code.append(statement(2));
    }
    if (hasLoops) {
      code.append("if (").append(condition(1)).append(") { ").append(mark()).append(" }\n");
      for (int bound = 5; bound < 11; bound += 2) {
        code.append("if (z == ").append(bound).append(") { ").append(mark()).append(" }\n");
      }
    }
    return code.append("return x ^ y;\n}\n").toString();
  }

  private String statement(int depth) {
    if (depth == 0) {
      return assignment();
    }
    return switch (random.nextInt(hasLoops ? 9 : 6)) {
      case 0, 1 ->
          "if (%s) {\n%s} else {\n%s}\n"
              .formatted(condition(2), statement(depth - 1), statement(depth - 1));
      case 2 -> "if (%s) {\n%s}\n".formatted(condition(2), statement(depth - 1));
      case 3 ->
          "switch (%s & 3) {\ncase 0:\n%sbreak;\ncase 1:\n%scase 3:\n%sbreak;\ndefault:\n%s}\n"
              .formatted(
                  number(1),
                  statement(depth - 1),
                  assignment(),
                  statement(depth - 1),
                  assignment());
      case 4 -> hasLoops ? assignment() : "if (%s) return %s;\n".formatted(condition(1), number(2));
      case 6 -> {
        String i = "i" + loops++;
        yield "for (int %s = 0; %s < (%s & 3); %s++) {\n%s}\n"
            .formatted(i, i, VARIABLES.get(random.nextInt(2)), i, statement(depth - 1));
      }
      case 7 ->
          "try {\nx = %s / %s;\n%s} catch (ArithmeticException e) {\n%s}\n"
              .formatted(number(1), number(1), assignment(), statement(depth - 1));
      case 8 -> "if (%s) {\n%s\n%s}\n".formatted(condition(2), mark(), assignment());
      default -> assignment();
    };
  }

  private String mark() {
    return marks < 30 ? "hits |= 1 << " + marks++ + ";" : "";
  }

  private String assignment() {
    if (hasLoops && random.nextInt(8) == 0) {
      return "z++;\n";
    }
    return "%s = %s;\n".formatted(random.nextBoolean() ? "x" : "y", number(2));
  }

  private String number(int depth) {
    if (depth == 0 || random.nextInt(4) == 0) {
      return random.nextInt(3) == 0
          ? "(" + random.nextInt(-3, 4) + ")"
          : VARIABLES.get(random.nextInt(VARIABLES.size()));
    }
    String left = number(depth - 1);
    String right = number(depth - 1);
    return switch (random.nextInt(10)) {
      case 0 -> "(" + left + " - " + right + ")";
      case 1 -> "(" + left + " * " + right + ")";
      case 2 -> "(" + left + " & " + right + ")";
      case 3 -> "(" + condition(depth - 1) + " ? " + left + " : " + right + ")";
      case 4 -> "Math.max(" + left + ", " + right + ")";
      case 5 -> "(byte) (" + left + " + " + right + ")";
      case 6 -> "(" + left + " >> (" + right + "))";
      case 7 -> hasLoops ? "(" + left + " % 3)" : "(" + left + " / " + right + ")";
      default -> "(" + left + " + " + right + ")";
    };
  }

  private String condition(int depth) {
    if (depth == 0) {
      return random.nextInt(3) == 0 ? "c" : number(0) + " < " + number(0);
    }
    return switch (random.nextInt(8)) {
      case 0 -> "!(" + condition(depth - 1) + ")";
      case 1 -> "(" + condition(depth - 1) + " && " + condition(depth - 1) + ")";
      case 2 -> "(" + condition(depth - 1) + " || " + condition(depth - 1) + ")";
      case 3 -> number(1) + " == " + number(1);
      case 4 -> number(1) + " != " + number(1);
      case 5 -> number(1) + " >= " + number(1);
      case 6 -> "c";
      default -> number(1) + " < " + number(1);
    };
  }
}
