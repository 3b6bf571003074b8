package dev.quarry.testgen.replay.runner;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Runs a group to its end, so that each method of it has a result.
 *
 * <p>A test that leaves system properties changed is run once more in the same virtual machine. If
 * it changes nothing then, what it changed is what a class does once, when it is initialised: it
 * happens to whoever uses the class first, and the tests that come find it as they would anywhere.
 */
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

  /** Tests that changed properties once, and have to show that they don't do so every time. */
  private final Map<String, First> doubtful = new HashMap<>();

  /**
   * What a first run came to.
   *
   * @param outcome that it had
   * @param properties that it left
   */
  private record First(List<String> outcome, Properties properties) {}

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
    int before = open() + 1;
    while (!left.isEmpty() && open() < before) {
      before = open();
      run(List.copyOf(left.keySet()));
    }
    for (String method : List.copyOf(left.keySet())) {
      Throwable outside = run(List.of(method));
      if (doubtful.containsKey(method)) {
        outside = run(List.of(method));
      }
      if (left.containsKey(method)) {
        begin(method);
        end(method, outside == null ? new NoSuchMethodException("It was not run.") : outside);
      }
    }
  }

  /** How many runs are left at most. */
  private int open() {
    return 2 * left.size() - doubtful.size();
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
    witness.tell(
        point -> {
          if (!doubtful.containsKey(method)) {
            passed(number, point);
          }
        });
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
    List<String> outcome = outcome(method, thrown);
    String changed = group.way().isTest() ? changed() : "";
    Properties after = System.getProperties();
    surroundings.restore();
    String refused = guard.end();
    witness.rest();
    current = null;
    First first = doubtful.remove(method);
    boolean isOnlyInDoubt = refused.isEmpty() && changed.equals(sentence(Surroundings.PROPERTIES));
    if (first == null && isOnlyInDoubt && after.getClass() == Properties.class) {
      doubtful.put(method, new First(outcome, after));
      return;
    }
    if (refused.isEmpty()) {
      refused = changed;
    }
    if (first != null && refused.isEmpty()) {
      surroundings.keep(first.properties);
    }
    results.write(
        refused.isEmpty()
            ? Optional.ofNullable(first).map(First::outcome).orElse(outcome)
            : List.of(ReplayMain.END, number(method), ReplayMain.REFUSED, refused));
    left.remove(method);
  }

  private List<String> outcome(String method, @Nullable Throwable thrown) {
    List<String> outcome = new ArrayList<>(List.of(ReplayMain.END, number(method)));
    outcome.add(thrown == null ? ReplayMain.NORMAL : ReplayMain.THROWN);
    outcome.addAll(thrown == null ? seen : Thrown.describe(thrown, group.className(), method));
    return outcome;
  }

  private String changed() {
    String thread = surroundings.thread();
    if (!thread.isEmpty()) {
      return "The test would leave the thread " + thread + " behind.";
    }
    String what = surroundings.changed();
    return what.isEmpty() ? "" : sentence(what);
  }

  private static String sentence(String what) {
    return "The test would leave " + what + " changed.";
  }

  private String number(String method) {
    String number = left.get(method);
    if (number == null) {
      throw new IllegalStateException("Nobody asked for " + method + ".");
    }
    return number;
  }
}
