package dev.quarry.program.targets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.program.Branches;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import dev.quarry.program.ProgramException;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.targets.Goal.Failing;
import dev.quarry.program.targets.Goal.Taking;
import dev.quarry.program.testing.Javac;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TargetFinderTest {
  private static final String SOURCE =
      """
      package com.acme;
      class Foo {
        static int and(int a, int b) {
          if (a > 0 && b > 0) {
            return 1;
          }
          return 2;
        }
        static int mixed(int a, int b, int c) {
          if ((a > 0 || b > 0) && c > 0) {
            return 1;
          }
          return 2;
        }
        static int loop(int n) {
          do {
            n--;
          } while (n > 9 && n != 50);
          return n;
        }
        static boolean value(int a) {
          return a != 4;
        }
        static int or(int a, int b) {
          while (a == 1 || b == 1) {
            a++;
          }
          return a;
        }
        static int fails(int[] cells, int a) {
          return cells[a] / a;
        }
        static void refuses(Object o) {
          throw new IllegalStateException("no");
        }
        static void marked(int a) {
          if (a == 1234) {
            dev.quarry.api.Quarry.target();
          }
        }
        static class Odd extends Exception {}
      }
      """;

  @TempDir Path directory;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Foo.java:4:true   | 5",
        "Foo.java:4:false  | 7",
        "Foo.java:10:true  | 11",
        "Foo.java:10:false | 13",
        "Foo.java:18:true  | 17",
        "Foo.java:18:false | 19",
        "Foo.java:25:true  | 26",
        "Foo.java:25:false | 28",
      })
  void aSideLeadsToItsLine(String text, int line) {
    Program program = program();
    FoundTarget found = find(program, text);
    TreeSet<Integer> lines = new TreeSet<>();
    for (Goal goal : found.goals()) {
      Taking taking = (Taking) goal;
      MethodBody body = program.body(taking.branch().method());
      int to =
          Branches.destinations(body, taking.branch().instruction()).get(taking.branch().outcome());
      lines.add(body.line(to));
    }
    assertThat(lines).containsExactly(line);
  }

  @Test
  void everyWayOntoASideIsAGoal() {
    Program program = program();
    assertThat(find(program, "Foo.java:4:true").goals()).hasSize(1);
    assertThat(find(program, "Foo.java:4:false").goals()).hasSize(2);
    assertThat(find(program, "Foo.java:10:true").goals()).hasSize(1);
    assertThat(find(program, "Foo.java:25:true").goals()).hasSize(2);
    assertThat(find(program, "Foo.java:25:false").goals()).hasSize(1);
  }

  @Test
  void aLineIsItsFirstInstructionInEachBlock() {
    Program program = program();
    FoundTarget found = find(program, "com.acme.Foo#and(int,int):4");
    assertThat(found.goals()).hasSize(2);
    assertThat(found.locations())
        .allMatch(at -> program.body(at.method()).line(at.instruction()) == 4);
    assertThat(find(program, "Foo.java:5").goals()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"com/acme/Foo.java:5", "acme/Foo.java:5", "src/main/java/com/acme/Foo.java:5"})
  void aFileMayComeWithDirectories(String text) {
    Program program = program();
    assertThat(find(program, text).goals()).isEqualTo(find(program, "Foo.java:5").goals());
  }

  @Test
  void anExceptionIsWhereItCanComeFrom() {
    Program program = program();
    assertThat(origins(find(program, "ArithmeticException@Foo.java:31"))).containsExactly("FAULT");
    assertThat(origins(find(program, "java.lang.RuntimeException@Foo.java:31")))
        .containsExactly("FAULT", "FAULT", "FAULT");
    assertThat(origins(find(program, "IllegalStateException@Foo.java:34")))
        .containsExactly("CALL", "THROW");
    assertThat(origins(find(program, "Odd@Foo.java:34"))).containsExactly("CALL");
    assertThat(origins(find(program, "DateTimeParseException@Foo.java:34")))
        .containsExactly("CALL");
  }

  @Test
  void markersAreFoundWhereverTheyAre() {
    Program program = program();
    FoundTarget found = find(program, "markers");
    assertThat(found.locations())
        .extracting(at -> program.body(at.method()).line(at.instruction()))
        .containsExactly(38);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Foo.java:6 | Line 6 of `Foo.java` has no code; the nearest with code are lines 5 and 7.",
        "Foo.java:900 | Line 900 of `Foo.java` has no code; the nearest with code is line 41.",
        "com.acme.Foo#and:10 | Line 10 of `com.acme.Foo#and` has no code; the nearest with code is"
            + " line 7.",
        "Fooo.java:4 | No class on the class path was compiled from `Fooo.java`; did you mean"
            + " `Foo.java`?",
        "Other.java:4 | No class on the class path was compiled from `Other.java`; add its classes"
            + " to the class path, or compile them with `-g:source,lines`.",
        "Foo.java:5:true | Line 5 of `Foo.java` decides no condition, so it has no side `true`; ask"
            + " for `Foo.java:5` or for a line with an `if`, a loop or a `?:`.",
        "ClassCastException@Foo.java:31 | Nothing on line 31 of `Foo.java` can throw"
            + " `java.lang.ClassCastException`; it can fail with `java.lang.NullPointerException`,"
            + " `java.lang.ArrayIndexOutOfBoundsException` and `java.lang.ArithmeticException`.",
        "Strange@Foo.java:31 | There is no exception class `Strange`; write its name with its"
            + " package, such as `java.lang.ArithmeticException`.",
        "String@Foo.java:31 | There is no exception class `String`; write its name with its"
            + " package, such as `java.lang.ArithmeticException`.",
      })
  void whatIsNotThereIsSaidWithARemedy(String text, String sentence) {
    Program program = program();
    assertThatThrownBy(() -> find(program, text))
        .isInstanceOf(ProgramException.class)
        .hasMessage(sentence);
  }

  @Test
  void aFileNameThatFitsTwiceIsRefused() {
    Path classes = Javac.compile(directory, "Foo.java", SOURCE);
    Javac.compile(directory, "Foo.java", "package com.other; class Foo { int x = 1; }");
    Program program = new Program(ClassPath.of(List.of(classes)));
    assertThatThrownBy(() -> find(program, "Foo.java:1"))
        .hasMessage(
            "`Foo.java` could be `com/acme/Foo.java` and `com/other/Foo.java`; write the one you"
                + " mean.");
    assertThat(find(program, "com/other/Foo.java:1").goals()).isNotEmpty();
  }

  @Test
  void aProgramWithoutMarkersOrLinesSaysSo() {
    Path classes =
        Javac.compile(directory, "A.java", "class A { int f() { return 1; } }", "-g:source");
    Program program = new Program(ClassPath.of(List.of(classes)));
    assertThatThrownBy(() -> find(program, "markers")).hasMessageContaining("Quarry.target()");
    assertThatThrownBy(() -> find(program, "A.java:1"))
        .hasMessage(
            "The classes for `A.java:1` have no line numbers; compile them with"
                + " `-g:source,lines`.");
  }

  private Program program() {
    return new Program(ClassPath.of(List.of(Javac.compile(directory, "Foo.java", SOURCE))));
  }

  private static FoundTarget find(Program program, String text) {
    return new TargetFinder(program, new ClassHierarchy(program.classPath()))
        .find(TargetParser.parse(text));
  }

  private static List<String> origins(FoundTarget target) {
    return target.goals().stream().map(goal -> ((Failing) goal).origin().name()).toList();
  }
}
