package dev.quarry.report.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ResultReaderTest {
  private final ResultReader reader = new ResultReader();

  @ParameterizedTest
  @CsvSource({"cover,1", "crash,1", "reach,1", "verify,1", "check,1", "explore,2", "reproduce,1"})
  void whatIsMissingIsEmpty(String command, int version) {
    ReportedResult result =
        reader.read("x", "{\"schema\":\"quarry.%s/%d\"}".formatted(command, version));
    assertThat(result.command()).isEqualTo(command);
    assertThat(result.seconds()).isZero();
    assertThat(result.warnings()).isEmpty();
  }

  @Test
  void nullIsEmptyToo() {
    var check =
        (ReportedCheck)
            reader.read(
                "x",
                "{\"schema\":\"quarry.check/1\",\"specifications\":[{\"input\":null,\"test\":null,\"testMethod\":null}]}");
    assertThat(check.specifications().get(0).input()).isEmpty();
    assertThat(check.specifications().get(0).test().exists()).isFalse();
  }

  @Test
  void whatIsNoResultIsNamedWithTheRemedy() {
    assertThatThrownBy(() -> reader.read("a.json", "no json"))
        .isInstanceOf(ResultException.class)
        .hasMessage(
            "`a.json` is not JSON; name a file that a command of Quarry printed with --json.");
    assertThatThrownBy(() -> reader.read("a.json", "[]")).hasMessageContaining("has no schema");
    assertThatThrownBy(() -> reader.read("a.json", "")).hasMessageContaining("has no schema");
    assertThatThrownBy(() -> reader.read("a.json", "{\"schema\":\"quarry.cover/9\"}"))
        .hasMessageContaining("the schema quarry.cover/9, of which there is no report");
  }
}
