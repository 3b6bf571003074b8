package dev.quarry.dist;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The commands of the guide's console blocks, and what they are shown to print.
 *
 * @param commands in the order of the guide
 */
record Transcript(List<Command> commands) {
  private static final Pattern BLOCK = Pattern.compile("```console\n(.*?)```", Pattern.DOTALL);

  /** Between the outputs of two commands. */
  private static final String END = "@@ end of a command @@";

  private static final String LEFT_OUT = "…";

  /**
   * A command.
   *
   * @param text of one or more lines
   * @param shown lines that it prints, without those left out
   */
  record Command(String text, List<String> shown) {}

  static Transcript of(String guide) {
    List<Command> commands = new ArrayList<>();
    Matcher blocks = BLOCK.matcher(guide);
    while (blocks.find()) {
      for (String part : blocks.group(1).split("(?m)^\\$ ")) {
        if (!part.isBlank()) {
          commands.add(command(part));
        }
      }
    }
    return new Transcript(commands);
  }

  /** One line, or a document that is given with it. */
  private static Command command(String part) {
    int document = part.indexOf("<<'END'");
    int end = part.indexOf('\n', document < 0 ? 0 : part.indexOf("\nEND\n") + 1);
    List<String> shown =
        Arrays.stream(part.substring(end).split("\n"))
            .map(String::strip)
            .filter(line -> !line.isEmpty() && !line.equals(LEFT_OUT))
            .toList();
    return new Command(part.substring(0, end), shown);
  }

  /** All commands as one script, since one may need what another has set. */
  String script() {
    StringBuilder script = new StringBuilder();
    commands.forEach(one -> script.append(one.text()).append("\necho '").append(END).append("'\n"));
    return script.toString();
  }

  /** What each command printed. */
  static List<String> outputs(String said) {
    List<String> outputs = new ArrayList<>(List.of(said.split(Pattern.quote(END), -1)));
    outputs.remove(outputs.size() - 1);
    return outputs;
  }
}
