package dev.quarry.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.Session;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.solver.chain.SolverOptions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Specifications of the programs in {@code corpus/specs} get the verdicts that their comments
 * claim. The system property {@code quarry.specs} says how many programs to take, the same ones
 * every time, or {@code all}, or those whose name matches it.
 */
final class SpecificationCorpusTest {
  private static final Path ROOT = Path.of("..", "corpus", "specs");

  /** What takes some seconds. */
  private static final String SAMPLE = "10";

  private static final int CALLS = 4;
  private static final Duration BUDGET = Duration.ofSeconds(60);

  @TempDir Path directory;

  @Test
  void specificationsGetTheVerdictsThatCommentsClaim() throws Exception {
    List<CorpusProgram> programs = programs();
    assertThat(programs).hasSizeGreaterThanOrEqualTo(60);
    Path classes = compile(programs);
    List<String> wrong = new ArrayList<>();
    try (Session session = Session.open(SolverOptions.defaults())) {
      for (CorpusProgram program : chosen(programs)) {
        for (CorpusProgram.Claim claim : program.claims()) {
          SpecificationReport report =
              session.check(options(classes, program, claim), CheckProgress.NONE).reports().get(0);
          System.out.printf(
              "  %s: %s, %d runs, %d ms%n",
              claim.specification(),
              report.verdict().text(),
              report.runs(),
              report.time().toMillis());
          String difference = difference(claim, report);
          if (!difference.isEmpty()) {
            wrong.add(claim.specification() + ": " + difference);
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static String difference(CorpusProgram.Claim claim, SpecificationReport report) {
    if (report.verdict() != claim.verdict()) {
      return "%s instead of %s: %s %s"
          .formatted(
              report.verdict().text(), claim.verdict().text(), report.input(), report.reasons());
    }
    boolean isLonger =
        claim.events().isPresent() && report.events().size() != claim.events().getAsInt();
    return isLonger ? "not so many events: " + report.events() + " by " + report.input() : "";
  }

  private CheckOptions options(Path classes, CorpusProgram program, CorpusProgram.Claim claim) {
    return new CheckOptions(
        Setting.of(List.of(classes)),
        ScopeOptions.of(program.name()),
        List.of(claim.specification()),
        CheckOptions.Search.of(CALLS, BUDGET),
        TestOutput.in(directory.resolve("tests")));
  }

  private static List<CorpusProgram> programs() throws Exception {
    try (Stream<Path> files = Files.walk(ROOT)) {
      List<CorpusProgram> programs = new ArrayList<>();
      for (Path file : files.filter(file -> file.toString().endsWith(".java")).sorted().toList()) {
        programs.add(CorpusProgram.read(ROOT, file));
      }
      return programs;
    }
  }

  private Path compile(List<CorpusProgram> programs) throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    List<String> arguments = new ArrayList<>(List.of("-g", "-d", classes.toString()));
    programs.forEach(program -> arguments.add(program.source().toString()));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(failed).isZero();
    return classes;
  }

  private static List<CorpusProgram> chosen(List<CorpusProgram> programs) {
    String wanted = System.getProperty("quarry.specs", SAMPLE);
    if (wanted.equals("all")) {
      return programs;
    }
    if (!wanted.matches("\\d+")) {
      return programs.stream().filter(program -> program.name().matches(wanted)).toList();
    }
    List<CorpusProgram> some = new ArrayList<>(programs);
    Collections.shuffle(some, new Random(1));
    return some.subList(0, Math.min(some.size(), Integer.parseInt(wanted)));
  }
}
