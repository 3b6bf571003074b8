package dev.quarry.engine.cover;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.search.markov.FlowGraph;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChainOfCodeTest {
  private static final String CALLS =
      """
      public class Calls {
        interface Shape { int area(); }
        static final class Square implements Shape {
          public int area() { return 4; }
        }
        static final class Disc implements Shape {
          public int area() { return 3; }
        }
        public static int total(Shape one, int n) {
          int sum = one.area();
          if (n > 3) { sum += unrelated(n); }
          return sum;
        }
        static int unrelated(int n) { return Math.abs(n); }
      }
      """;

  private static final MethodId TOTAL = new MethodId("Calls", "total", "(LCalls$Shape;I)I");

  @TempDir private Path directory;

  private ChainOfCode chain(Subject subject, Set<MethodId> methods) {
    CountedBranches counted = CountedBranches.of(subject.program(), List.of("Calls"));
    Aim all = Aim.of(List.of("Calls"), counted, Wanted.EVERYTHING);
    Aim aim =
        new Aim(
            all.classes(),
            all.branches().stream().filter(one -> methods.contains(one.method())).toList(),
            methods);
    return ChainBuilder.chain(subject, List.of(TOTAL), aim);
  }

  private Subject subject() throws IOException {
    return Subject.open(List.of(new CoverFixture(directory).with("Calls", CALLS).classes()));
  }

  @Test
  void anOutcomeIsAStateBetweenTwoBlocks() throws IOException {
    try (Subject subject = subject()) {
      ChainOfCode chain = chain(subject, Set.of(TOTAL));
      Branch taken = dev.quarry.program.Branches.of(subject.program().body(TOTAL)).get(0);
      int outcome = chain.outcome(taken);
      FlowGraph graph = chain.graph();
      assertThat(chain.isOutcome(outcome)).isTrue();
      assertThat(graph.successors(outcome)).isEqualTo(1);
      assertThat(chain.isOutcome(graph.successor(outcome, 0))).isFalse();
      assertThat(chain.rewarding().get(outcome)).isTrue();
    }
  }

  @Test
  void methodsThatLeadToNothingWantedAreLeftOut() throws IOException {
    try (Subject subject = subject()) {
      ChainOfCode chain = chain(subject, Set.of(TOTAL));
      assertThat(chain.entry(new MethodId("Calls", "unrelated", "(I)I")))
          .isEqualTo(ChainOfCode.NONE);
      assertThat(chain.entry(TOTAL)).isZero();
    }
  }

  @Test
  void aCallOfOneOfSeveralMethodsIsAChoice() throws IOException {
    try (Subject subject = subject()) {
      MethodId square = new MethodId("Calls$Square", "area", "()I");
      MethodId disc = new MethodId("Calls$Disc", "area", "()I");
      Aim aim = new Aim(List.of("Calls$Square", "Calls$Disc"), List.of(), Set.of(square, disc));
      ChainOfCode chain = ChainBuilder.chain(subject, List.of(TOTAL), aim);
      FlowGraph graph = chain.graph();
      int choice = graph.call(chain.entry(TOTAL), 0);
      assertThat(graph.successors(choice)).isEqualTo(2);
      assertThat(List.of(graph.successor(choice, 0), graph.successor(choice, 1)))
          .containsExactlyInAnyOrder(chain.entry(square), chain.entry(disc));
    }
  }
}
