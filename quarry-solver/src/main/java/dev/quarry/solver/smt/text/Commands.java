package dev.quarry.solver.smt.text;

import java.util.ArrayList;
import java.util.List;

/** Cuts a script into its top-level commands. */
public final class Commands {
  private Commands() {}

  /** All commands in order. */
  public static List<Command> of(String script) throws ScriptSyntaxException {
    List<Command> commands = new ArrayList<>();
    Tokens tokens = new Tokens(script);
    while (tokens.advance()) {
      if (!tokens.isOpening()) {
        throw new ScriptSyntaxException(
            "a command starts with '(', not with '" + tokens.token() + "'",
            tokens.line(),
            tokens.column());
      }
      commands.add(command(script, tokens));
    }
    return commands;
  }

  private static Command command(String script, Tokens tokens) throws ScriptSyntaxException {
    int start = tokens.start();
    int line = tokens.line();
    int column = tokens.column();
    String name = "";
    int depth = 1;
    for (boolean first = true; depth > 0; first = false) {
      if (!tokens.advance()) {
        throw new ScriptSyntaxException(
            "missing ')' for the command that starts here", line, column);
      }
      if (tokens.isOpening()) {
        depth++;
      } else if (tokens.isClosing()) {
        depth--;
      } else if (first) {
        name = tokens.token();
      }
    }
    return new Command(script.substring(start, tokens.end()), name, line, column);
  }
}
