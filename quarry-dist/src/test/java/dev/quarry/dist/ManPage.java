package dev.quarry.dist;

import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The page of the command in the manual. */
final class ManPage {
  private final StringBuilder page = new StringBuilder();

  private ManPage() {}

  static String of(CommandLine root) {
    ManPage page = new ManPage();
    page.write(root);
    return page.page.toString();
  }

  private void write(CommandLine root) {
    request(".TH QUARRY 1 \"\" Quarry");
    request(".SH NAME");
    text("quarry - finds the test that reaches a place in compiled Java, or proves there is none");
    request(".SH SYNOPSIS");
    request(".B quarry");
    request(".I COMMAND");
    text("[OPTION]... [ARGUMENT]...");
    request(".SH DESCRIPTION");
    text(Commands.summary(root.getCommandSpec()));
    text("Results go to standard output, progress and messages to standard error.");
    request(".SH COMMANDS");
    Map<String, CommandSpec> commands = Commands.of(root);
    commands.forEach(
        (name, command) -> {
          request(".TP");
          request(".B " + name);
          text(Commands.summary(command));
        });
    commands.forEach(this::options);
    request(".SH \"EXIT STATUS\"");
    root.getCommandSpec()
        .usageMessage()
        .exitCodeList()
        .forEach(
            (code, meaning) -> {
              request(".TP");
              request(".B " + code);
              text(meaning);
            });
    request(".SH ENVIRONMENT");
    variable("JAVA_HOME", "The JDK that runs Quarry; else the one on the PATH.");
    variable("QUARRY_OPTS", "Options for the Java virtual machine.");
    variable("QUARRY_NO_ARCHIVE", "If set, nothing is archived for faster starts.");
    variable("XDG_CACHE_HOME", "Where archives and caches are, in a directory quarry.");
  }

  private void options(String name, CommandSpec command) {
    if (Commands.options(command).isEmpty()) {
      return;
    }
    request(".SH \"OPTIONS OF " + name.toUpperCase(Locale.ROOT) + "\"");
    for (OptionSpec option : Commands.options(command)) {
      request(".TP");
      String value = option.arity().max() > 0 ? " " + option.paramLabel() : "";
      request(".B " + escaped(String.join(", ", Commands.names(option)) + value));
      text(Commands.meaning(option));
    }
  }

  private void variable(String name, String meaning) {
    request(".TP");
    request(".B " + name);
    text(meaning);
  }

  private void request(String line) {
    page.append(line).append('\n');
  }

  /** A line that begins with a dot or a quote would be a request. */
  private void text(String text) {
    String line = escaped(text);
    page.append(line.startsWith(".") || line.startsWith("'") ? "\\&" + line : line).append('\n');
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...");
  }
}
