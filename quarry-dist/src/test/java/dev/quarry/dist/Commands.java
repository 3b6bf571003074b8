package dev.quarry.dist;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The commands as what describes them needs them. */
final class Commands {
  private Commands() {}

  /** All that people are meant to see, by name. */
  static Map<String, CommandSpec> of(CommandLine root) {
    return root.getSubcommands().entrySet().stream()
        .filter(entry -> !entry.getValue().getCommandSpec().usageMessage().hidden())
        .collect(
            Collectors.toMap(
                Map.Entry::getKey,
                entry -> entry.getValue().getCommandSpec(),
                (one, other) -> one,
                TreeMap::new));
  }

  static List<OptionSpec> options(CommandSpec command) {
    return command.options().stream().filter(option -> !option.hidden()).toList();
  }

  /** What a command is for. */
  static String summary(CommandSpec command) {
    return String.join(" ", command.usageMessage().description())
        .replace("%n", " ")
        .strip()
        .replaceAll(" +", " ");
  }

  /** The same in one sentence. */
  static String brief(CommandSpec command) {
    return firstSentence(summary(command));
  }

  /** What an option means, with its default filled in. */
  static String meaning(OptionSpec option) {
    String text = String.join(" ", option.description());
    return text.replace("${DEFAULT-VALUE}", String.valueOf(option.defaultValueString()))
        .replace("${COMMAND-NAME}", option.command().name())
        .replace("%n", " ")
        .replace("%%", "%");
  }

  /** The first sentence of a meaning, without a full stop. */
  static String brief(OptionSpec option) {
    return firstSentence(meaning(option));
  }

  private static String firstSentence(String text) {
    int end = text.indexOf(". ");
    return (end < 0 ? text : text.substring(0, end)).replaceAll("\\.$", "");
  }

  /** The names, short ones first. */
  static List<String> names(OptionSpec option) {
    return Arrays.asList(option.names());
  }
}
