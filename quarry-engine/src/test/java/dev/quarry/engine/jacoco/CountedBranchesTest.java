package dev.quarry.engine.jacoco;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.engine.coverage.Count;
import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.Program;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Opcodes;

/**
 * JaCoCo's own analysis is the oracle: whatever probes are executed, both count the same branches
 * of every method, and the same lines.
 */
class CountedBranchesTest {
  private static final int TRIALS = 3;

  static Stream<Class<?>> places() {
    return Stream.of(
        Constructs.class,
        org.apache.commons.lang3.time.FastDateParser.class,
        org.apache.commons.csv.CSVParser.class,
        com.google.gson.stream.JsonReader.class);
  }

  @ParameterizedTest
  @MethodSource("places")
  void whateverIsExecutedBothCountTheSame(Class<?> home) throws Exception {
    Path place = Path.of(home.getProtectionDomain().getCodeSource().getLocation().toURI());
    try (Program program = new Program(ClassPath.of(List.of(place)))) {
      int methods = 0;
      for (String name : program.classPath().programClasses()) {
        ClassFile type = program.classPath().get(name);
        // JaCoCo's analysis of a bundle leaves out what compilers make.
        boolean isSource = (type.access() & Opcodes.ACC_SYNTHETIC) == 0;
        if (isSource && Names.binary(name).startsWith(home.getPackageName())) {
          methods += compare(program, type);
        }
      }
      assertThat(methods).isPositive();
    }
  }

  private static int compare(Program program, ClassFile type) {
    String name = type.binaryName();
    CountedBranches counted = CountedBranches.of(program, List.of(name));
    Map<Integer, Integer> ours = ClassBranches.of(program, name).probes();
    int size = ProbeMap.of(program.bodies(type)).probes().size();
    int all = ours.keySet().stream().mapToInt(i -> i + 1).max().orElse(0);
    Random random = new Random(7);
    for (int trial = 0; trial < TRIALS; trial++) {
      BitSet executed = some(size, 0.1 + 0.3 * trial, random);
      boolean[] theirs = new boolean[all];
      ours.forEach((jacoco, quarry) -> theirs[jacoco] = executed.get(quarry));
      CoveredProbes covered = new CoveredProbes(Map.of(name, executed));
      Map<MethodId, Count> counts = new LinkedHashMap<>();
      counted.methods().forEach(method -> counts.put(method, counted.count(method, covered)));
      assertThat(counts).as(name).isEqualTo(JacocoCounters.branches(type, theirs));
      assertThat(counted.lines(covered)).as(name).isEqualTo(JacocoCounters.lines(type, theirs));
    }
    return counted.methods().size();
  }

  private static BitSet some(int size, double share, Random random) {
    BitSet bits = new BitSet();
    for (int i = 0; i < size; i++) {
      bits.set(i, random.nextDouble() < share);
    }
    return bits;
  }
}
