package dev.quarry.lab.symcretic;

import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the sources of patterns of any size; each has one target. */
final class ScalingPatterns {
  private ScalingPatterns() {}

  /** Independent conditionals before two that contradict each other (Figure 4.4). */
  static String unreach(String className, int conditionals) {
    return conditionals(className, conditionals, "y", "if (y > 0) { if (y == 0) { %s } }");
  }

  /** Independent conditionals that have nothing to do with the target (Figure 4.5). */
  static String slicing(String className, int conditionals) {
    return conditionals(className, conditionals, "z", "int y = 0; if (y == 1) { %s }");
  }

  /** A loop that has to be gone through very often (Figure 3.1). */
  static String hardLoop(String className, int iterations) {
    String body =
        "int sum = 0; int i = 0; while (i < x) { int p = i % 2;"
            + " if (p == 0) { sum = sum - 1; } else { sum = sum + 17; } i++; }"
            // Two iterations add 16.
            + " if (sum == "
            + 8 * iterations
            + ") { if (Math.sin(u) > 0) { %s } }";
    return source(className, "int x, double u", body);
  }

  private static String conditionals(String className, int count, String sum, String end) {
    String parameters =
        IntStream.rangeClosed(1, count)
            .mapToObj(i -> "int x" + i)
            .collect(Collectors.joining(", "));
    String decisions =
        IntStream.rangeClosed(1, count)
            .mapToObj(
                i ->
                    "if (x%1$d > 0) { %2$s = %2$s + 1; } else { %2$s = %2$s + 2; }\n"
                        .formatted(i, sum))
            .collect(Collectors.joining());
    return source(className, parameters, "int " + sum + " = 0;\n" + decisions + end);
  }

  private static String source(String className, String parameters, String body) {
    String marker = "dev.quarry.api.Quarry.target();";
    return "public class "
        + className
        + " {\n  public static void run("
        + parameters
        + ") {\n"
        + body.replace("%s", marker)
        + "\n  }\n}\n";
  }
}
