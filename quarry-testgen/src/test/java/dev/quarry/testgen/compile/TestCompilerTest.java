package dev.quarry.testgen.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.testgen.replay.JUnitJars;
import dev.quarry.testgen.source.Framework;
import dev.quarry.testgen.source.TestSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TestCompilerTest {
  private final TestCompiler compiler = new TestCompiler(JUnitJars.jars(Framework.JUNIT5));

  private static TestSource source(String className, String... lines) {
    return new TestSource(className, String.join("\n", lines), List.of(), List.of());
  }

  private static TestSource fine(String name) {
    return source(
        "com.acme." + name,
        "package com.acme;",
        "class " + name + " {",
        "  @org.junit.jupiter.api.Test void passes() { Runnable r = new Runnable() {",
        "    public void run() {} }; r.run(); }",
        "}");
  }

  private static int majorVersion(byte[] classFile) {
    return classFile[7];
  }

  @Test
  void nestedClassesAreAmongTheResults() {
    Compilation compilation = compiler.compile(List.of(fine("Foo")));
    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.classes()).containsOnlyKeys("com.acme.Foo", "com.acme.Foo$1");
  }

  @Test
  void errorsNameClassAndLineAndTheOtherSourcesAreCompiled() {
    TestSource wrong =
        source(
            "com.acme.Wrong",
            "package com.acme;",
            "class Wrong {",
            "  int a() { return \"text\"; }",
            "  int b() { return 1; }",
            "  void c() { unknown(); }",
            "}");
    Compilation compilation = compiler.compile(List.of(fine("A"), wrong, fine("B")));
    assertThat(compilation.classes().keySet())
        .containsExactly("com.acme.A", "com.acme.A$1", "com.acme.B", "com.acme.B$1");
    assertThat(compilation.errors())
        .extracting(Diagnosis::className)
        .containsOnly(wrong.className());
    assertThat(compilation.errors()).extracting(Diagnosis::line).containsExactly(3L, 5L);
    assertThat(compilation.errors().get(0).message()).contains("incompatible types");
  }

  @Test
  void errorsOfAllStagesAreReportedAtOnce() {
    TestSource unparsable = source("Unparsable", "class Unparsable {", "  void a( { }", "}");
    TestSource unattributable =
        source("Unattributable", "class Unattributable {", "  Missing field;", "}");
    TestSource unreported =
        source("Unreported", "class Unreported {", "  void a() { throw new Exception(); }", "}");
    TestSource tooLarge =
        source(
            "TooLarge",
            "class TooLarge {",
            "  int[] a() { return new int[] {" + numbers() + "}; }",
            "}");
    Compilation compilation =
        compiler.compile(
            List.of(tooLarge, unparsable, fine("A"), unattributable, unreported, fine("B")));
    assertThat(compilation.classes()).containsKeys("com.acme.A", "com.acme.B").hasSize(4);
    assertThat(compilation.errors().stream().map(Diagnosis::className).distinct())
        .containsExactly("TooLarge", "Unparsable", "Unattributable", "Unreported");
    assertThat(compilation.errors()).allMatch(error -> error.line() == 2);
  }

  /** More than the 64 KiB that a method may have. */
  private static String numbers() {
    return IntStream.range(100_000, 110_000)
        .mapToObj(String::valueOf)
        .collect(Collectors.joining(","));
  }

  @Test
  void moreErrorsThanTheCompilerUsuallyListsAreListed() {
    List<TestSource> sources = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      sources.add(
          source(
              "Wrong" + i, "class Wrong" + i + " {", "  void a() { throw new Exception(); }", "}"));
    }
    assertThat(compiler.compile(sources).errors()).hasSize(300);
  }

  @Test
  void anExpressionTooDeepForTheCompilerSpoilsOnlyItsOwnSource() {
    String deep = "(".repeat(200_000) + "1" + ")".repeat(200_000);
    TestSource tooDeep = source("Deep", "class Deep { int a = " + deep + "; }");
    Compilation compilation = compiler.compile(List.of(fine("A"), tooDeep, fine("B")));
    assertThat(compilation.classes()).containsKeys("com.acme.A", "com.acme.B");
    assertThat(compilation.errors()).extracting(Diagnosis::className).containsOnly("Deep");
  }

  @Test
  void nothingGivesNothing() {
    Compilation compilation = compiler.compile(List.of());
    assertThat(compilation.classes()).isEmpty();
    assertThat(compilation.errors()).isEmpty();
  }

  @Test
  void theResultIsForTheWantedRelease() {
    TestSource plain = source("Plain", "class Plain { }");
    byte[] forEleven =
        new TestCompiler(List.of(), 11).compile(List.of(plain)).classes().get("Plain");
    assertThat(majorVersion(forEleven)).isEqualTo(55);
    byte[] forThis = new TestCompiler(List.of()).compile(List.of(plain)).classes().get("Plain");
    assertThat(majorVersion(forThis)).isEqualTo(44 + Runtime.version().feature());
  }
}
