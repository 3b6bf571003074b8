package dev.quarry.lab.coverage;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Source of a class of so many basic blocks: methods of branches, switches and loops inside each
 * other. A part of the methods is public, and calls others that are not, three calls deep at most,
 * so that a run stays short. Most conditions are easy, some are too rare for random runs.
 */
final class GeneratedSource {
  private static final int BLOCKS_OF_A_METHOD = 30;

  /** A branch: two sides, and what follows. */
  private static final int SMALLEST = 3;

  private static final int DEEPEST = 5;
  private static final int LEVELS = 4;
  private static final int MOST_CALLS = 2;
  private static final String PACKAGE = "generated";

  private final SplittableRandom random;
  private final List<String> methods = new ArrayList<>();
  private final StringBuilder out = new StringBuilder();
  private final int size;
  private int blocks;
  private int calls;

  private GeneratedSource(int size, long seed) {
    this.size = size;
    this.random = new SplittableRandom(seed);
  }

  /** The binary name of the class with so many blocks. */
  static String name(int size) {
    return PACKAGE + ".Blocks" + size;
  }

  /** The source of the class of that name; the same for the same seed. */
  static String of(int size, long seed) {
    return new GeneratedSource(size, seed).write();
  }

  private String write() {
    while (blocks < size) {
      methods.add(method(methods.size()));
    }
    return "package %s;%n%npublic final class Blocks%d {%n  private Blocks%d() {}%n%s}%n"
        .formatted(PACKAGE, size, size, String.join("", methods));
  }

  private String method(int number) {
    out.setLength(0);
    calls = 0;
    int level = number % LEVELS;
    String visibility = level == LEVELS - 1 ? "public" : "private";
    out.append("%n  %s static int m%d(int a, int b) {%n".formatted(visibility, number));
    out.append("    int x = a;\n");
    region(Math.max(SMALLEST, Math.min(BLOCKS_OF_A_METHOD, size - blocks)), number, 2);
    out.append("    return x;\n  }\n");
    return out.toString();
  }

  /** Statements that add so many blocks, or a few less. */
  private void region(int budget, int method, int depth) {
    int end = blocks + budget;
    plain(method, depth);
    while (end - blocks >= SMALLEST && depth <= DEEPEST) {
      int left = end - blocks - SMALLEST;
      switch (random.nextInt(4)) {
        case 0 -> loop(left / 2, method, depth);
        case 1 -> choice(left, method, depth);
        default -> branch(left / 2, method, depth);
      }
      plain(method, depth);
    }
  }

  private void branch(int budget, int method, int depth) {
    line(depth, "if (" + condition() + ") {");
    blocks += SMALLEST;
    region(budget / 2, method, depth + 1);
    line(depth, "} else {");
    region(budget / 2, method, depth + 1);
    line(depth, "}");
  }

  private void loop(int budget, int method, int depth) {
    line(depth, "for (int i%d = 0; i%d < (x & 3); i%d++) {".formatted(depth, depth, depth));
    blocks += SMALLEST;
    int before = calls;
    calls = MOST_CALLS;
    region(budget, method, depth + 1);
    calls = before;
    line(depth, "}");
  }

  private void choice(int budget, int method, int depth) {
    int cases = 3 + random.nextInt(3);
    line(depth, "switch ((x ^ b) & 7) {");
    blocks += cases + 2;
    for (int i = 0; i < cases; i++) {
      line(depth + 1, "case " + i + ":");
      region(budget / (2 * cases), method, depth + 2);
      line(depth + 2, "break;");
    }
    line(depth + 1, "default:");
    line(depth + 2, "x++;");
    line(depth, "}");
  }

  private void plain(int method, int depth) {
    int level = method % LEVELS;
    if (level > 0 && calls < MOST_CALLS && random.nextInt(3) == 0) {
      calls++;
      int callee = method - 1 - LEVELS * random.nextInt(1 + method / LEVELS);
      line(depth, "x += m%d(x - b, a + %d);".formatted(Math.max(callee, level - 1), constant()));
    } else {
      line(depth, "x = x * %d + b;".formatted(1 + 2 * random.nextInt(8)));
    }
  }

  private String condition() {
    return switch (random.nextInt(6)) {
      case 0 -> "x == " + constant();
      case 1 -> "a + b > " + constant();
      case 2 -> "(x & " + (1 + random.nextInt(15)) + ") == 0";
      case 3 -> "a < b";
      case 4 -> "x * 3 - b == " + constant();
      default -> "b % " + (2 + random.nextInt(9)) + " == 1";
    };
  }

  private int constant() {
    return random.nextInt(-100_000, 100_000);
  }

  private void line(int depth, String text) {
    out.append("  ".repeat(depth)).append(text).append('\n');
  }
}
