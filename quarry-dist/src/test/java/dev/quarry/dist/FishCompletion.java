package dev.quarry.dist;

import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What fish needs to complete the command. */
final class FishCompletion {
  private FishCompletion() {}

  static String of(CommandLine root) {
    StringBuilder text = new StringBuilder("# Completion of quarry for fish.\n");
    Map<String, CommandSpec> commands = Commands.of(root);
    commands.forEach(
        (name, command) ->
            text.append(
                "complete -c quarry -n __fish_use_subcommand -f -a %s -d %s\n"
                    .formatted(name, quoted(Commands.brief(command)))));
    commands.forEach(
        (name, command) ->
            Commands.options(command).forEach(option -> text.append(line(name, option))));
    return text.toString();
  }

  private static String line(String command, OptionSpec option) {
    StringBuilder line =
        new StringBuilder("complete -c quarry -n '__fish_seen_subcommand_from " + command + "'");
    for (String name : Commands.names(option)) {
      String bare = name.replaceFirst("^-+", "");
      line.append(name.startsWith("--") ? " -l " : bare.length() == 1 ? " -s " : " -o ");
      line.append(bare);
    }
    return line.append(option.arity().max() > 0 ? " -r" : "")
        .append(" -d ")
        .append(quoted(Commands.brief(option)))
        .append('\n')
        .toString();
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
