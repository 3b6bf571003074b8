package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.coverage.CoverageTally;
import dev.quarry.engine.explore.Exploration;
import dev.quarry.engine.explore.OngoingExploration;
import dev.quarry.engine.forward.SingleCalls;
import dev.quarry.engine.run.Workers;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.Distance;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.search.strategy.ByPriority;
import dev.quarry.search.strategy.Score;
import dev.quarry.search.tree.Searcher;
import dev.quarry.solver.Budget;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * From the entries on, nearest branch first, until a run reaches the target. All entries are
 * explored in turns; the second nearest gets half the time of the nearest, the third a third.
 */
final class Forward implements Asking {
  /** In less time than this an exploration gets nowhere. */
  private static final Duration SHORTEST = Duration.ofMillis(300);

  /** Finding out distances may take one part of a turn in so many. */
  private static final int MOST_FOLLOWING = 10;

  private final ReachParts parts;
  private final Subject subject;
  private final Question question;
  private final Trials trials;
  private final Exploration exploration;
  private final WayDistance distance;
  private final BackwardHints hints;
  private final List<EntrySearch> searches;
  private boolean isGaining;

  /** How many of the inputs that went astray are known here. */
  private int followed;

  private Duration following;

  /**
   * @param distance from everywhere to the target
   * @param measuring how long it took to find that out
   * @param clues what others know
   */
  Forward(
      ReachParts parts,
      Subject subject,
      Trials trials,
      Workers workers,
      Question question,
      Distance distance,
      Duration measuring,
      BackwardHints hints) {
    this.parts = parts;
    this.subject = subject;
    this.question = question;
    this.trials = trials;
    this.exploration =
        new Exploration(parts.factory(), parts.functions(), parts.solver(), workers, parts.clock());
    this.distance = new WayDistance(subject.program(), distance);
    this.hints = hints;
    this.following = measuring;
    this.searches =
        new EntryOrder(subject.program().classPath(), distance, question.methods())
            .of(question.entries()).stream().map(this::search).toList();
  }

  @Override
  public Engine engine() {
    return Engine.FORWARD;
  }

  @Override
  public Answer ask(Duration time) throws IOException, InterruptedException {
    Budget budget = Budget.of(time, parts.clock());
    isGaining = false;
    follow(time);
    Optional<EntrySearch> next = next();
    boolean isFirst = true;
    while (next.isPresent() && (isFirst || !budget.expired())) {
      EntrySearch search = next.get();
      Duration left = isFirst ? time : budget.remaining();
      isFirst = false;
      isGaining |= search.go(shorter(longer(SHORTEST, search.used()), left));
      if (search.hit().isPresent()) {
        return new Answer(search.hit(), new Ledger(), List.of(), effort());
      }
      next = next();
    }
    return new Answer(Optional.empty(), ledger(), List.of(), effort());
  }

  /** Takes up what the backward engine found out since the last turn. */
  private void follow(Duration time) {
    Map<Location, Integer> obligations = hints.obligations();
    // In a large program distances take a while: they should not use up the turn.
    if (!obligations.isEmpty() && time.compareTo(following.multipliedBy(MOST_FOLLOWING)) > 0) {
      long start = parts.clock().nanos();
      distance.prefer(obligations, subject.calls());
      following = Duration.ofNanos(parts.clock().nanos() - start);
    }
    List<BackwardHints.Astray> astray = hints.astray();
    for (BackwardHints.Astray input : astray.subList(followed, astray.size())) {
      searches.stream()
          .filter(search -> search.entry().equals(input.entry()))
          .findFirst()
          .ifPresent(search -> search.add(input.input()));
    }
    followed = astray.size();
  }

  @Override
  public boolean isOpen() {
    return next().isPresent();
  }

  @Override
  public boolean isGaining() {
    return isGaining;
  }

  private Optional<EntrySearch> next() {
    EntrySearch best = null;
    double least = Double.MAX_VALUE;
    for (int i = 0; i < searches.size(); i++) {
      EntrySearch search = searches.get(i);
      double cost = (i + 1.0) * search.used().plus(SHORTEST).toNanos();
      if (cost < least && search.isOpen()) {
        least = cost;
        best = search;
      }
    }
    return Optional.ofNullable(best);
  }

  private static Duration shorter(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? one : other;
  }

  private static Duration longer(Duration one, Duration other) {
    return one.compareTo(other) < 0 ? other : one;
  }

  private EntrySearch search(MethodId entry) {
    return new EntrySearch(
        entry, new GoalCheck(subject, question), trials, this::begin, parts.clock());
  }

  private OngoingExploration begin(EntrySearch search) {
    List<String> owners =
        question.places().stream().map(place -> place.method().owner()).distinct().toList();
    Searcher searcher =
        ByPriority.of(
            Score.nearest(distance),
            ByPriority.DEFAULT_RANDOM_SHARE,
            parts.options().setting().seed());
    return exploration.begin(
        subject,
        search.entry(),
        new CoverageTally(subject.program(), owners),
        searcher,
        search::isEnough,
        Optional.empty(),
        parts.options().exploring(subject.classPath(), parts.options().budget()));
  }

  private Effort effort() {
    return new Effort(0, 0, 0, searches.stream().mapToInt(EntrySearch::runs).sum());
  }

  private Ledger ledger() {
    Ledger all = Ledger.union(searches.stream().map(EntrySearch::ledger).toList());
    long begun = searches.stream().filter(EntrySearch::isBegun).count();
    if (begun < searches.size()) {
      all.add(
          Assumption.of(
              AssumptionCode.ENTRIES_LEFT,
              Long.toString(begun),
              Integer.toString(searches.size())));
    }
    initialiser().ifPresent(place -> all.add(AssumptionCode.CALLED_BY_MACHINE, place));
    all.addAll(SingleCalls.of(question.entries()));
    return all;
  }

  /** An initialiser that leads to the target: not every run goes through it again. */
  private Optional<Location> initialiser() {
    return subject.calls().reaching(question.methods()).stream()
        .filter(method -> method.name().equals("<clinit>"))
        .map(method -> new Location(method, 0))
        .findFirst();
  }
}
