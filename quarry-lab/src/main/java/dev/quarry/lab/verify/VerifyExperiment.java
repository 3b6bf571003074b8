package dev.quarry.lab.verify;

import dev.quarry.engine.Session;
import dev.quarry.engine.reach.ReachOptions;
import dev.quarry.engine.reach.ReachProgress;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.engine.verify.Judgement;
import dev.quarry.engine.verify.QuestionTable;
import dev.quarry.engine.verify.Suspicion;
import dev.quarry.report.warning.Warning;
import dev.quarry.report.warning.WarningFile;
import dev.quarry.solver.chain.SolverOptions;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Has SpotBugs warn about libraries, and asks Quarry whether the warnings are true. Which of them
 * are asked about is drawn; a smaller draw is the beginning of a larger one.
 */
public final class VerifyExperiment {
  /** A session for so many warnings: what is kept stays small, and a failure costs little. */
  private static final int AT_A_TIME = 8;

  private final VerifySettings settings;
  private final VerdictFile log;
  private final QuestionTable table = QuestionTable.standard();

  public VerifyExperiment(VerifySettings settings) {
    this.settings = settings;
    this.log = new VerdictFile(settings.log());
  }

  /**
   * Measures what the log does not have yet.
   *
   * @param progress told where it is
   * @throws IOException if SpotBugs fails, or processes can't be had
   */
  public VerifyFigures measure(Consumer<String> progress) throws IOException, InterruptedException {
    Map<String, List<Path>> libraries = new LinkedHashMap<>();
    List<Suspect> all = new ArrayList<>();
    for (List<Path> library : settings.libraries()) {
      String name = name(library);
      progress.accept(name + ": SpotBugs");
      libraries.put(name, library);
      for (Warning warning : warnings(name, library)) {
        all.add(new Suspect(name, warning));
      }
    }
    Map<String, Suspect> asked = new LinkedHashMap<>();
    all.stream().filter(this::isAsked).forEach(one -> asked.putIfAbsent(one.key(), one));
    List<Suspect> drawn = draw(asked);
    for (Map.Entry<String, List<Path>> library : libraries.entrySet()) {
      verify(
          library.getKey(),
          library.getValue(),
          drawn.stream().filter(one -> one.library().equals(library.getKey())).toList(),
          progress);
    }
    Map<String, VerdictRun> known = log.read();
    return new VerifyFigures(
        byRule(List.copyOf(asked.values())),
        byRule(all.stream().filter(one -> !isAsked(one)).toList()),
        drawn.stream().map(one -> known.get(one.key())).toList());
  }

  private static String name(List<Path> library) {
    Path file = library.get(0).toAbsolutePath().normalize().getFileName();
    return String.valueOf(file).replaceFirst("\\.jar$", "");
  }

  private List<Warning> warnings(String name, List<Path> library)
      throws IOException, InterruptedException {
    Path file = settings.output().resolve(name + ".xml");
    SpotBugs.warn(library, file);
    return WarningFile.read(file).warnings();
  }

  private boolean isAsked(Suspect suspect) {
    return suspect.warning().hasPlace() && table.claimOf(suspect.warning().rule()).isPresent();
  }

  private List<Suspect> draw(Map<String, Suspect> asked) {
    List<Suspect> shuffled = new ArrayList<>(asked.values());
    Collections.shuffle(shuffled, new Random(settings.seed()));
    return shuffled.subList(0, Math.min(settings.warnings(), shuffled.size()));
  }

  private static Map<String, Integer> byRule(List<Suspect> suspects) {
    Map<String, Integer> counts = new TreeMap<>();
    suspects.forEach(one -> counts.merge(one.warning().rule(), 1, Integer::sum));
    return counts;
  }

  private void verify(
      String name, List<Path> library, List<Suspect> drawn, Consumer<String> progress)
      throws IOException, InterruptedException {
    Map<String, VerdictRun> known = log.read();
    List<Suspect> left = drawn.stream().filter(one -> !known.containsKey(one.key())).toList();
    for (int i = 0; i < left.size(); i += AT_A_TIME) {
      progress.accept("%s: %d of %d".formatted(name, i, left.size()));
      verify(name, library, left.subList(i, Math.min(i + AT_A_TIME, left.size())));
    }
  }

  private void verify(String name, List<Path> library, List<Suspect> some)
      throws IOException, InterruptedException {
    List<Suspicion> suspicions =
        some.stream()
            .map(Suspect::warning)
            .map(one -> new Suspicion(one.file(), one.line(), table.claimOf(one.rule())))
            .toList();
    try (Session session = Session.open(SolverOptions.defaults().withJobs(settings.jobs()))) {
      List<Judgement> judgements =
          session.verify(options(name, library), suspicions, ReachProgress.NONE).judgements();
      for (int i = 0; i < some.size(); i++) {
        log.add(VerdictRun.of(some.get(i), judgements.get(i)));
      }
    } catch (RuntimeException | StackOverflowError e) {
      for (Suspect suspect : some) {
        log.add(VerdictRun.failed(suspect, e));
      }
    }
  }

  private ReachOptions options(String name, List<Path> library) {
    return ReachOptions.of(
        Setting.of(library).withJobs(settings.jobs()),
        List.of(),
        settings.budget(),
        TestOutput.in(settings.output().resolve(name).resolve("tests")));
  }
}
