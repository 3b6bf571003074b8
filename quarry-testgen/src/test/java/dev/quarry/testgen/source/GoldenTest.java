package dev.quarry.testgen.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ClassPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.source.fixture.Vault;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What is written is what a person once looked at and found good, and it compiles and passes. To
 * write the files anew, set {@code -Dquarry.golden=update} and look at the difference.
 */
class GoldenTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final ClassPath CLASS_PATH = ClassPath.of(entries());
  private static final ClassHierarchy HIERARCHY = new ClassHierarchy(CLASS_PATH);
  private static final Map<Class<?>, List<TestCase>> CASES = new GoldenCases(HIERARCHY).all();

  static Stream<Class<?>> classes() {
    return CASES.keySet().stream();
  }

  @AfterAll
  static void closeClassPath() {
    CLASS_PATH.close();
  }

  @ParameterizedTest
  @MethodSource("classes")
  void testsReadAsTheyDidWhenSomebodyLooked(Class<?> type) throws IOException {
    for (Framework framework : Framework.values()) {
      String text = write(type, framework).text();
      String suffix = framework == Framework.JUNIT5 ? "" : ".junit4";
      Path file = GOLDEN.resolve(type.getSimpleName() + suffix + ".java.txt");
      if ("update".equals(System.getProperty("quarry.golden"))) {
        Files.createDirectories(GOLDEN);
        Files.writeString(file, text);
      }
      assertThat(text).isEqualTo(Files.readString(file));
    }
  }

  @ParameterizedTest
  @MethodSource("classes")
  void testsCompileAndPass(Class<?> type) {
    for (Framework framework : Framework.values()) {
      TestSource source = write(type, framework);
      Sandbox sandbox = new Sandbox(source);
      source.methods().forEach(method -> sandbox.run(source.className(), method));
    }
  }

  @ParameterizedTest
  @MethodSource("classes")
  void noTestIsLongOrWide(Class<?> type) {
    for (Framework framework : Framework.values()) {
      TestSource source = write(type, framework);
      assertThat(source.text().lines())
          .allMatch(line -> line.length() <= 100 || line.contains(" void "));
      assertThat(source.ranges()).allMatch(range -> range.last() - range.first() < 25);
      boolean isByReflection = type == Vault.class;
      assertThat(source.text().contains("java.lang.reflect")).isEqualTo(isByReflection);
    }
  }

  @ParameterizedTest
  @MethodSource("classes")
  void rangesHoldTheMethodsAndNothingElse(Class<?> type) {
    TestSource source = write(type, Framework.JUNIT5);
    List<String> lines = source.text().lines().toList();
    for (int i = 0; i < source.methods().size(); i++) {
      LineRange range = source.ranges().get(i);
      assertThat(lines.get(range.first() - 1)).endsWith("Test");
      assertThat(lines.get(range.first())).contains("void " + source.methods().get(i) + "()");
      assertThat(lines.get(range.last() - 1)).isEqualTo("  }");
    }
  }

  @ParameterizedTest
  @MethodSource("classes")
  void probesThrowWhatTestsExpect(Class<?> type) {
    List<TestCase> cases = cases(type);
    TestSource source = new TestWriter(HIERARCHY, Framework.JUNIT5).probes(type.getName(), cases);
    Sandbox sandbox = new Sandbox(source);
    for (int i = 0; i < cases.size(); i++) {
      Throwable thrown = thrown(sandbox, source, i);
      if (cases.get(i).expectation() instanceof Expectation.Throws expected) {
        assertThat(thrown).isNotNull();
        assertThat(thrown.getClass().getName()).isEqualTo(expected.exception());
      } else {
        assertThat(thrown).isNull();
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Framework.class)
  void thereAreEnoughGoldenCases(Framework framework) {
    int count =
        CASES.keySet().stream().mapToInt(type -> write(type, framework).methods().size()).sum();
    assertThat(count).isGreaterThan(100);
  }

  @Test
  void theSameCasesGiveTheSameBytes() {
    for (Class<?> type : CASES.keySet()) {
      assertThat(write(type, Framework.JUNIT5)).isEqualTo(write(type, Framework.JUNIT5));
    }
  }

  private static @Nullable Throwable thrown(Sandbox sandbox, TestSource source, int index) {
    try {
      sandbox.run(source.className(), source.methods().get(index));
      return null;
    } catch (AssertionError e) {
      return e.getCause();
    }
  }

  private static TestSource write(Class<?> type, Framework framework) {
    return new TestWriter(HIERARCHY, framework).write(type.getName(), cases(type));
  }

  private static List<TestCase> cases(Class<?> type) {
    return CASES.getOrDefault(type, List.of());
  }

  private static List<Path> entries() {
    return Sandbox.classPath().stream().filter(Files::exists).toList();
  }
}
