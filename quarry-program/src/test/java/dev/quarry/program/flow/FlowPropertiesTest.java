package dev.quarry.program.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.program.ExceptionSites;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import dev.quarry.program.testing.Libraries;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold for the control flow of any method, checked on every method of real libraries. */
class FlowPropertiesTest {
  private static final int SMALL = 60;

  static List<Path> libraries() {
    return Libraries.jars();
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void everyInstructionIsInExactlyOneBlock(Path jar) {
    forEachMethod(
        jar,
        flow -> {
          int next = 0;
          for (Block block : flow.blocks()) {
            assertThat(block.first()).isEqualTo(next);
            assertThat(block.end()).isGreaterThan(block.first());
            for (int number = block.first(); number < block.end(); number++) {
              assertThat(flow.blockOf(number)).isSameAs(block);
            }
            next = block.end();
          }
          assertThat(next).isEqualTo(flow.body().size());
        });
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void edgesAreTheSameSeenFromBothEnds(Path jar) {
    forEachMethod(
        jar,
        flow -> {
          List<Edge> leaving = all(flow, true);
          List<Edge> entering = all(flow, false);
          assertThat(entering).containsExactlyInAnyOrderElementsOf(leaving);
        });
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void blocksHaveTheSameHandlersThroughout(Path jar) {
    forEachMethod(
        jar,
        flow -> {
          MethodBody body = flow.body();
          for (Block block : flow.blocks()) {
            body.tryRanges()
                .forEach(
                    range ->
                        assertThat(range.covers(block.first()))
                            .isEqualTo(range.covers(block.last())));
            boolean hasHandlerEdge =
                flow.edgesFrom(block.number()).stream().anyMatch(Edge::isExceptional);
            boolean covered = body.tryRanges().stream().anyMatch(r -> r.covers(block.first()));
            assertThat(hasHandlerEdge)
                .isEqualTo(covered && !flow.throwers(block.number()).isEmpty());
            assertThat(flow.throwers(block.number()))
                .allMatch(number -> ExceptionSites.canThrow(body.instruction(number)));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void dominatorsAreThoseOfTheDefinition(Path jar) {
    forEachMethod(
        jar,
        flow -> {
          if (flow.blocks().size() < SMALL) {
            Dominators dominators = Dominators.of(flow);
            NaiveDominance.check(flow.graph(), 0, dominators);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void postDominatorsAreThoseOfTheDefinition(Path jar) {
    forEachMethod(
        jar,
        flow -> {
          if (flow.blocks().size() < SMALL) {
            NaiveDominance.checkReversed(flow, PostDominators.of(flow));
          }
        });
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void headersDominateTheirLoopsAndLoopsAreNested(Path jar) {
    forEachMethod(
        jar,
        flow -> {
          Dominators dominators = Dominators.of(flow);
          Loops loops = Loops.of(flow, dominators);
          for (Loop loop : loops.loops()) {
            assertThat(loop.blocks()).allMatch(b -> dominators.dominates(loop.header(), b));
            assertThat(loop.backEdges())
                .isNotEmpty()
                .allMatch(edge -> edge.to() == loop.header() && loop.contains(edge.from()));
            loop.parent()
                .ifPresent(
                    outer -> {
                      assertThat(outer.blocks()).containsAll(loop.blocks());
                      assertThat(outer.size()).isGreaterThan(loop.size());
                      assertThat(loop.depth()).isEqualTo(outer.depth() + 1);
                    });
          }
          for (Block block : flow.blocks()) {
            long around = loops.loops().stream().filter(l -> l.contains(block.number())).count();
            assertThat(loops.innermost(block.number()).map(Loop::depth).orElse(0))
                .isEqualTo((int) around);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("libraries")
  void everyCycleIsALoopOrReported(Path jar) {
    forEachMethod(
        jar,
        flow -> {
          Dominators dominators = Dominators.of(flow);
          Loops loops = Loops.of(flow, dominators);
          BitSet explained = new BitSet();
          loops.loops().forEach(loop -> loop.blocks().forEach(explained::set));
          loops.irreducibleRegions().forEach(region -> region.forEach(explained::set));
          if (flow.blocks().size() < SMALL) {
            for (Block block : flow.blocks()) {
              boolean onCycle =
                  dominators.isReachable(block.number())
                      && NaiveDominance.leadsBack(flow.graph(), block.number());
              assertThat(explained.get(block.number())).isEqualTo(onCycle);
            }
          }
        });
  }

  private static List<Edge> all(ControlFlow flow, boolean leaving) {
    return flow.blocks().stream()
        .flatMap(
            b ->
                (leaving ? flow.edgesFrom(b.number()) : flow.edgesTo(b.number()))
                    .stream().filter(edge -> (leaving ? edge.from() : edge.to()) == b.number()))
        .toList();
  }

  private static void forEachMethod(Path jar, Consumer<ControlFlow> check) {
    try (Program program = Libraries.program(jar)) {
      long methods = Libraries.bodies(program).map(ControlFlow::of).peek(check).count();
      assertThat(methods).isGreaterThan(100);
    }
  }
}
