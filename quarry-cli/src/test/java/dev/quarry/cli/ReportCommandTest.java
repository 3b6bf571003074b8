package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import demo.Train;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportCommandTest {
  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private static String examples() {
    try {
      return Path.of(Train.class.getProtectionDomain().getCodeSource().getLocation().toURI())
          .toString();
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private int quarry(String... words) {
    out.getBuffer().setLength(0);
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return command.execute(words);
  }

  private String in(String name) {
    return directory.resolve(name).toString();
  }

  @Test
  void resultsOfSeveralCommandsAreOneReport() throws IOException {
    String path = examples();
    assertThat(quarry("explore", "demo.Train#inspect", "-cp", path, "--json")).isZero();
    Files.writeString(directory.resolve("explore.json"), out.toString());
    assertThat(
            quarry(
                "cover",
                "demo.Tickets",
                "-cp",
                path,
                "--proofs",
                "--json",
                "-o",
                in("t"),
                "--html",
                in("cover")))
        .isZero();
    Files.writeString(directory.resolve("cover.json"), out.toString());
    assertThat(err.toString()).contains("The report is in " + Path.of(in("cover"), "index.html"));
    assertThat(Path.of(in("cover"), "source-demo.Tickets.java.html"))
        .content()
        .contains("proved dead", "discount_returns");
    assertThat(quarry("report", in("explore.json"), in("cover.json"), "--html", in("all")))
        .isZero();
    assertThat(out.toString().strip()).isEqualTo(in("all/index.html"));
    assertThat(Path.of(in("all"), "paths.html")).content().contains("first.next == first");
    assertThat(Path.of(in("all"), "tests.html")).content().contains("@Test", "assertEquals");
  }

  @Test
  void aFolderWithOtherFilesIsRefusedBeforeTheWorkBegins() throws IOException {
    Files.createDirectory(directory.resolve("mine"));
    Files.writeString(directory.resolve("mine/notes.txt"), "mine");
    assertThat(quarry("explore", "demo.Train#inspect", "-cp", examples(), "--html", in("mine")))
        .isEqualTo(2);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString()).contains("There are other files in", "name a new folder");
  }

  @Test
  void whatIsNoResultIsAUsageError() throws IOException {
    Files.writeString(directory.resolve("solve.json"), "{\"schema\":\"quarry.solve/1\"}");
    assertThat(quarry("report", in("solve.json"), "--html", in("r"))).isEqualTo(2);
    assertThat(err.toString()).contains("quarry.solve/1, of which there is no report");
    assertThat(quarry("report", in("nothing.json"), "--html", in("r"))).isEqualTo(2);
    assertThat(err.toString()).contains("There is no file `" + in("nothing.json"));
    Files.writeString(directory.resolve("reach.json"), "{\"schema\":\"quarry.reach/1\"}");
    assertThat(quarry("report", in("reach.json"), "--sources", in("nowhere"), "--html", in("r")))
        .isEqualTo(2);
    assertThat(err.toString()).contains("There is no directory `" + in("nowhere"));
  }
}
