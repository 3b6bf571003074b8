package dev.quarry.testgen.replay.runner;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Runs a group to its end, so that each method of it has a result. */
final class GroupRun implements Check.Progress {
  private final Group group;
  private final Check check;
  private final Guard guard;
  private final Witness witness;
  private final Surroundings surroundings;
  private final Results results;

  /** What has no result yet. */
  private final Map<String, String> left;

  /** What the method that runs returned, if somebody looked at it. */
  private List<String> seen = List.of();

  /** The points that the method that runs came by. */
  private final Set<Integer> passed = new HashSet<>();

  /** The method that runs. */
  private @Nullable String current;

  GroupRun(
      Group group,
      Check check,
      Guard guard,
      Witness witness,
      Surroundings surroundings,
      Results results) {
    this.group = group;
    this.check = check;
    this.guard = guard;
    this.witness = witness;
    this.surroundings = surroundings;
    this.results = results;
    this.left = new LinkedHashMap<>(group.numbers());
  }

  /**
   * All together as long as that brings results; what remains then one by one. A framework stops
   * before its time when memory ends, or when one method of many is not a test.
   */
  void run() {
    int before = left.size() + 1;
    while (!left.isEmpty() && left.size() < before) {
      before = left.size();
      run(List.copyOf(left.keySet()));
    }
    for (String method : List.copyOf(left.keySet())) {
      Throwable outside = run(List.of(method));
      if (left.containsKey(method)) {
        begin(method);
        end(method, outside == null ? new NoSuchMethodException("It was not run.") : outside);
      }
    }
  }

  private @Nullable Throwable run(List<String> methods) {
    Throwable outside;
    try {
      outside = check.run(group.className(), methods, this);
    } catch (Throwable e) {
      outside = e;
    }
    if (current != null) {
      end(current, outside);
    }
    return outside;
  }

  @Override
  public void begin(String method) {
    surroundings.restore();
    current = method;
    seen = List.of();
    String number = number(method);
    results.write(List.of(ReplayMain.BEGIN, number));
    passed.clear();
    witness.tell(point -> passed(number, point));
    guard.begin();
  }

  /** Written at once: the method may never end. */
  private void passed(String number, int point) {
    synchronized (passed) {
      if (passed.add(point)) {
        results.write(List.of(ReplayMain.PASSED, number, String.valueOf(point)));
      }
    }
  }

  @Override
  public void saw(String method, List<String> encoding) {
    seen = encoding;
  }

  @Override
  public void end(String method, @Nullable Throwable thrown) {
    List<String> outcome = new ArrayList<>(List.of(ReplayMain.END, number(method)));
    outcome.add(thrown == null ? ReplayMain.NORMAL : ReplayMain.THROWN);
    outcome.addAll(thrown == null ? seen : Thrown.describe(thrown, group.className(), method));
    String changed = group.way().isTest() ? changed() : "";
    surroundings.restore();
    String refused = guard.end();
    if (refused.isEmpty()) {
      refused = changed;
    }
    witness.rest();
    results.write(
        refused.isEmpty()
            ? outcome
            : List.of(ReplayMain.END, number(method), ReplayMain.REFUSED, refused));
    left.remove(method);
    current = null;
  }

  private String changed() {
    String thread = surroundings.thread();
    if (!thread.isEmpty()) {
      return "The test would leave the thread " + thread + " behind.";
    }
    String what = surroundings.changed();
    return what.isEmpty() ? "" : "The test would leave " + what + " changed.";
  }

  private String number(String method) {
    String number = left.get(method);
    if (number == null) {
      throw new IllegalStateException("Nobody asked for " + method + ".");
    }
    return number;
  }
}
