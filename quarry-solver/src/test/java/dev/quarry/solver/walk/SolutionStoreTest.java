package dev.quarry.solver.walk;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SolutionStoreTest {
  private final Terms t = new Terms();
  private final Input x = t.ofInt("x");
  private final Input y = t.ofInt("y");
  private final SolutionStore store = new SolutionStore();

  @Test
  void solutionsAboutAnInputAreFoundLatestFirst() {
    var first = new Model(Map.of(x, 1));
    var second = new Model(Map.of(x, 2, y, 2));
    store.add(first);
    store.add(second);
    assertThat(store.about(List.of(x))).containsExactly(second, first);
    assertThat(store.about(List.of(y))).containsExactly(second);
  }

  @Test
  void oldSolutionsAreForgotten() {
    for (int i = 0; i < 100; i++) {
      store.add(new Model(Map.of(x, i)));
    }
    assertThat(store.about(List.of(x))).hasSize(4).startsWith(new Model(Map.of(x, 99)));
  }
}
