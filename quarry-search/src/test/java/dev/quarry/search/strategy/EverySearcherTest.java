package dev.quarry.search.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.concolic.RunRequest;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.search.synthetic.Explorer;
import dev.quarry.search.synthetic.Program;
import dev.quarry.search.synthetic.Trace;
import dev.quarry.search.tree.PathLimits;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EverySearcherTest {
  private static final int BITS = 7;

  static List<String> names() {
    return Searchers.names();
  }

  private static Explorer explorer(Program program, String searcher, long seed) {
    return new Explorer(program, Searchers.byName(searcher, seed), PathLimits.NONE);
  }

  @ParameterizedTest
  @MethodSource("names")
  void visitsEachPathOfARandomProgramOnceAndEndsExhausted(String name) {
    for (long seed = 1; seed <= 25; seed++) {
      Program program = Program.random(seed, BITS, 10);

      Explorer explorer = explorer(program, name, seed).explore();

      assertThat(explorer.paths()).doesNotHaveDuplicates();
      assertThat(new TreeSet<>(explorer.paths())).isEqualTo(allPaths(program));
      assertThat(explorer.tree().counts().incompleteness()).isEmpty();
      assertThat(explorer.tree().isExhausted()).isTrue();
      assertThat(explorer.tree().counts().divergences()).isZero();
    }
  }

  private static Set<String> allPaths(Program program) {
    ExprFactory factory = new ExprFactory();
    Set<String> paths = new TreeSet<>();
    for (int input = 0; input < 1 << BITS; input++) {
      Model model = Model.EMPTY;
      for (int bit = 0; bit < BITS; bit++) {
        model = model.with(factory.input("b" + bit, Sort.Basic.BOOL), (input >> bit & 1) == 1);
      }
      Trace trace = new Trace(factory, RunRequest.of(model));
      program.run(trace);
      paths.add(trace.path());
    }
    return paths;
  }

  @ParameterizedTest
  @MethodSource("names")
  void visitsEachCaseOfAWideSwitchOnce(String name) {
    Program program =
        trace -> {
          if (trace.choose(0, "x", 100) == 7) {
            trace.choose(1, "y", 3);
          }
        };

    Explorer explorer = explorer(program, name, 3).explore();

    assertThat(explorer.paths()).hasSize(104).doesNotHaveDuplicates();
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @ParameterizedTest
  @MethodSource("names")
  void isDeterministicForASeed(String name) {
    Program program = Program.random(11, BITS, 10);

    List<String> once = explorer(program, name, 5).explore().paths();

    assertThat(explorer(program, name, 5).explore().paths()).isEqualTo(once);
  }

  @ParameterizedTest
  @MethodSource("names")
  void doesNotHandOutWhatAnotherRunVisited(String name) {
    Explorer explorer = explorer(Program.allBits(4), name, 1);
    for (int input = 0; input < 16; input++) {
      Model model = Model.EMPTY;
      for (int bit = 0; bit < 4; bit++) {
        var boolInput = explorer.factory().input("b" + bit, Sort.Basic.BOOL);
        model = model.with(boolInput, (input >> bit & 1) == 1);
      }
      explorer.run(model);
    }

    assertThat(explorer.tree().take()).isEmpty();
    assertThat(explorer.tree().isExhausted()).isTrue();
  }

  @Test
  void anUnknownNameIsAnsweredWithTheKnownOnes() {
    assertThatThrownBy(() -> Searchers.byName("deepest", 0))
        .hasMessage(
            "There is no searcher `deepest`; take one of bfs, cgs, dart, dfs, generational,"
                + " priority, random, rcn, rps, rss, sgs.");
  }
}
