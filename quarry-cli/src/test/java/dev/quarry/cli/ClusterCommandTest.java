package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.cli.ending.ExitCode;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterCommandTest {
  @TempDir private Path directory;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int quarry(String... words) {
    var command = Quarry.launcher(directory).commandLine();
    command.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
    return command.execute(words);
  }

  private void refused(String sentence, String... words) {
    err.getBuffer().setLength(0);
    assertThat(quarry(words)).isEqualTo(ExitCode.USAGE.code());
    assertThat(err.toString()).contains(sentence);
  }

  private String[] crash(String... options) {
    List<String> words = new ArrayList<>(List.of("crash", "Foo", "-cp", directory.toString()));
    words.addAll(List.of("-o", directory.resolve("tests").toString()));
    words.addAll(List.of(options));
    return words.toArray(String[]::new);
  }

  @Test
  void aSecretIsMadeOnce() {
    Path file = directory.resolve("secret");
    assertThat(quarry("secret", file.toString())).isEqualTo(ExitCode.CLEAN.code());
    assertThat(out.toString()).isEqualToIgnoringNewLines(file.toString());
    assertThat(file).isRegularFile();
    refused("is there already", "secret", file.toString());
  }

  @Test
  void whatIsMissingIsSaid() throws Exception {
    String file = Files.writeString(directory.resolve("other"), "x").toString();
    refused("needs --secret-file", crash("--cluster-listen", "127.0.0.1:7480"));
    refused("belong to --cluster-listen", crash("--journal", file));
    refused("write HOST:PORT", crash("--cluster-listen", "somewhere", "--secret-file", file));
    refused(
        "There is no secret file",
        crash("--cluster-listen", "127.0.0.1:7480", "--secret-file", file + "x"));
    refused("There is no secret file", "executor", "--join", "h:1", "--secret-file", file + "x");
    refused("--jobs is 1 or more", "executor", "--join", "h:1", "--secret-file", file, "-j", "0");
  }
}
