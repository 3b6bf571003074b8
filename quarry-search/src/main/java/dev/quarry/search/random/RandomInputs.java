package dev.quarry.search.random;

import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.InputShape;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/**
 * Random inputs of one entry: half of them new, half of them near an input that was interesting, as
 * soon as there is one; fewer are new if somebody knows which inputs come near a goal. The same
 * seed and the same interesting inputs give the same rows.
 */
public final class RandomInputs {
  /** Older ones make room for newer ones. */
  private static final int POOL = 128;

  /** Several changes at once reach what single ones don't. */
  private static final int MOST_CHANGES = 4;

  private final Draw draw;
  private final Several all;
  private final InputShape shape;
  private final Object[] defaults;
  private final List<Object[]> pool = new ArrayList<>();
  private final Map<Aim, Nearest> nearest = new EnumMap<>(Aim.class);
  private int newest;

  /** What it may mean to be near a goal. */
  public enum Aim {
    /** Something was executed for the first time. */
    NEWS,
    /** The calls that an exception came through are those that are wanted. */
    CALLS,
    /** Few blocks are left to go. */
    BLOCKS
  }

  /**
   * @param factory of the inputs
   * @param places to fill, in any order
   * @param dictionary constants to draw from
   * @param seed where random choices start
   */
  public RandomInputs(
      ExprFactory factory, List<? extends Part> places, Dictionary dictionary, long seed) {
    this.draw = new Draw(new SplittableRandom(seed), dictionary);
    SourceMaker known = new SourceMaker(factory, draw);
    this.all = new Several(places.stream().map(known::of).toList(), draw);
    this.shape = new InputShape(all.inputs());
    this.defaults = shape.inputs().stream().map(Model.EMPTY::get).toArray();
  }

  /** Whether there is but one input. */
  public boolean isConstant() {
    return shape.inputs().isEmpty();
  }

  /** The inputs of the next runs. */
  public InputRows rows(int count) {
    InputRows.Builder rows = new InputRows.Builder();
    for (int i = 0; i < count; i++) {
      rows.add(shape, next());
    }
    return rows.build();
  }

  /** The input of the next run. */
  public Model input() {
    return shape.model(next());
  }

  private Object[] next() {
    List<List<Object[]>> pools = pools();
    if (pools.isEmpty() || draw.oneIn(1 + pools.size())) {
      draw.forget(0);
      Object[] row = defaults.clone();
      all.draw(row, 0);
      return row;
    }
    Object[] row = draw.from(pools.size() == 1 ? pools.get(0) : draw.from(pools)).clone();
    // New objects are none of those that are there already.
    draw.forget(row.length);
    for (int changes = 1 + draw.below(MOST_CHANGES); changes > 0; changes--) {
      all.change(row, 0);
    }
    return row;
  }

  private List<List<Object[]>> pools() {
    List<List<Object[]>> pools = new ArrayList<>();
    if (!pool.isEmpty()) {
      pools.add(pool);
    }
    nearest.values().forEach(near -> pools.add(near.rows()));
    return pools;
  }

  /**
   * An input came near a goal: more are made near those that came nearest.
   *
   * @param nearness greater if nearer; compared with others of the same aim only
   */
  public void near(Aim aim, long nearness, Model input) {
    if (!isConstant()) {
      nearest.computeIfAbsent(aim, any -> new Nearest()).add(row(input), nearness);
    }
  }

  private Object[] row(Model input) {
    return shape.inputs().stream().map(input::get).toArray();
  }

  /** An input did something new: more are made near it. Values that it lacks are the defaults. */
  public void interesting(Model input) {
    if (isConstant()) {
      return;
    }
    Object[] row = row(input);
    if (pool.size() < POOL) {
      pool.add(row);
    } else {
      pool.set(newest++ % POOL, row);
    }
  }
}
