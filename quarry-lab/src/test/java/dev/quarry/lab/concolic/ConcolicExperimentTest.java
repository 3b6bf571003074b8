package dev.quarry.lab.concolic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.quarry.lab.report.Table;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConcolicExperimentTest {
  @Test
  void everythingIsMeasuredAndHasARow() throws Exception {
    List<String> told = new ArrayList<>();
    ConcolicFigures figures = new ConcolicExperiment(Effort.TINY).measure(told::add);

    assertThat(figures.kernels())
        .extracting(KernelFigures::name)
        .containsExactlyElementsOf(KernelMeasurement.KERNELS);
    assertThat(figures.explorations())
        .filteredOn(each -> each.name().equals("Classics#twoTriangles"))
        .extracting(ExplorationFigures::paths)
        .containsExactly(121, 121, 121);
    assertThat(figures.jobs()).extracting(JobFigures::paths).containsExactly(1024, 1024, 1024);
    assertThat(figures.scale().paths()).isEqualTo(1024);
    assertThat(figures.batches())
        .allSatisfy(each -> assertThat(each.ready().measured()).isPositive())
        .allSatisfy(each -> assertThat(each.made().measured()).isPositive())
        .extracting(BatchFigures::name)
        .containsExactly("tiny", "version", "bestRange", "medium", "large");
    assertThat(told).isNotEmpty();

    List<Table> tables = new ConcolicTables(figures).tables();
    assertThat(tables)
        .extracting(table -> table.rows().size())
        .containsExactly(KernelMeasurement.KERNELS.size() + 1, 15, 5, 3, 1);
  }

  @Test
  void theMeanOfSlowdownsIsGeometric() {
    var twice = new Comparison("twice", 10, 5);
    var eightTimes = new Comparison("eight times", 8, 1);

    assertThat(Comparison.mean(List.of(twice, eightTimes))).isCloseTo(4, within(1e-9));
  }
}
