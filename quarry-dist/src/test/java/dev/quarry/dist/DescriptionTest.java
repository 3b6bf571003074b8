package dev.quarry.dist;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.cli.Quarry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import picocli.AutoComplete;
import picocli.CommandLine;

/** The files that describe the commands are those that the commands give. */
class DescriptionTest {
  private static final Path DIST = Path.of("src", "dist");

  private enum Description {
    BASH("completion/quarry.bash"),
    ZSH("completion/_quarry"),
    FISH("completion/quarry.fish"),
    MAN("man/man1/quarry.1");

    private final Path file;

    Description(String file) {
      this.file = DIST.resolve(file);
    }

    private String text(CommandLine root) {
      return switch (this) {
        case BASH -> bash(root);
        case ZSH -> ZshCompletion.of(root);
        case FISH -> FishCompletion.of(root);
        case MAN -> ManPage.of(root);
      };
    }

    /** Without the day on which it was made. */
    private static String bash(CommandLine root) {
      return AutoComplete.bash("quarry", root)
          .replaceAll("(?m)^# (Date|Version|Generated|Timestamp).*\n", "");
    }
  }

  @ParameterizedTest
  @EnumSource
  void aDescriptionIsUpToDate(Description description) throws IOException {
    String text = description.text(Quarry.commandLine());
    if (Boolean.getBoolean("quarry.updateDescriptions")) {
      Files.createDirectories(description.file.getParent());
      Files.writeString(description.file, text);
    }
    assertThat(Files.readString(description.file))
        .as("Run this test with -Dquarry.updateDescriptions=true if commands changed.")
        .isEqualTo(text);
  }

  @Test
  void theShellThatIsHereTakesItsCompletion() throws IOException, InterruptedException {
    assertThat(said("bash", "-n", Description.BASH.file.toString())).isEmpty();
  }

  @Test
  void completionOffersCommandsAndTheirOptions() throws IOException, InterruptedException {
    String script =
        """
        . %s
        COMP_WORDS=(quarry cra); COMP_CWORD=1; _complete_quarry 2>&-; echo "${COMPREPLY[@]}"
        COMP_WORDS=(quarry crash --resum); COMP_CWORD=2; _complete_quarry 2>&-; echo "${COMPREPLY[@]}"
        """
            .formatted(Description.BASH.file);
    assertThat(said("bash", "-c", script).lines()).containsExactly("crash", "--resume");
  }

  @Test
  void everyJarThatIsShippedHasItsLicence() throws IOException {
    List<String> patterns =
        Files.readAllLines(DIST.resolve("licences/README.md")).stream()
            .filter(line -> line.startsWith("| `"))
            .flatMap(line -> Stream.of(line.split("\\|")[1].split(",")))
            .map(name -> name.strip().replace("`", "").replace(".", "\\.").replace("*", ".*"))
            .toList();
    try (Stream<Path> jars = Files.list(Path.of("..", "quarry-cli", "target", "lib"))) {
      assertThat(jars.map(jar -> jar.getFileName().toString()))
          .isNotEmpty()
          .allSatisfy(jar -> assertThat(patterns).anyMatch(jar::matches));
    }
  }

  private static String said(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String text = new String(process.getInputStream().readAllBytes(), UTF_8);
    process.waitFor();
    return text;
  }
}
