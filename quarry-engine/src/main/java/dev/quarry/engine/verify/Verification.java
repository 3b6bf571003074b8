package dev.quarry.engine.verify;

import dev.quarry.engine.reach.GoalSearch;
import dev.quarry.engine.reach.NamedGoals;
import dev.quarry.engine.reach.Outcome;
import dev.quarry.engine.reach.ReachParts;
import dev.quarry.engine.reach.ReachProgress;
import dev.quarry.engine.reach.TargetReport;
import dev.quarry.engine.reason.Reason;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Asks whether warnings are true. Warnings that ask the same are one question. */
public final class Verification {
  private static final int MOST_REASONS = 2;

  private final ReachParts parts;
  private final ReachProgress progress;

  public Verification(ReachParts parts, ReachProgress progress) {
    this.parts = parts;
    this.progress = progress;
  }

  /**
   * Decides what can be decided, each target for as long as the budget says at most.
   *
   * @throws ProgramException if the program can't be read
   */
  public VerifyResult run(List<Suspicion> suspicions) throws IOException, InterruptedException {
    long start = System.nanoTime();
    try (GoalSearch search = GoalSearch.open(parts)) {
      Map<Suspicion, Question> questions = new LinkedHashMap<>();
      var goals = new ClaimGoals(search.subject());
      suspicions.forEach(
          one -> questions.computeIfAbsent(one, any -> question(any, goals, search)));
      Map<String, TargetReport> reports = reports(search, questions.values());
      List<Judgement> judgements = new ArrayList<>();
      for (Suspicion suspicion : suspicions) {
        Question question =
            Optional.ofNullable(questions.get(suspicion)).orElseThrow(IllegalStateException::new);
        judgements.add(judgement(suspicion, question, reports));
      }
      return new VerifyResult(judgements, Duration.ofNanos(System.nanoTime() - start));
    }
  }

  /**
   * What is asked for a warning.
   *
   * @param targets empty if nothing can be
   * @param obstacle why nothing can be, as a sentence; "" otherwise
   */
  private record Question(List<NamedGoals> targets, String obstacle) {}

  private static Question question(Suspicion suspicion, ClaimGoals goals, GoalSearch search) {
    if (suspicion.claim().isEmpty()) {
      return new Question(List.of(), "");
    }
    try {
      List<NamedGoals> targets =
          goals.of(suspicion.claim().get(), suspicion.file(), suspicion.line());
      for (NamedGoals target : targets) {
        Optional<String> obstacle = search.obstacle(target);
        if (obstacle.isPresent()) {
          return new Question(List.of(), obstacle.get());
        }
      }
      return new Question(targets, "");
    } catch (ProgramException e) {
      return new Question(List.of(), String.valueOf(e.getMessage()));
    }
  }

  private Map<String, TargetReport> reports(GoalSearch search, Iterable<Question> questions)
      throws IOException, InterruptedException {
    Map<String, NamedGoals> targets = new LinkedHashMap<>();
    questions.forEach(one -> one.targets().forEach(goals -> targets.put(goals.name(), goals)));
    Map<String, TargetReport> reports = new LinkedHashMap<>();
    if (!targets.isEmpty()) {
      search
          .decide(List.copyOf(targets.values()), progress)
          .targets()
          .forEach(report -> reports.put(report.target(), report));
    }
    return reports;
  }

  private static Judgement judgement(
      Suspicion suspicion, Question question, Map<String, TargetReport> reports) {
    if (suspicion.claim().isEmpty()) {
      return Judgement.without(Verdict.NOT_ASKED, "No rule says what it claims.");
    }
    if (question.targets().isEmpty()) {
      return Judgement.without(Verdict.UNDECIDED, question.obstacle());
    }
    List<TargetReport> asked =
        question.targets().stream().map(goals -> reports.get(goals.name())).toList();
    return suspicion.claim().get() instanceof Claim.Constant
        ? constant(question, asked)
        : single(suspicion.claim().get(), asked);
  }

  private static Judgement single(Claim claim, List<TargetReport> asked) {
    boolean isNever = claim instanceof Claim.Never;
    TargetReport report = asked.get(0);
    return switch (report.outcome()) {
      case REACHED -> shown(isNever ? Verdict.REFUTED : Verdict.CONFIRMED, report, asked);
      case UNREACHABLE -> proved(isNever ? Verdict.CONFIRMED : Verdict.REFUTED, report, asked);
      case UNDECIDED -> undecided(asked);
    };
  }

  /**
   * Constant if one side is never taken. Of several decisions of a line it is not known which is
   * meant, and the compiler may have copied one; only that none is constant can be told then.
   */
  private static Judgement constant(Question question, List<TargetReport> asked) {
    if (asked.stream().allMatch(report -> report.outcome() == Outcome.REACHED)) {
      return shown(Verdict.REFUTED, asked.get(0), asked);
    }
    Optional<TargetReport> never =
        asked.stream().filter(report -> report.outcome() == Outcome.UNREACHABLE).findFirst();
    long decisions =
        question.targets().stream()
            .map(goals -> goals.goals().get(0).location())
            .distinct()
            .count();
    if (never.isPresent() && decisions == 1) {
      return proved(Verdict.CONFIRMED, never.get(), asked);
    }
    if (never.isPresent()) {
      return new Judgement(
          Verdict.UNDECIDED,
          Optional.empty(),
          Optional.empty(),
          "The line decides %d times, and one side of one is never taken; which one is meant is not"
                  .formatted(decisions)
              + " known.",
          asked);
    }
    return undecided(asked);
  }

  private static Judgement shown(Verdict verdict, TargetReport report, List<TargetReport> asked) {
    return new Judgement(verdict, Optional.of(report), Optional.empty(), "", asked);
  }

  private static Judgement proved(Verdict verdict, TargetReport report, List<TargetReport> asked) {
    return new Judgement(verdict, Optional.empty(), Optional.of(report), "", asked);
  }

  private static Judgement undecided(List<TargetReport> asked) {
    String reason =
        asked.stream()
            .filter(report -> report.outcome() == Outcome.UNDECIDED)
            .flatMap(report -> report.reasons().stream())
            .map(Reason::what)
            .distinct()
            .limit(MOST_REASONS)
            .collect(Collectors.joining(" "));
    return new Judgement(Verdict.UNDECIDED, Optional.empty(), Optional.empty(), reason, asked);
  }
}
