package dev.quarry.engine.check;

import dev.quarry.engine.check.CallHistory.Act;
import dev.quarry.engine.check.CallHistory.Place;
import dev.quarry.engine.check.CallHistory.Situation;
import dev.quarry.search.strategy.ByPriority;
import dev.quarry.search.strategy.UniformRandom;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * Looks for sequences of calls that violate a specification. The distance to a violation (Kähkönen,
 * chapter 5) does not tell states of the program apart that no event shows, so it is not the only
 * priority: calls lead from {@link Situation} to situation, and each gets its share of the picks,
 * the more the nearer its monitor is to a violation. What was not tried in a situation yet comes
 * first, above all what was not seen yet in that state of the monitor. A share of the picks is
 * random.
 */
final class ViolationSearcher implements Searcher {
  /** What a way does, as far as it matters: others that do the same there are of less interest. */
  private record Seen(Situation before, Act act, boolean isIdle, double distance) {}

  /** An act in a state of the monitor. */
  private record Side(int state, Act act) {}

  /**
   * The least is the best.
   *
   * @param isIdle whether it is in a call that does not matter
   * @param tried how often the same was done in the same situation
   * @param seen how often it was done in the same state of the monitor
   * @param distance to a violation behind it
   */
  private record Rank(boolean isIdle, int tried, int seen, double distance)
      implements Comparable<Rank> {
    private static final Comparator<Rank> ORDER =
        Comparator.comparing(Rank::isIdle)
            .thenComparing(Rank::tried)
            .thenComparing(Rank::seen)
            .thenComparing(Rank::distance);

    @Override
    public int compareTo(Rank other) {
      return ORDER.compare(this, other);
    }
  }

  /** The open ways of a situation. */
  private static final class Room {
    final double perPick;
    final ByPriority<Rank> ways;
    final Map<Act, Integer> tried = new HashMap<>();
    int picks;

    Room(double perPick, ByPriority<Rank> ways) {
      this.perPick = perPick;
      this.ways = ways;
    }

    /** The nearer to a violation, the more picks it may have before others come. */
    double spent() {
      return picks * perPick;
    }
  }

  /** A situation and the best of its ways. */
  private record Turn(Room room, Rank rank) {
    private static final Comparator<Turn> ORDER =
        Comparator.<Turn, Boolean>comparing(turn -> turn.rank().isIdle())
            .thenComparing(turn -> turn.rank().tried())
            .thenComparing(turn -> turn.room().spent())
            .thenComparing(Turn::rank);
  }

  private final ViolationDistance distance;
  private final CallHistory history;
  private final double randomShare;
  private final long seed;
  private final Random random;
  private final UniformRandom any;
  private final Map<Situation, Room> rooms = new LinkedHashMap<>();
  private final Map<Side, Integer> seen = new HashMap<>();
  private final Map<Way, Seen> open = new HashMap<>();

  /**
   * @param randomShare how many of the picks are random, from 0 to 1
   */
  ViolationSearcher(
      ViolationDistance distance, CallHistory history, double randomShare, long seed) {
    this.distance = distance;
    this.history = history;
    this.randomShare = randomShare;
    this.seed = seed;
    this.random = new Random(seed);
    this.any = new UniformRandom(seed);
  }

  @Override
  public void opened(Way way) {
    Seen what = look(way);
    open.put(way, what);
    any.opened(way);
    room(what).ways.opened(way);
  }

  @Override
  public void closed(Way way) {
    Seen what = open.remove(way);
    if (what != null) {
      any.closed(way);
      room(what).ways.closed(way);
    }
  }

  @Override
  public Optional<Way> next() {
    Optional<Way> next =
        random.nextDouble() < randomShare ? any.next() : best().flatMap(room -> room.ways.next());
    next.ifPresent(this::picked);
    return next;
  }

  private void picked(Way way) {
    Seen what = Optional.ofNullable(open.get(way)).orElseGet(() -> look(way));
    room(what).picks++;
    count(what);
    closed(way);
  }

  @Override
  public void ran(Merged merged, CoverageGain gain) {
    // What was picked is counted already.
    merged.visited().stream()
        .filter(way -> way.attempts() == 0)
        .map(this::look)
        .forEach(this::count);
  }

  private void count(Seen what) {
    room(what).tried.merge(what.act(), 1, Integer::sum);
    seen.merge(new Side(what.before().state(), what.act()), 1, Integer::sum);
  }

  private Seen look(Way way) {
    Place place = history.place(way);
    boolean isIdle = history.isIdle(place.act());
    return new Seen(place.before(), place.act(), isIdle, distance.from(way));
  }

  private Room room(Seen what) {
    return rooms.computeIfAbsent(
        what.before(),
        situation ->
            new Room(distance.in(situation.state()), new ByPriority<>(this::rank, 0, seed)));
  }

  private Rank rank(Way way) {
    Seen what = Optional.ofNullable(open.get(way)).orElseGet(() -> look(way));
    return new Rank(
        what.isIdle(),
        room(what).tried.getOrDefault(what.act(), 0),
        seen.getOrDefault(new Side(what.before().state(), what.act()), 0),
        what.distance());
  }

  /** Whose turn it is; none if nothing is open. */
  private Optional<Room> best() {
    return rooms.values().stream()
        .flatMap(room -> room.ways.best().map(rank -> new Turn(room, rank)).stream())
        .min(Turn.ORDER)
        .map(Turn::room);
  }
}
