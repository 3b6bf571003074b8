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
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs whose own states no event shows. */
final class ViolationSearcherTest {
  private static final Path ROOT = Path.of("../corpus/specs");
  private static final int FEW_RUNS = 120;

  @TempDir Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"Modem", "Card"})
  void fewRunsLeadThroughStatesThatNoEventShows(String name) throws Exception {
    assertThat(check(name, CheckOptions.Search.GUIDED).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  @Test
  void asManyRunsInTheOrderOfOpeningDoNot() throws Exception {
    assertThat(check("Modem", "bfs").verdict()).isEqualTo(Verdict.UNDECIDED);
  }

  private SpecificationReport check(String name, String searcher) throws Exception {
    Path source = ROOT.resolve("deep").resolve(name + ".java");
    Path classes = Files.createDirectory(directory.resolve("classes"));
    int failed =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-g", "-d", classes.toString(), source.toString());
    assertThat(failed).isZero();
    CorpusProgram program = CorpusProgram.read(ROOT, source);
    CheckOptions options =
        new CheckOptions(
            Setting.of(List.of(classes)),
            ScopeOptions.of(program.name()),
            List.of(program.claims().get(0).specification()),
            CheckOptions.Search.of(4, Duration.ofMinutes(5))
                .withSearcher(searcher)
                .withMaxRuns(FEW_RUNS),
            TestOutput.in(directory.resolve("tests")));
    try (Session session = Session.open(SolverOptions.defaults())) {
      return session.check(options, CheckProgress.NONE).reports().get(0);
    }
  }
}
