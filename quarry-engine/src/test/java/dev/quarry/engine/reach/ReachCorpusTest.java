package dev.quarry.engine.reach;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.api.Quarry;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.engine.run.Workers;
import dev.quarry.engine.setting.Setting;
import dev.quarry.engine.setting.TestOutput;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.process.ClassPlaces;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.solver.chain.SolverChain;
import dev.quarry.solver.chain.SolverOptions;
import dev.quarry.symcretic.loop.LoopFunctions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIf;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every target that a program of the corpus marks is decided as its comment says, by both engines
 * together; and neither engine alone ever says anything else. The system property {@code
 * quarry.reach} says how many targets to take, the same ones every time, or {@code all}; {@code
 * quarry.corpus} takes those that match it, and {@code quarry.reach.seconds} says how long to look
 * for one. The forward engine alone is asked if either of the first two is there. {@code
 * quarry.reach.jdk} has the programs of {@code corpus/jdk} asked about and no others, {@code
 * quarry.reach.examples} those of {@code examples} that are projects.
 */
final class ReachCorpusTest {
  private static final Duration BUDGET =
      Duration.ofSeconds(Integer.getInteger("quarry.reach.seconds", 10));
  private static final Duration ALONE_BUDGET = Duration.ofSeconds(2);
  private static final int JOBS = 2;
  private static final int SLOWEST = 5;

  /** What takes about a minute. */
  private static final String SAMPLE = "240";

  /** Each takes two processes of its own. */
  private static final int CONFIRMED = 16;

  /**
   * What was found out about a target.
   *
   * @param backward by the backward engine alone
   * @param forward by the forward engine alone, if it was asked
   * @param both together
   */
  private record Found(
      ReachMark mark, Answer backward, Optional<Answer> forward, Answer both, Duration time) {}

  @Test
  @DisabledIf("isAboutOtherPrograms")
  void everyMarkedTargetIsDecidedAsItsCommentSays(@TempDir Path classes) throws Exception {
    ReachCorpus corpus = ReachCorpus.compile(classes);
    List<ReachMark> marks = chosen(corpus);
    List<Found> found = told(corpus, marks);
    found.stream()
        .sorted(Comparator.comparing(Found::time).reversed())
        .limit(SLOWEST)
        .forEach(one -> System.out.println("  " + one.time().toMillis() + " ms " + one.mark()));
    if (System.getProperty("quarry.corpus") != null) {
      found.stream()
          .filter(one -> one.backward().outcome() == Outcome.UNDECIDED)
          .forEach(
              one ->
                  System.out.println(
                      "  backward: " + one.mark() + one.backward().ledger().obstacles()));
    }
    List<String> open =
        found.stream().map(ReachCorpusTest::open).filter(text -> !text.isEmpty()).toList();
    open.forEach(text -> System.out.println("  " + text));
    assertThat(found.stream().map(ReachCorpusTest::error).filter(text -> !text.isEmpty()))
        .isEmpty();
    assertThat(open).hasSizeLessThanOrEqualTo(tolerated(marks.size()));
  }

  @Test
  @EnabledIfSystemProperty(named = "quarry.reach.jdk", matches = "true")
  void noTargetBehindCallsOfTheJdkIsDecidedWrongly(@TempDir Path classes) throws Exception {
    check(ReachCorpus.compileJdk(classes));
  }

  @ParameterizedTest
  @ValueSource(strings = {"booking", "shop"})
  @EnabledIfSystemProperty(named = "quarry.reach.examples", matches = "true")
  void noTargetOfAnExampleIsDecidedWrongly(String project, @TempDir Path classes) throws Exception {
    check(ReachCorpus.compileExample(project, classes));
  }

  static boolean isAboutOtherPrograms() {
    return Boolean.getBoolean("quarry.reach.jdk") || Boolean.getBoolean("quarry.reach.examples");
  }

  /** Some targets of these programs are undecided: they are told by their reason. */
  private static void check(ReachCorpus corpus) throws Exception {
    List<Found> found = told(corpus, chosen(corpus));
    Map<String, List<Found>> byReason =
        found.stream()
            .filter(one -> one.both().outcome() == Outcome.UNDECIDED)
            .collect(
                Collectors.groupingBy(ReachCorpusTest::reason, TreeMap::new, Collectors.toList()));
    byReason.forEach(
        (reason, undecided) -> {
          System.out.println("  " + undecided.size() + " " + reason);
          undecided.forEach(one -> System.out.println("    " + one.mark()));
        });
    assertThat(found.stream().map(ReachCorpusTest::error).filter(text -> !text.isEmpty()))
        .isEmpty();
  }

  /** The first obstacle, with what it is about. */
  private static String reason(Found found) {
    return found.both().ledger().obstacles().stream()
        .findFirst()
        .map(obstacle -> obstacle.code().text() + " " + obstacle.arguments())
        .orElse("no reason");
  }

