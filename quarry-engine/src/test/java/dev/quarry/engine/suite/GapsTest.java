package dev.quarry.engine.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.engine.change.Changes;
import dev.quarry.engine.change.Repository;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.jacoco.Measured;
import dev.quarry.engine.jacoco.Missed;
import dev.quarry.engine.jacoco.ReportException;
import dev.quarry.testgen.source.LineRange;
import dev.quarry.testgen.source.TestSource;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A project with tests that leave something to do. */
class GapsTest {
  private static final String SOURCE = "src/main/java/shop/Gate.java";
  private static final String GATE = "shop.Gate";

  private static final TestSource EXISTING =
      new TestSource(
          "shop.GateTest",
          """
          package shop;

          import static org.junit.jupiter.api.Assertions.assertEquals;

          import org.junit.jupiter.api.Test;

          class GateTest {
            @Test
            void children() {
              assertEquals(1, Gate.price(5));
            }
          }
          """,
          List.of("children"),
          List.of(new LineRange(8, 11)));

  @TempDir Path directory;
  private Repository repository;

  @BeforeEach
  void compileTheProject() throws Exception {
    repository = Repository.create(directory);
    write("return age > 99 ? 7 : 3;", "return open;");
    Files.writeString(directory.resolve(".gitignore"), "classes/\n");
    repository.commit();
    compile();
  }

  @Test
  void onlyWhatTheTestsMissIsWorkedOn() throws Exception {
    Path data = directory.resolve("jacoco.exec");
    Path report = directory.resolve("report.xml");
    Measured before = Measured.run(classes(), List.of(EXISTING), GATE, data);
    before.report(report);
    for (Path file : List.of(data, report)) {
      try (Workbench bench = bench()) {
        Suite suite = bench.write(Missed.read(file, bench.program(), bench.classes()));
        assertThat(before.branches().covered()).isEqualTo(1);
        assertEachTestAdds(bench, suite, before);
      }
    }
  }

  @Test
  void onlyWhatWasChangedIsWorkedOn() throws Exception {
    write("return age > 99 ? 7 : 3;", "return open && !late;");
    compile();
    try (Workbench bench = bench()) {
      Wanted changed = Changes.since(directory, "HEAD").in(bench.program());
      Suite suite = bench.write(changed);
      assertThat(suite.sources()).hasSize(1);
      assertThat(suite.sources().get(0).methods()).allMatch(name -> name.startsWith("isOpen"));
      CountedBranches counted = CountedBranches.of(bench.program(), bench.classes());
      assertThat(counted.all().stream().flatMap(b -> b.ways().stream()).filter(changed::wants))
          .hasSize(4);
      assertThat(suite.tests()).isEqualTo(3);
    }
  }

  @Test
  void aReportOfOtherClassesIsRefused() throws Exception {
    Path data = directory.resolve("jacoco.exec");
    Path report = directory.resolve("report.xml");
    Measured.run(classes(), List.of(EXISTING), GATE, data).report(report);
    write("if (age == 50) { return 2; } return age > 99 ? 7 : 3;", "return open;");
    compile();
    try (Workbench bench = bench()) {
      for (Path file : List.of(data, report)) {
        assertThatThrownBy(() -> Missed.read(file, bench.program(), bench.classes()))
            .isInstanceOf(ReportException.class)
            .hasMessageContaining("again.");
      }
      assertThatThrownBy(
              () -> Missed.read(directory.resolve(SOURCE), bench.program(), bench.classes()))
          .isInstanceOf(ReportException.class);
    }
  }

  /** With the existing tests, and each of the new ones alone. */
  private void assertEachTestAdds(Workbench bench, Suite suite, Measured before) throws Exception {
    assertThat(suite.tests()).isPositive();
    List<TestSource> all = new ArrayList<>(suite.sources());
    all.add(EXISTING);
    Path data = directory.resolve("after.exec");
    Measured after = Measured.run(classes(), all, GATE, data);
    assertThat(after.branches().covered()).isEqualTo(after.branches().total());
    for (TestSource source : suite.sources()) {
      for (String method : source.methods()) {
        TestSource one =
            new TestSource(source.className(), source.text(), List.of(method), List.of());
        Measured with = Measured.run(classes(), List.of(EXISTING, one), GATE, data);
        assertThat(with.covered()).as(method).isGreaterThan(before.covered());
      }
    }
  }

  private Workbench bench() throws Exception {
    return new Workbench(directory, directory.resolve("classes"), GATE);
  }

  private List<Path> classes() {
    return List.of(directory.resolve("classes"));
  }

  private void write(String price, String open) throws Exception {
    repository.write(
        SOURCE,
        "package shop;",
        "public final class Gate {",
        "  private Gate() {}",
        "  public static int price(int age) {",
        "    if (age < 12) {",
        "      return 1;",
        "    }",
        "    " + price,
        "  }",
        "  public static boolean isOpen(boolean open, boolean late) {",
        "    " + open,
        "  }",
        "}");
  }

  private void compile() {
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(
                null,
                null,
                null,
                "-g",
                "-d",
                directory.resolve("classes").toString(),
                directory.resolve(SOURCE).toString());
    assertThat(exit).isZero();
  }
}
