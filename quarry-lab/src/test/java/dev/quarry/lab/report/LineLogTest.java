package dev.quarry.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LineLogTest {
  @TempDir Path directory;

  @Test
  void whatWasAddedIsReadAndALineThatWasCutOffIsNot() throws IOException {
    Path file = directory.resolve("new/log.tsv");
    LineLog log = new LineLog(file, 3);
    assertThat(log.read()).isEmpty();
    log.add(List.of("a", "two\twords\nand more", ""));
    Files.writeString(file, "b\tcut", StandardOpenOption.APPEND);

    assertThat(new LineLog(file, 3).read()).containsExactly(List.of("a", "two words and more", ""));
  }

  @Test
  void linesHaveAllTheirFields() {
    LineLog log = new LineLog(directory.resolve("log.tsv"), 2);
    assertThatThrownBy(() -> log.add(List.of("one")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 fields");
  }
}
