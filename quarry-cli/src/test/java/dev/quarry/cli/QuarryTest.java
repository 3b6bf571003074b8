package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.cli.ending.ExitCode;
import dev.quarry.cli.ending.UserError;
import dev.quarry.cli.launch.Launcher;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class QuarryTest {
  @TempDir Path logs;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void helpListsCommandsAndEveryExitCode() {
    assertThat(run("--help")).isEqualTo(0);
    assertThat(out.toString()).contains("Usage: quarry", "Commands:", "help");
    for (ExitCode exit : ExitCode.values()) {
      assertThat(out.toString())
          .containsPattern("\\s" + exit.code() + "\\s+" + exit.meaning().replace(" ", "\\s+"));
    }
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void everyCommandHasHelpOfItsOwn() {
    for (String name : launcher().commandLine().getSubcommands().keySet()) {
      out.getBuffer().setLength(0);
      assertThat(run(name, "--help")).as(name).isEqualTo(0);
      assertThat(out.toString()).as(name).contains("Usage: quarry " + name);
    }
  }

  @Test
  void everyCommandTellsItsExitCodes() {
    for (String name : List.of("cover", "reach")) {
      out.getBuffer().setLength(0);
      assertThat(run(name, "--help")).isEqualTo(0);
      assertThat(out.toString()).as(name).contains(ExitCode.UNDECIDED.meaning());
    }
  }

  @Test
  void versionNamesQuarryAndJava() {
    assertThat(run("--version")).isEqualTo(0);
    assertThat(out.toString()).startsWith("quarry ").contains("Java " + Runtime.version());
  }

  @Test
  void unknownOptionIsAUsageErrorInAWholeSentence() {
    assertThat(run("--colour")).isEqualTo(2);
    assertThat(err.toString())
        .contains("quarry: Unknown option: '--colour'.", "Run 'quarry --help'");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void misspeltOptionIsAUsageErrorWithASuggestion() {
    assertThat(run("--versoin")).isEqualTo(2);
    assertThat(err.toString()).contains("'--versoin'", "Did you mean --version?");
  }

  @Test
  void unknownCommandIsAUsageErrorThatListsTheCommands() {
    assertThat(run("frobnicate")).isEqualTo(2);
    assertThat(err.toString()).contains("No command is named 'frobnicate'; there are", "help");
  }

  @Test
  void theLaboratoryIsNoPartOfTheProduct() {
    assertThat(run("--help")).isEqualTo(0);
    assertThat(out.toString()).doesNotContainPattern("\\blab\\b");
    assertThat(run("lab", "walk", "--seeds", "1")).isEqualTo(2);
    assertThat(err.toString().strip())
        .isEqualTo(
            "quarry: The laboratory is no part of Quarry any more; run './lab walk --seeds 1' in"
                + " Quarry's source tree.");
    assertThat(run("labb")).isEqualTo(2);
    assertThat(err.toString())
        .contains(
            "there are cover, crash, check, reach, reproduce, verify, explore, solve, secret,"
                + " executor, report, prepare, doctor, help.");
  }

  @Test
  void surplusArgumentIsAUsageErrorThatNamesTheCommand() {
    assertThat(run(failing(new IllegalStateException("not reached")), "fail", "more")).isEqualTo(2);
    assertThat(err.toString())
        .contains("quarry: 'more' is one argument too many.", "Run 'quarry fail --help'");
  }

  @Test
  void noCommandIsAUsageError() {
    assertThat(run()).isEqualTo(2);
    assertThat(err.toString()).contains("quarry: A command is missing.");
  }

  @Test
  void userErrorIsToldWithoutLogFile() throws IOException {
    assertThat(
            run(
                failing(
                    new UserError(
                        ExitCode.NOT_ANALYSABLE, "No class files in 'x'; build it first.")),
                "fail"))
        .isEqualTo(4);
    assertThat(err.toString().strip()).isEqualTo("quarry: No class files in 'x'; build it first.");
    assertThat(logFiles()).isEmpty();
  }

  @Test
  void internalErrorNamesTheLogFileThatHoldsTheStackTrace() throws IOException {
    assertThat(run(failing(new IllegalStateException("broken")), "fail")).isEqualTo(70);
    assertThat(logFiles()).hasSize(1);
    Path log = logFiles().get(0);
    assertThat(err.toString()).contains("broken", log.toString()).doesNotContain("\tat ");
    assertThat(log)
        .content()
        .contains("arguments: [fail]", "IllegalStateException: broken", "\tat ");
  }

  @Test
  void internalErrorKeepsItsStackTraceEvenWhenNoLogCanBeWritten() throws IOException {
    Path file = Files.createFile(logs.resolve("not-a-directory"));
    Launcher launcher = Quarry.launcher(file);
    launcher.commandLine().addSubcommand(failing(new IllegalStateException("broken")));
    assertThat(run(launcher, "fail")).isEqualTo(70);
    assertThat(err.toString()).contains("IllegalStateException: broken", "\tat ");
  }

  @Test
  void stackOverflowIsAnInternalErrorToo() throws IOException {
    assertThat(run(failing(new StackOverflowError("too deep")), "fail")).isEqualTo(70);
    assertThat(err.toString()).contains("too deep", logFiles().get(0).toString());
  }

  @Test
  void aFullDiskIsNamedAndIsNoInternalError() {
    IOException full = new FileSystemException("/scratch/x", null, "No space left on device");
    assertThat(run(failing(new UncheckedIOException(full)), "fail")).isEqualTo(74);
    assertThat(err.toString())
        .contains("There is no space left at /scratch/x", "Free some")
        .doesNotContain("internal error");
  }

  private Launcher launcher() {
    return Quarry.launcher(logs);
  }

  private int run(String... arguments) {
    return run(launcher(), arguments);
  }

  private int run(Failing command, String... arguments) {
    Launcher launcher = launcher();
    launcher.commandLine().addSubcommand(command);
    return run(launcher, arguments);
  }

  private int run(Launcher launcher, String... arguments) {
    launcher
        .commandLine()
        .setOut(new PrintWriter(out, true))
        .setErr(new PrintWriter(err, true))
        .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
    return launcher.run(arguments);
  }

  private List<Path> logFiles() throws IOException {
    try (Stream<Path> files = Files.list(logs)) {
      return files.toList();
    }
  }

  private static Failing failing(Throwable failure) {
    return new Failing(failure);
  }

  @Command(name = "fail")
  private record Failing(Throwable failure) implements Callable<Integer> {
    @Override
    public Integer call() throws Exception {
      if (failure instanceof Error error) {
        throw error;
      }
      throw (Exception) failure;
    }
  }
}
