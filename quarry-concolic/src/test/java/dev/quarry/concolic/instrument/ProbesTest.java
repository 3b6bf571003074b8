package dev.quarry.concolic.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.concolic.instrument.samples.Numbers;
import dev.quarry.concolic.runtime.coverage.CoverageGrowth;
import dev.quarry.concolic.runtime.coverage.Probes;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Program;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The probes set by a run are those that the map of the plain class file says. */
class ProbesTest {

  @ParameterizedTest
  @EnumSource(names = {"SYMBOLIC", "COVERAGE"})
  void theOutcomesTakenAreTheOnesCounted(Mode mode) throws Exception {
    Path classes =
        Path.of(Numbers.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Program program = new Program(ClassPath.of(List.of(classes)))) {
      RewritingLoader loader = new RewritingLoader(program.classPath(), mode);
      String name = Numbers.class.getName();
      var method = Class.forName(name, true, loader).getMethod("choose", int.class, String.class);
      reset();
      RunState.steps = Integer.MAX_VALUE;
      method.invoke(null, 1000, "x");
      BitSet set = covered(mode).byClass().get(name);
      List<Probe> probes = ProbeMap.of(program.bodies(program.classPath().get(name))).probes();
      List<Probe> covered = set.stream().mapToObj(probes::get).toList();
      assertThat(covered.stream().filter(Probe.Outcome.class::isInstance)).hasSize(1);
      assertThat(covered)
          .allMatch(probe -> probe.toString().contains("choose"))
          .filteredOn(Probe.Line.class::isInstance)
          .hasSize(2);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"SYMBOLIC", "COVERAGE"})
  void bothWaysOfAJumpHaveTheirOwnProbe(Mode mode) throws Exception {
    Path classes =
        Path.of(Numbers.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Program program = new Program(ClassPath.of(List.of(classes)))) {
      RewritingLoader loader = new RewritingLoader(program.classPath(), mode);
      var method =
          Class.forName(Numbers.class.getName(), true, loader)
              .getMethod("ints", int.class, int.class);
      RunState.steps = Integer.MAX_VALUE;
      reset();
      method.invoke(null, 5, 0);
      BitSet zero = covered(mode).byClass().get(Numbers.class.getName());
      reset();
      method.invoke(null, 5, 2);
      BitSet other = covered(mode).byClass().get(Numbers.class.getName());
      assertThat(zero).isNotEqualTo(other);
      zero.andNot(other);
      assertThat(zero.cardinality()).isGreaterThanOrEqualTo(1);
    }
  }

  private static void reset() {
    Probes.reset();
    CoverageGrowth.reset();
  }

  /** What was executed since the reset, which counts as new for coverage only. */
  private static CoveredProbes covered(Mode mode) {
    return mode == Mode.SYMBOLIC ? Probes.covered() : CoverageGrowth.take();
  }
}
