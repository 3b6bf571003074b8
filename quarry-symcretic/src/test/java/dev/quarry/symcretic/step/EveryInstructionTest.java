package dev.quarry.symcretic.step;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Sort;
import dev.quarry.symcretic.testing.Differential;
import dev.quarry.symcretic.testing.Snippet;
import dev.quarry.symcretic.testing.Workbench;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Opcodes;

/** Every instruction on random states: what must hold before it against what it does. */
final class EveryInstructionTest {
  private static final int STATES = 1_000;

  @TempDir private static Path directory;

  private static Workbench bench;

  @BeforeAll
  static void writeMethods() {
    bench = Workbench.ofSnippets(directory, Cases.all());
  }

  @AfterAll
  static void close() {
    bench.close();
  }

  private static Stream<Snippet> cases() {
    return Cases.all().stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void whatMustHoldBeforeHoldsExactlyIfItHoldsAfter(Snippet snippet) {
    var differential = new Differential(bench, snippet);
    if (snippet.opcode() == Opcodes.MULTIANEWARRAY) {
      // Of the rows, the engine says that it does not follow them.
      var rows = bench.references().variables().elements(Sort.REF);
      differential.check(STATES, post -> !Dag.postOrder(List.of(post)).contains(rows));
    } else {
      differential.check(STATES);
    }
  }
}
