package dev.quarry.engine.scope;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.quarry.engine.crash.Fixture;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

public class ScopeTest {
  @TempDir private static Path directory;
  private static Path classes;

  @BeforeAll
  public static void compile() throws IOException {
    Fixture fixture =
        new Fixture(directory)
            .with(
                "acme.Shapes",
                """
                package acme;
                public abstract class Shapes implements Comparable<Shapes> {
                  public Shapes() {}
                  public int area() { return 1; }
                  int hidden() { return 2; }
                  protected int inherited() { return 3; }
                  private int mine() { return 4; }
                  public abstract int sides();
                  public int compareTo(Shapes other) { return 0; }
                  public enum Colour { RED, BLUE; public int code() { return ordinal(); } }
                  public interface Named { String name(); default String twice() { return name(); } }
                  static class Circle { public int radius() { return 1; } }
                  private static class Secret { public int key() { return 1; } }
                  public Runnable later() { return new Runnable() { public void run() {} }; }
                }
                """)
            .with(
                "acme.deep.Inner", "package acme.deep; public class Inner { public void go() {} }")
            .with("other.Empty", "package other; public interface Empty { void nothing(); }");
    classes = fixture.classes();
  }

  private static List<String> scope(ScopeOptions options) {
    try (ClassPath classPath = ClassPath.of(List.of(classes))) {
      return Scope.of(classPath, options).stream()
          .flatMap(type -> type.methods().stream())
          .map(method -> method.id().userForm())
          .toList();
    }
  }

  private static List<String> scope(String... what) {
    return scope(ScopeOptions.of(what));
  }

  @Test
  public void aClassForANewerJavaIsToldAtOnce(@TempDir Path directory) throws IOException {
    byte[] bytes = Files.readAllBytes(classes.resolve("acme/deep/Inner.class"));
    // The second byte of the major version.
    bytes[7] = (byte) (Runtime.version().feature() + 45);
    Files.createDirectories(directory.resolve("acme/deep"));
    Files.write(directory.resolve("acme/deep/Inner.class"), bytes);
    try (ClassPath classPath = ClassPath.of(List.of(directory))) {
      for (String what : List.of("acme.deep.Inner", "acme.deep.Inner#go", "acme")) {
        assertThatExceptionOfType(ProgramException.class)
            .isThrownBy(() -> Scope.of(classPath, ScopeOptions.of(what)))
            .satisfies(e -> assertThat(e.problem()).isEqualTo(Problem.CLASS_TOO_NEW))
            .withMessageContaining(
                "was compiled for Java %d".formatted(Runtime.version().feature() + 1));
      }
    }
  }

  @Test
  public void aFileThatCannotBeReadSpoilsItselfAlone(@TempDir Path directory) throws IOException {
    Files.createDirectories(directory.resolve("acme/deep"));
    Files.copy(
        classes.resolve("acme/deep/Inner.class"), directory.resolve("acme/deep/Inner.class"));
    Files.writeString(directory.resolve("acme/deep/Junk.class"), "junk");
    List<String> warnings = new ArrayList<>();
    try (ClassPath classPath = ClassPath.of(List.of(directory))) {
      assertThat(Scope.of(classPath, ScopeOptions.of("acme.deep"), warnings)).hasSize(1);
    }
    assertThat(warnings).singleElement().asString().contains("acme.deep.Junk").contains("left out");
  }

  @Test
  public void aClassStandsForItsPublicMethodsAndThoseOfNestedClasses() {
    assertThat(scope("acme.Shapes"))
        .containsExactly(
            "acme.Shapes#area()",
            "acme.Shapes#compareTo(acme.Shapes)",
            "acme.Shapes#later()",
            "acme.Shapes$Colour#code()",
            "acme.Shapes$Named#twice()");
  }

  @Test
  public void allAddsWhatATestInThePackageMayCall() {
    assertThat(scope(ScopeOptions.of(Visibility.PACKAGE, "acme.Shapes")))
        .contains(
            "acme.Shapes#hidden()",
            "acme.Shapes#inherited()",
            "acme.Shapes$Circle#radius()",
            "acme.Shapes$Circle#<init>()")
        .doesNotContain("acme.Shapes#mine()", "acme.Shapes$Secret#key()", "acme.Shapes$1#run()");
  }

  @Test
  public void aPatternAPackageAndADirectoryAreUnderstood() {
    assertThat(scope("acme.deep.*")).contains("acme.deep.Inner#go()").hasSize(2);
    assertThat(scope("acme.deep")).contains("acme.deep.Inner#go()").hasSize(2);
    assertThat(scope("acme.*")).hasSize(7);
    assertThat(scope(classes.toString())).hasSize(7);
  }

  @Test
  public void aMethodCanBeNamed() {
    assertThat(scope("acme.deep.Inner#go")).containsExactly("acme.deep.Inner#go()");
    assertThat(scope("acme.Shapes#hidden")).containsExactly("acme.Shapes#hidden()");
  }

  @Test
  public void patternsChooseAmongMethods() {
    assertThat(
            scope(
                new ScopeOptions(
                    List.of("acme.*"),
                    Visibility.PUBLIC,
                    List.of("*Shapes#*"),
                    List.of("*#compareTo"))))
        .containsExactly("acme.Shapes#area()", "acme.Shapes#later()");
  }

  @Test
  public void allMethodsExcludedIsToldWithTheirNumber() {
    assertThatExceptionOfType(ProgramException.class)
        .isThrownBy(
            () ->
                scope(
                    new ScopeOptions(
                        List.of("acme.deep.*"), Visibility.PUBLIC, List.of(), List.of("*"))))
        .withMessageContaining("All 2 methods of acme.deep.* are excluded");
  }

  @Test
  public void nothingToAnalyseIsTold() {
    assertThatExceptionOfType(ProgramException.class)
        .isThrownBy(() -> scope("other.Empty"))
        .withMessageContaining("nothing to analyse in other.Empty");
  }

  @Test
  public void whatIsNotThereIsNamed() {
    assertThatExceptionOfType(ProgramException.class)
        .isThrownBy(() -> scope("acme.Shape"))
        .withMessageContaining("acme.Shapes");
    assertThatExceptionOfType(ProgramException.class)
        .isThrownBy(() -> scope("nowhere.*"))
        .withMessageContaining("nowhere.*");
    assertThatExceptionOfType(ProgramException.class)
        .isThrownBy(() -> scope("java.lang.String"))
        .withMessageContaining("JDK");
  }
}
