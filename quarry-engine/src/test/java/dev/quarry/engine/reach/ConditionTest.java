package dev.quarry.engine.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.Session;
import dev.quarry.engine.condition.ReachCondition;
import dev.quarry.engine.condition.ReachCondition.Strength;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.chain.SolverOptions;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Conditions are compiled beside the program and compared with what it does: each method of it
 * returns 1 exactly where it comes by its line with {@code // here}.
 */
final class ConditionTest {
  private static final String SOURCE =
      """
      package acme;

      public final class When {
        public static int cube(int x, int y) {
          if (x * x * x == y + 3) {
            return 1; // here: exact
          }
          return 0;
        }

        public static int narrow(int x, int y) {
          int size = x >= 0 ? x : -x;
          if (size < 0) {
            return 1; // here: exact
          }
          return y > 3 ? 2 : 0;
        }

        public static int either(int x, int y) {
          int found = 0;
          if (x > 3) {
            found = 1;
          }
          if (y == 2) {
            found = 1;
          }
          if (found == 1) {
            return 1; // here: exact
          }
          return 0;
        }

        public static int quotient(int x, int y) {
          if (y != 0 && x / y == 2) {
            return 1; // here: exact
          }
          return 0;
        }

        public static int flags(boolean x, int y) {
          if (!x && y % 3 == 1) {
            return 1; // here: exact
          }
          return 0;
        }

        public static int words(String x, int y) {
          if (x != null && x.length() > 2 && x.charAt(1) == 'b' && y > 0) {
            return 1; // here: exact
          }
          return 0;
        }

        public static int missing(String x, int y) {
          if (x == null || x.isEmpty()) {
            return 1; // here: exact
          }
          return y == 7 ? 2 : 0;
        }

        public static int letters(char x, int y) {
          if (x >= 'a' && x <= 'c' && y < 0) {
            return 1; // here: exact
          }
          return 0;
        }

        public static int cells(int[] x, int y) {
          if (x != null && x.length > 1 && x[1] == y) {
            return 1; // here: sufficient
          }
          return 0;
        }

        public static int rounds(int x, int y) {
          int sum = 0;
          for (int i = 0; i < x; i++) {
            sum += 2;
          }
          if (sum == 4) {
            return 1; // here: sufficient
          }
          return y == 1 ? 3 : 0;
        }
      }
      """;

  private static final Map<Class<?>, List<?>> DOMAINS =
      Map.of(
          int.class,
          List.of(-3, -2, -1, 0, 1, 2, 3, 4, 5, 8, 24, 61, Integer.MIN_VALUE, Integer.MAX_VALUE),
          boolean.class,
          List.of(false, true),
          char.class,
          List.of('a', 'b', 'c', 'd', 'z', '\0', Character.MAX_VALUE),
          String.class,
          Arrays.asList(null, "", "b", "ab", "abc", "bbb", "cbabc"),
          int[].class,
          Arrays.asList(null, new int[0], new int[] {3}, new int[] {3, 4}, new int[] {0, -1, 2}));

  @TempDir private Path directory;

  private URLClassLoader compile(String name, String source) throws Exception {
    Path file = directory.resolve(name + ".java");
    Files.writeString(file, source);
    Path classes = directory.resolve("classes");
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-g",
                "-cp",
                classes.toString(),
                "-d",
                classes.toString(),
                file.toString());
    assertThat(code).as(source).isZero();
    return new URLClassLoader(new URL[] {classes.toUri().toURL()}, null);
  }

  private Map<String, ReachCondition> conditions(List<String> targets) throws Exception {
    try (Session session = Session.open(SolverOptions.defaults())) {
      ReachOptions options =
          ReachOptions.of(
                  Setting.of(List.of(directory.resolve("classes"))),
                  targets,
                  Duration.ofSeconds(20),
                  TestOutput.in(directory.resolve("tests")))
              .telling(ReachOptions.Told.CONDITION);
      Map<String, ReachCondition> found = new LinkedHashMap<>();
      for (TargetReport report : session.reach(options, ReachProgress.NONE).targets()) {
        assertThat(report.condition()).as(report.toString()).isPresent();
        found.put(report.entry().orElseThrow().name(), report.condition().get());
      }
      return found;
    }
  }

  private static String checks(Class<?> program, Map<String, ReachCondition> conditions) {
    StringBuilder text = new StringBuilder("package acme;\npublic final class Checks {\n");
    for (Method method : program.getDeclaredMethods()) {
      String types =
          method.getParameterTypes()[0].getCanonicalName()
              + " x, "
              + method.getParameterTypes()[1].getCanonicalName()
              + " y";
      text.append("  public static boolean %s(%s) {\n".formatted(method.getName(), types))
          .append("    return %s;\n  }\n".formatted(conditions.get(method.getName()).java()));
    }
    return text.append("}\n").toString();
  }

  @Test
  void conditionsAreJavaThatSaysWhenATargetIsReached() throws Exception {
    List<String> lines = SOURCE.lines().toList();
    List<String> targets = new ArrayList<>();
    List<Strength> due = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).contains("// here")) {
        targets.add("When.java:" + (i + 1));
        due.add(lines.get(i).endsWith("exact") ? Strength.EXACT : Strength.SUFFICIENT);
      }
    }
    try (URLClassLoader loader = compile("When", SOURCE)) {
      Class<?> program = loader.loadClass("acme.When");
      Map<String, ReachCondition> found = conditions(targets);
      assertThat(found.values().stream().map(ReachCondition::strength))
          .as(found.toString())
          .isEqualTo(due);
      try (URLClassLoader checking = compile("Checks", checks(program, found))) {
        Class<?> checks = checking.loadClass("acme.Checks");
        for (Method method : program.getDeclaredMethods()) {
          compare(method, checks, found.get(method.getName()).strength());
        }
      }
    }
  }

  private static void compare(Method method, Class<?> checks, Strength strength) throws Exception {
    Class<?>[] types = method.getParameterTypes();
    Method check = checks.getMethod(method.getName(), types);
    int both = 0;
    for (Object x : DOMAINS.get(types[0])) {
      for (Object y : DOMAINS.get(types[1])) {
        boolean isReached = method.invoke(null, x, y).equals(1);
        boolean isSaid = check.invoke(null, x, y).equals(true);
        both += isReached && isSaid ? 1 : 0;
        assertThat(isSaid && !isReached).as(told(method, x, y)).isFalse();
        if (strength == Strength.EXACT) {
          assertThat(isReached && !isSaid).as(told(method, x, y)).isFalse();
        }
      }
    }
    assertThat(both).as(method.getName()).isPositive();
  }

  private static String told(Method method, @Nullable Object x, @Nullable Object y) {
    return Arrays.asList(x, y).stream()
        .map(String::valueOf)
        .collect(Collectors.joining(", ", method.getName() + "(", ")"));
  }
}
