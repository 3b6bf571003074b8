package dev.quarry.engine.cover;

import dev.quarry.engine.forward.ForwardStep;
import dev.quarry.search.random.RandomInputs;
import dev.quarry.testgen.driver.Driver;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;

/** A driver, and what is known about it. */
final class DriverState {
  private final Driver driver;
  private final boolean plainest;
  private final int entry;
  private final ForwardStep step;
  private final RandomInputs random;
  private final Mean randomRun;
  private final PathRuns pathRuns;
  private final Map<String, BitSet> seen = new LinkedHashMap<>();
  private boolean started;
  private String obstacle = "";
  private long randomRuns;
  private long runs;
  private long useless;
  private long vain;

  /**
   * @param plainest whether no driver of the same method makes arguments in a plainer way
   * @param entry the state of the driver's first block
   * @param step makes its tree grow
   * @param random its inputs
   * @param costs as they are for a start
   */
  DriverState(
      Driver driver,
      boolean plainest,
      int entry,
      ForwardStep step,
      RandomInputs random,
      ActionCosts costs) {
    this.driver = driver;
    this.plainest = plainest;
    this.entry = entry;
    this.step = step;
    this.random = random;
    this.randomRun = new Mean(costs.randomRun());
    this.pathRuns = new PathRuns(costs.concolicRun());
  }

  Driver driver() {
    return driver;
  }

  int entry() {
    return entry;
  }

  /** Its execution tree. */
  ForwardStep step() {
    return step;
  }

  RandomInputs random() {
    return random;
  }

  /** What one run of a batch costs. */
  Mean randomRun() {
    return randomRun;
  }

  /** What runs with path conditions cost. */
  PathRuns pathRuns() {
    return pathRuns;
  }

  /** Whether no driver of the same method makes arguments in a plainer way. */
  boolean isPlainest() {
    return plainest;
  }

  /** Whether there was a run. */
  boolean isStarted() {
    return started;
  }

  void start() {
    started = true;
  }

  /** No worker can run it, and why. */
  void giveUp(String sentence) {
    obstacle = sentence;
    started = true;
  }

  /** Why no worker can run it; "" as long as one can. */
  String obstacle() {
    return obstacle;
  }

  boolean isUsable() {
    return obstacle.isEmpty();
  }

  /** How many runs of batches there were. */
  long randomRuns() {
    return randomRuns;
  }

  void ranAtRandom(int runs) {
    randomRuns += runs;
  }

  /** So many runs were made, of which so many ended in a way that no test can show. */
  void ran(long times, long inVain) {
    runs += times;
    useless += inVain;
    vain += times;
  }

  /** A run covered something for the first time. */
  void gained() {
    vain = 0;
  }

  /** How many runs covered nothing new since one did. */
  long vain() {
    return vain;
  }

  /** Whether a run was made. */
  boolean isRun() {
    return runs > 0;
  }

  /** How many runs were made. */
  long runs() {
    return runs;
  }

  /** How likely a run is to end in a way that a test can show. */
  double promise() {
    return (1.0 + runs - useless) / (1.0 + runs);
  }

  /** Whether probes were never executed before through this driver; remembers them. */
  boolean isNew(Map<String, BitSet> probes) {
    boolean any = false;
    for (Map.Entry<String, BitSet> entry : probes.entrySet()) {
      BitSet known = seen.computeIfAbsent(entry.getKey(), name -> new BitSet());
      int before = known.cardinality();
      known.or(entry.getValue());
      any |= known.cardinality() > before;
    }
    return any;
  }
}