  /** Decides all and prints how many are. */
  private static List<Found> told(ReachCorpus corpus, List<ReachMark> marks) throws Exception {
    long start = System.nanoTime();
    List<Found> found = all(corpus.classes(), marks);
    Duration time = Duration.ofNanos(System.nanoTime() - start);
    System.out.printf(
        "%d programs, %d targets; decided by both: %d, by backward alone: %d, by forward alone: %d;"
            + " %d s%n",
        corpus.programs().size(),
        marks.size(),
        found.stream().filter(one -> one.both().outcome() != Outcome.UNDECIDED).count(),
        found.stream().filter(one -> one.backward().outcome() != Outcome.UNDECIDED).count(),
        found.stream()
            .flatMap(one -> one.forward().stream())
            .filter(answer -> answer.outcome() != Outcome.UNDECIDED)
            .count(),
        time.toSeconds());
    return found;
  }

  /** Elsewhere an object may have any values in its fields; here a test has to bring it there. */
  @Test
  @DisabledIf("isAboutOtherPrograms")
  void objectsAreBroughtIntoTheRightStateByTheirMethods(@TempDir Path directory) throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    Path drivers = Files.createDirectory(directory.resolve("drivers"));
    List<String> targets =
        ReachCorpus.compile(classes).marks().stream()
            .filter(ReachMark::isReachable)
            .map(ReachMark::target)
            .filter(target -> target.matches(".*(setters/|histories/Turnstile).*"))
            .toList();
    ExprFactory factory = new ExprFactory();
    LoopFunctions functions = new LoopFunctions(new JdkFunctions());
    try (SolverChain solver = SolverChain.open(factory, functions, SolverOptions.defaults());
        Subject subject = Subject.open(path(classes))) {
      var parts = new ReachParts(options(classes, Engine.BOTH), factory, functions, solver);
      assertThat(
              new Deciding(parts, subject, drivers, new InterimTests(any -> {}), ReachProgress.NONE)
                  .all(new Questions(subject, List.of()).of(targets)))
          .isNotEmpty()
          .allSatisfy(
              decided ->
                  assertThat(decided.call().flatMap(ReachedCall::test))
                      .as(decided.question().target())
                      .isPresent());
    }
  }

  /** The other tests believe workers; here plain runs with a watched target have the last word. */
  @Test
  @DisabledIf("isAboutOtherPrograms")
  void whatIsReachedIsSeenInPlainRuns(@TempDir Path directory) throws Exception {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    List<ReachMark> marks = chosen(ReachCorpus.compile(classes));
    List<String> targets =
        marks.stream()
            .filter(mark -> mark.isReachable() && mark.excuse().isEmpty())
            .map(ReachMark::target)
            .limit(isNarrowed() ? marks.size() : CONFIRMED)
            .toList();
    ExprFactory factory = new ExprFactory();
    LoopFunctions functions = new LoopFunctions(new JdkFunctions());
    try (SolverChain solver = SolverChain.open(factory, functions, SolverOptions.defaults())) {
      ReachOptions options =
          ReachOptions.of(
              Setting.of(path(classes)).withJobs(JOBS),
              targets,
              BUDGET,
              TestOutput.in(directory.resolve("tests")));
      var parts = new ReachParts(options, factory, functions, solver);
      assertThat(new Reach(parts, ReachProgress.NONE).run().targets())
          .hasSameSizeAs(targets)
          .allSatisfy(
              report ->
                  assertThat(
                          report.reasons().stream()
                              .filter(one -> one.code() == AssumptionCode.NOT_CONFIRMED))
                      .as(report.target())
                      .isEmpty())
          .anySatisfy(report -> assertThat(report.outcome()).isEqualTo(Outcome.REACHED));
    }
  }

  private static boolean isNarrowed() {
    return System.getProperty("quarry.corpus") != null
        || System.getProperty("quarry.reach") != null;
  }

  private static List<ReachMark> chosen(ReachCorpus corpus) {
    String wanted = System.getProperty("quarry.corpus", "");
    if (!wanted.isEmpty()) {
      return corpus.marks().stream().filter(mark -> mark.target().matches(wanted)).toList();
    }
    String most = System.getProperty("quarry.reach", SAMPLE);
    List<ReachMark> marks = new ArrayList<>(corpus.marks());
    if (!most.equals("all")) {
      Collections.shuffle(marks, new Random(1));
      marks.subList(Math.min(marks.size(), Integer.parseInt(most)), marks.size()).clear();
    }
    return marks;
  }

  /** On a busy machine some run out of time; whoever asks for all wants to know. */
  private static int tolerated(int targets) {
    return System.getProperty("quarry.reach", SAMPLE).equals("all") ? 0 : targets / 50;
  }

  private static String error(Found found) {
    if (found.mark().isContradictedBy(found.backward().outcome())) {
      return found.mark() + " backward: " + found.backward().outcome().text();
    }
    if (found.forward().map(Answer::outcome).filter(found.mark()::isContradictedBy).isPresent()) {
      return found.mark() + " forward: " + found.forward().get().outcome().text();
    }
    if (found.mark().isContradictedBy(found.both().outcome())) {
      return found.mark() + " both: " + found.both().outcome().text();
    }
    return "";
  }

  private static String open(Found found) {
    return found.both().outcome() == Outcome.UNDECIDED && found.mark().excuse().isEmpty()
        ? found.mark() + " undecided: " + found.both().ledger().obstacles()
        : "";
  }

  private static List<Found> all(Path classes, List<ReachMark> marks) throws Exception {
    ExprFactory factory = new ExprFactory();
    LoopFunctions functions = new LoopFunctions(new JdkFunctions());
    ExecutorService threads = Executors.newFixedThreadPool(JOBS);
    BlockingQueue<Workers> idle = new LinkedBlockingQueue<>();
    try (SolverChain solver = SolverChain.open(factory, functions, SolverOptions.defaults());
        Subject subject = Subject.open(path(classes))) {
      for (int i = 0; i < JOBS; i++) {
        idle.add(new Workers(factory));
      }
      var backward = new ReachParts(options(classes, Engine.BACKWARD), factory, functions, solver);
      var forward = new ReachParts(options(classes, Engine.FORWARD), factory, functions, solver);
      var both = new ReachParts(options(classes, Engine.BOTH), factory, functions, solver);
      var questions = new Questions(subject, List.of());
      List<Future<Found>> futures = new ArrayList<>();
      for (ReachMark mark : marks) {
        Question question = questions.of(List.of(mark.target())).get(0);
        futures.add(
            threads.submit(() -> find(mark, question, subject, backward, forward, both, idle)));
      }
      List<Found> found = new ArrayList<>();
      for (Future<Found> future : futures) {
        found.add(future.get());
      }
      return found;
    } finally {
      threads.shutdownNow();
      idle.forEach(Workers::close);
    }
  }

  /** What the backward engine decides is not asked of both: they ask it first. */
  private static Found find(
      ReachMark mark,
      Question question,
      Subject subject,
      ReachParts backward,
      ReachParts forward,
      ReachParts both,
      BlockingQueue<Workers> idle)
      throws Exception {
    Workers mine = idle.take();
    long start = System.nanoTime();
    try {
      Answer first = Searches.run(backward, subject, mine, question, ALONE_BUDGET).answer();
      Optional<Answer> other =
          isNarrowed()
              ? Optional.of(Searches.run(forward, subject, mine, question, ALONE_BUDGET).answer())
              : Optional.empty();
      Answer second =
          first.outcome() == Outcome.UNDECIDED
              ? ofOneCall(mark, together(both, subject, mine, question, budget(mark)), first)
              : first;
      return new Found(mark, first, other, second, Duration.ofNanos(System.nanoTime() - start));
    } catch (IOException | RuntimeException e) {
      throw new IllegalStateException(mark.toString(), e);
    } finally {
      idle.add(mine);
    }
  }

  /** Marks are about one call: what only several reach is as undecided as before. */
  private static Answer ofOneCall(ReachMark mark, Answer together, Answer before) {
    boolean isHistory =
        together
            .hit()
            .flatMap(Hit::driver)
            .filter(driver -> !driver.scenario().before().isEmpty())
            .isPresent();
    return isHistory && !mark.isReachable() ? before : together;
  }

  /** With recipes, as the command has them. */
  private static Answer together(
      ReachParts parts, Subject subject, Workers workers, Question question, Duration time)
      throws IOException, InterruptedException {
    try (ScratchDirectory directory = ScratchDirectory.create();
        Recipes recipes = new Recipes(parts, subject, directory.drivers(), question)) {
      return Searches.run(
              parts, subject, workers, question, Optional.of(recipes), time, ReachProgress.NONE)
          .answer();
    }
  }

  /** What nobody decides is searched for until its time is up. */
  private static Duration budget(ReachMark mark) {
    return mark.excuse().isEmpty() ? BUDGET : ALONE_BUDGET;
  }

  /** Programs that ask for inputs have the markers on their class path. */
  private static List<Path> path(Path classes) {
    return List.of(classes, ClassPlaces.of(Quarry.class).orElseThrow());
  }

  private static ReachOptions options(Path classes, Engine engine) {
    return ReachOptions.of(
            Setting.of(path(classes)).withJobs(JOBS), List.of(), BUDGET, TestOutput.in(classes))
        .withEngine(engine);
  }
}
