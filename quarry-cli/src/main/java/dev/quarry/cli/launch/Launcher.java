package dev.quarry.cli.launch;

import dev.quarry.cli.ending.ExitCode;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import picocli.CommandLine;

/** Runs a command with its subcommands, and turns whatever happens into an exit code. */
public final class Launcher {
  private static final Set<String> CLASS_PATH = Set.of("-cp", "--class-path");

  private final CommandLine command;
  private final Failures failures;
  private final Interruption interruption;

  /**
   * @param logs where internal errors are logged; made if it is missing
   */
  public Launcher(RootCommand root, Path logs) {
    this.command = new CommandLine(root);
    this.interruption = root.interruption();
    this.failures = new Failures(new CrashLog(logs, command.getCommandName()));
    tellExitCodes(command);
    command.setParameterExceptionHandler(new UsageErrors());
    command.setExecutionExceptionHandler(failures);
    command.setCaseInsensitiveEnumValuesAllowed(true);
    command.registerConverter(Duration.class, new DurationConverter());
  }

  /** Runs the command and ends the virtual machine with its exit code. */
  public static void main(RootCommand root, String[] arguments) {
    Path logs = Path.of(System.getProperty("java.io.tmpdir"));
    System.exit(new Launcher(root, logs).run(arguments));
  }

  /** Errors such as StackOverflowError pass by picocli's handler, which takes exceptions only. */
  public int run(String... arguments) {
    try (interruption) {
      int code = command.execute(joined(arguments));
      return interruption.ending().map(ExitCode::code).orElse(code);
    } catch (Throwable error) {
      return failures.end(error, command, List.of(arguments));
    }
  }

  /** Else the file of {@code -cp @file} would be read as arguments, and each line be one. */
  private static String[] joined(String[] arguments) {
    List<String> words = new ArrayList<>();
    for (String word : arguments) {
      int last = words.size() - 1;
      if (word.startsWith("@") && last >= 0 && CLASS_PATH.contains(words.get(last))) {
        words.set(last, words.get(last) + "=" + word);
      } else {
        words.add(word);
      }
    }
    return words.toArray(String[]::new);
  }

  /** The command with its handlers; tests give it other writers and commands of their own. */
  public CommandLine commandLine() {
    return command;
  }

  /** The heading is inherited, the list is not. */
  private static void tellExitCodes(CommandLine command) {
    command.getCommandSpec().usageMessage().exitCodeList(exitCodes());
    command.getSubcommands().values().forEach(Launcher::tellExitCodes);
  }

  private static Map<String, String> exitCodes() {
    Map<String, String> meanings = new LinkedHashMap<>();
    for (ExitCode exit : ExitCode.values()) {
      meanings.put(Integer.toString(exit.code()), exit.meaning());
    }
    return meanings;
  }
}
