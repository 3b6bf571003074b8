package dev.quarry.testgen.confirm;

import dev.quarry.program.ClassPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.replay.JUnitJars;
import dev.quarry.testgen.replay.MutantRun;
import dev.quarry.testgen.replay.Replay;
import dev.quarry.testgen.replay.ReplayOptions;
import dev.quarry.testgen.replay.Replayed;
import dev.quarry.testgen.replay.TestId;
import dev.quarry.testgen.source.TestWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;

/**
 * Has drafts written, compiled, run twice in fresh JVMs and classified. A failure in one draft is
 * the end of that draft and of no other.
 *
 * <p>For one thread, but for {@link #expect}. Whoever makes it closes it.
 */
public final class TestPipeline implements AutoCloseable {
  /** A limit for tests that nobody has to read. */
  public static final int ANY_LENGTH = Integer.MAX_VALUE;

  /** More lines nobody wants to read, the annotation not counted. */
  public static final int LONGEST = 25;

  /** A test that passes takes milliseconds; whoever takes longer here does not end. */
  private static final Duration MUTANT_TIME = Duration.ofSeconds(2);

  /** Knowing more about mistakes is not worth more than this. */
  private static final Duration ALL_MUTANTS_TIME = Duration.ofSeconds(15);

  private final Builder builder;
  private final Replay replay;
  private final TwoReplays replays;
  private final Replay mutating;
  private final Classification classification;

  /**
   * @param program where classes are found, without drivers
   * @param options how tests are run
   * @param longest how many lines a test may have
   */
  public TestPipeline(ClassPath program, ReplayOptions options, int longest) {
    this(program, options, longest, TestWriter.SUFFIX);
  }

  /**
   * @param program where classes are found
   * @param options how tests are run, and on which class path, whose Java release they are for
   * @param longest how many lines a test may have
   * @param suffix how names of test classes end
   */
  public TestPipeline(ClassPath program, ReplayOptions options, int longest, String suffix) {
    int release = ClassPath.release(options.classPath());
    this.builder =
        new Builder(
            new TestWriter(new ClassHierarchy(program), options.framework(), release, suffix),
            new TestCompiler(JUnitJars.behind(options.classPath(), options.framework()), release),
            longest);
    this.replay = new Replay(options);
    this.replays = new TwoReplays(replay);
    this.mutating = new Replay(options.withTestTime(MUTANT_TIME).withTotalTime(ALL_MUTANTS_TIME));
    this.classification = new Classification(new Stacks(program));
  }

  /**
   * Writes and compiles drafts, and runs none.
   *
   * @param dropped takes what does not compile
   */
  public <D extends Draft> Built<D> build(List<D> drafts, Map<D, Ended> dropped) {
    return builder.build(drafts, Form.TESTS, dropped);
  }

  /** Starts the JVMs of the next {@link #tryOut} ahead. */
  public void expect() {
    replay.expect();
  }

  /** Each draft once through the pipeline. */
  public <D extends Draft> Tried<D> tryOut(List<D> drafts, Form form, Watch<D> watch) {
    if (!drafts.isEmpty() && form.hasTests()) {
      replay.expect();
    }
    Map<D, Ended> dropped = new LinkedHashMap<>();
    List<D> all = drafts.stream().distinct().toList();
    Built<D> built = builder.build(all, form, dropped);
    Map<D, Replays> seen = replays.of(built, watch);
    Map<D, Replays> confirmed = new LinkedHashMap<>();
    for (D draft : all) {
      if (!dropped.containsKey(draft)) {
        Replays shown = seen.getOrDefault(draft, Replays.NONE);
        Ended ended = classification.of(draft, shown, watch.showsAny(draft));
        if (ended.isConfirmed()) {
          confirmed.put(draft, shown);
        } else {
          dropped.put(draft, ended);
        }
      }
    }
    return new Tried<>(built, confirmed, dropped);
  }

  /**
   * Tries tests again and again, until nothing is wrong with those that are left: one test may
   * leave something in static fields that another finds. A test that something is wrong with
   * asserts less the next time, or is dropped. What is built at the end are the confirmed tests.
   */
  public <D extends Draft> Tried<D> settle(List<D> drafts, Watch<D> watch) {
    Map<D, Ended> dropped = new LinkedHashMap<>();
    List<D> left = new ArrayList<>(drafts);
    while (true) {
      Tried<D> tried = tryOut(left, Form.TESTS, watch);
      boolean isSettled = true;
      for (Map.Entry<D, Ended> wrong : tried.dropped().entrySet()) {
        D draft = wrong.getKey();
        isSettled &= !tried.built().has(draft);
        if (!tried.built().has(draft) || !draft.assertLess()) {
          dropped.put(draft, wrong.getValue());
        }
      }
      if (isSettled) {
        return tried.with(dropped);
      }
      left.removeAll(dropped.keySet());
    }
  }

  /**
   * What drafts do in programs with mutants. Nothing is confirmed by that: it tells which mistakes
   * a draft could notice. Who needs too long or ends the process is not among the results.
   *
   * @param seen where the drafts were observed
   * @param mutants the programs
   * @param matters whether a draft may notice a mutant at all
   * @return by draft and by the number of the mutant
   */
  public <D extends Draft> Map<D, Map<Integer, Replayed>> inMutants(
      Tried<D> seen, Collection<Mutant> mutants, BiPredicate<D, Mutant> matters) {
    Map<D, TestId> probes = seen.built().probes();
    Map<String, byte[]> classFiles = new LinkedHashMap<>();
    List<MutantRun> runs = new ArrayList<>();
    List<BiConsumer<Map<D, Map<Integer, Replayed>>, Replayed>> notes = new ArrayList<>();
    for (Mutant mutant : mutants) {
      classFiles.put(mutant.file(), mutant.classFile());
      for (D draft : seen.confirmed()) {
        TestId probe = probes.get(draft);
        if (probe != null && matters.test(draft, mutant)) {
          runs.add(new MutantRun(probe, mutant.className(), mutant.file()));
          notes.add(
              (results, one) ->
                  results
                      .computeIfAbsent(draft, any -> new LinkedHashMap<>())
                      .put(mutant.number(), one));
        }
      }
    }
    Map<D, Map<Integer, Replayed>> results = new LinkedHashMap<>();
    List<Replayed> all = mutating.runMutants(seen.built().classes(), classFiles, runs);
    for (int i = 0; i < all.size(); i++) {
      Replayed.Kind kind = all.get(i).kind();
      if (kind == Replayed.Kind.THREW || kind == Replayed.Kind.COMPLETED) {
        notes.get(i).accept(results, all.get(i));
      }
    }
    return results;
  }

  /** Ends JVMs that wait for tests. */
  @Override
  public void close() {
    replay.close();
    mutating.close();
  }
}
