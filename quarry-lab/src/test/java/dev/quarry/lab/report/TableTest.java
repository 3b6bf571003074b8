package dev.quarry.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class TableTest {
  private final Table table =
      new Table("Sizes", List.of("name", "n"), List.of(List.of("a|b", "1"), List.of("c", "100")));

  @Test
  void textIsAlignedLeftThenRight() {
    assertThat(table.text())
        .isEqualTo(
            """
            Sizes

            name    n
            a|b     1
            c     100
            """);
  }

  @Test
  void markdownEscapesBars() {
    assertThat(table.markdown())
        .isEqualTo(
            """
            ## Sizes

            | name | n |
            | --- | ---: |
            | a\\|b | 1 |
            | c | 100 |
            """);
  }

  @Test
  void rowOfAnotherLengthIsRefused() {
    assertThatThrownBy(() -> new Table("t", List.of("a"), List.of(List.of("1", "2"))))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
