package dev.quarry.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFolderTest {
  @TempDir private Path folder;

  @Test
  void aNewReportReplacesAnEarlierOneAndNothingElse() throws IOException {
    Path report = folder.resolve("deep/report");
    new ReportFolder(report).write(Map.of("index.html", "1", "old.html", "1"));
    Files.writeString(report.resolve("mine.txt"), "mine");
    new ReportFolder(report).write(Map.of("index.html", "2"));
    assertThat(report.resolve("index.html")).hasContent("2");
    assertThat(report.resolve("old.html")).doesNotExist();
    assertThat(report.resolve("mine.txt")).hasContent("mine");
  }

  @Test
  void aFolderWithOtherFilesIsRefused() throws IOException {
    Path mine = Files.writeString(folder.resolve("index.html"), "mine");
    assertThatThrownBy(() -> new ReportFolder(folder).write(Map.of("index.html", "1")))
        .isInstanceOf(ForeignFolderException.class)
        .hasMessageContaining("such as `index.html`; name a new folder");
    assertThat(mine).hasContent("mine");
  }

  @Test
  void aForgedListDeletesNothingOutside() throws IOException {
    Path outside = Files.writeString(folder.resolve("outside.txt"), "kept");
    Path report = Files.createDirectory(folder.resolve("report"));
    Files.writeString(report.resolve("quarry-report.txt"), "../outside.txt\n" + outside + "\n..\n");
    new ReportFolder(report).write(Map.of("index.html", "1"));
    assertThat(outside).hasContent("kept");
  }
}
