package dev.quarry.program.hierarchy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.testing.Javac;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineErrorsTest {
  private static final String SOURCE =
      """
      package p;
      class Main {
        static int array(int n) {
          try { return new int[n].length; } catch (Throwable e) { return -1; }
        }
        static int constantArray() {
          try { return new int[8].length; } catch (Throwable e) { return -1; }
        }
        static int grows(int n) {
          try {
            StringBuilder text = new StringBuilder();
            while (n-- > 0) { text.append(n); }
            return text.length();
          } catch (OutOfMemoryError e) { return -1; }
        }
        static int appendsOnce(int n) {
          try { return new StringBuilder().append(n).length(); }
          catch (OutOfMemoryError e) { return -1; }
        }
        static int recursion(int n) {
          try { return even(n); } catch (StackOverflowError e) { return -1; }
        }
        static int recursionElsewhere(int n) {
          try { return even(n); } catch (OutOfMemoryError e) { return -1; }
        }
        static int even(int n) { return n == 0 ? 1 : odd(n - 1); }
        static int odd(int n) { return n == 0 ? 0 : even(n - 1); }
        static int twice(int n) {
          try { return one(n) + one(n + 1); } finally { n++; }
        }
        static int one(int n) { return Math.abs(n); }
        static int below(int n) {
          try { return maker(n); } catch (Error e) { return -1; }
        }
        static int maker(int n) { return one(n) + new long[n].length; }
        static int exceptionOnly(int n) {
          try { return new int[n].length + even(n); } catch (RuntimeException e) { return -1; }
        }
      }
      """;

  private static final String MEMORY = "java.lang.OutOfMemoryError";
  private static final String STACK = "java.lang.StackOverflowError";

  @TempDir Path directory;
  private Program program;
  private MachineErrors machine;

  @BeforeEach
  void compile() {
    program = new Program(ClassPath.of(List.of(Javac.compile(directory, "Main.java", SOURCE))));
    machine =
        new MachineErrors(
            program::findBody, new CallTargets(new ClassHierarchy(program.classPath())));
  }

  private List<String> caughtIn(String name) {
    MethodId method = new MethodFinder(program.classPath()).find("p.Main#" + name);
    List<String> errors = new ArrayList<>();
    machine.of(program.body(method)).forEach(assumption -> errors.addAll(assumption.arguments()));
    return errors;
  }

  @Test
  void memoryRunsOutWhereSizesAreNotConstant() {
    assertThat(caughtIn("array")).containsExactly(MEMORY);
    assertThat(caughtIn("constantArray")).isEmpty();
  }

  @Test
  void memoryRunsOutWhereSomethingGrowsInLoops() {
    assertThat(caughtIn("grows")).containsExactly(MEMORY);
    assertThat(caughtIn("appendsOnce")).isEmpty();
  }

  @Test
  void theStackRunsOutInCyclesOfCalls() {
    assertThat(caughtIn("recursion")).containsExactly(STACK);
    assertThat(caughtIn("recursionElsewhere")).isEmpty();
    assertThat(caughtIn("twice")).isEmpty();
  }

  @Test
  void calledMethodsCountHoweverOftenTheyWereLookedAt() {
    assertThat(caughtIn("below")).containsExactly(MEMORY);
    assertThat(caughtIn("twice")).isEmpty();
    assertThat(caughtIn("below")).containsExactly(MEMORY);
  }

  @Test
  void handlersOfOtherExceptionsDoNotMatter() {
    assertThat(caughtIn("exceptionOnly")).isEmpty();
  }
}
