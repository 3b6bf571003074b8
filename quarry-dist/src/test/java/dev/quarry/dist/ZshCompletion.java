package dev.quarry.dist;

import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What zsh needs to complete the command. */
final class ZshCompletion {
  private ZshCompletion() {}

  static String of(CommandLine root) {
    Map<String, CommandSpec> commands = Commands.of(root);
    StringBuilder text = new StringBuilder("#compdef quarry\n\n_quarry() {\n");
    text.append("  local -a commands\n  commands=(\n");
    commands.forEach(
        (name, command) ->
            text.append("    %s\n".formatted(quoted(name + ":" + Commands.brief(command)))));
    text.append("  )\n  if (( CURRENT == 2 )); then\n    _describe command commands\n");
    text.append("    return\n  fi\n  case $words[2] in\n");
    commands.forEach((name, command) -> text.append(arguments(name, command)));
    return text.append("  esac\n}\n\n_quarry \"$@\"\n").toString();
  }

  private static String arguments(String name, CommandSpec command) {
    return Commands.options(command).stream()
            .map(ZshCompletion::argument)
            .collect(
                Collectors.joining(" \\\n", "    " + name + ")\n      _arguments \\\n", " \\\n"))
        + "        '*:what:_files'\n      ;;\n";
  }

  private static String argument(OptionSpec option) {
    String meaning =
        Commands.brief(option).replace("[", "\\[").replace("]", "\\]").replace(":", "\\:");
    String value = option.arity().max() > 0 ? ":" + option.paramLabel() + ":_files" : "";
    return Commands.names(option).stream()
        .map(name -> "        " + quoted("*" + name + "[" + meaning + "]" + value))
        .collect(Collectors.joining(" \\\n"));
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
