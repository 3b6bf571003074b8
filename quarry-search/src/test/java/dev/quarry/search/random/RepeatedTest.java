package dev.quarry.search.random;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class RepeatedTest {
  private static final int MOST = 5;

  @Test
  void whatIsRepeatedIsMostlyLeftOutButDoneUpToTheMost() {
    var factory = new ExprFactory();
    List<Part> parts = List.of(new Part.Repeated("times", MOST, 12, List.of(new Place("x", "I"))));
    var inputs = new RandomInputs(factory, parts, Dictionary.EMPTY, 1);
    Set<Integer> seen = new TreeSet<>();
    int never = 0;
    for (int i = 0; i < 400; i++) {
      Model input = inputs.input();
      int times = (Integer) input.get(InputPath.parameter("times").input(factory, Sort.INT));
      seen.add(times);
      never += times == 0 ? 1 : 0;
      inputs.interesting(input);
    }
    assertThat(seen).containsExactly(0, 1, 2, 3, 4, 5);
    assertThat(never).isGreaterThan(100);
  }
}
