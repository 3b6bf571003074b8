package dev.quarry.lab.reproduce;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.lab.report.Table;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReproduceTablesTest {
  private static ReproduceRun run(String crash, int total, int matched, String... reasons) {
    return new ReproduceRun(
        "lib-1.0",
        crash,
        "IllegalStateException",
        total,
        matched,
        matched > 0 ? "Lib.f(1)" : "",
        matched < total ? "lib.Lib.f" : "",
        List.of(reasons),
        12.34);
  }

  @Test
  void allFramesCountAndReasonsStandBeneath() {
    List<Table> tables =
        new ReproduceTables(
                List.of(run("one", 2, 2), run("two", 6, 6), run("three", 7, 3, "Time is up.")))
            .tables();

    assertThat(tables).hasSize(2);
    assertThat(tables.get(0).title())
        .isEqualTo("2 of 3 with all frames of the library; 1 of 2 with five frames or more");
    assertThat(tables.get(0).rows().get(0))
        .containsExactly("lib-1.0", "one", "IllegalStateException", "2", "2", "Lib.f(1)", "12.3");
    assertThat(tables.get(1).rows())
        .containsExactly(List.of("lib-1.0", "three", "lib.Lib.f", "Time is up."));
  }
}
