package dev.quarry.concolic.client;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.RunReport;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program that looks at itself sees what its author wrote. */
class ReflectionTest {
  private static final String LOOKS =
      """
      static int count = 3;
      static class Pair {
        private final int left;
        protected volatile String right = "r";
        Pair(int left) { this.left = left; }
        int left() { return left; }
        private static void hidden() { }
      }
      record Point(int x, int y) { }
      enum Colour { RED, GREEN }
      interface Shape { int sides(); }
      static void show(Class<?> type) {
        for (var field : type.getDeclaredFields()) System.out.println(field);
        for (var field : type.getFields()) System.out.println(field);
        show(type.getDeclaredMethods());
        show(type.getMethods());
        for (var made : type.getDeclaredConstructors()) System.out.println(made);
        for (var made : type.getConstructors()) System.out.println(made);
        System.out.println(java.lang.reflect.Modifier.toString(type.getModifiers()));
        System.out.println(type.getSuperclass() + " " + Arrays.toString(type.getInterfaces()));
      }
      static void show(java.lang.reflect.Method[] methods) {
        Arrays.sort(methods, Comparator.comparing(Object::toString));
        for (var method : methods) System.out.println(method);
      }
      public static int run(int n) throws Exception {
        for (Class<?> type : List.of(P.class, Pair.class, Point.class, Colour.class, Shape.class)) {
          show(type);
        }
        for (var field : Pair.class.getDeclaredFields()) {
          System.out.println(java.lang.reflect.Modifier.toString(field.getModifiers()));
        }
        return n;
      }
      """;

  @TempDir Path directory;

  @Test
  void membersThatQuarryAddsAreInvisible() throws Exception {
    ProgramUnderTest program = ProgramUnderTest.of(directory, LOOKS);

    RunReport report = program.run(1, o -> o.withProcess(o.process().withOutputLimit(1_000_000)));

    assertThat(report.ending()).isEqualTo(Ending.returned("1"));
    assertThat(report.output())
        .doesNotContain("$quarry$")
        .contains("private static int P.count".replace("private ", ""))
        .contains("private final\nprotected volatile");
  }

  @Test
  void reflectiveCallsBehave() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            private int secret = 20;
            private int twice(int x) { return 2 * x; }
            public P() { }
            public static int run(int n) throws Exception {
              P made = P.class.getDeclaredConstructor().newInstance();
              int twice = (int) P.class.getDeclaredMethod("twice", int.class).invoke(made, n);
              int secret = P.class.getDeclaredField("secret").getInt(made);
              try {
                P.class.getDeclaredMethod("fail").invoke(null);
              } catch (java.lang.reflect.InvocationTargetException e) {
                return twice + secret + e.getCause().getMessage().length();
              }
              return -1;
            }
            static void fail() { throw new IllegalStateException("four"); }
            """);

    assertThat(program.run(5).ending()).isEqualTo(Ending.returned("34"));
  }

  @Test
  void aFieldWrittenByReflectionForgetsItsInput() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            int value;
            public static int run(int n) throws Exception {
              P p = new P();
              p.value = n;
              P.class.getDeclaredField("value").setInt(p, 7);
              return p.value > 3 ? 1 : 0;
            }
            """);

    RunReport report = program.run(0);

    assertThat(report.ending()).isEqualTo(Ending.returned("1"));
    assertThat(report.events()).isEmpty();
  }

  @Test
  void aFieldReadByReflectionHasItsValue() throws IOException {
    ProgramUnderTest program =
        ProgramUnderTest.of(
            directory,
            """
            int value;
            public static int run(int n) throws Exception {
              P p = new P();
              p.value = n;
              return P.class.getDeclaredField("value").getInt(p) + 1;
            }
            """);

    assertThat(program.run(4).ending()).isEqualTo(Ending.returned("5"));
  }
}
