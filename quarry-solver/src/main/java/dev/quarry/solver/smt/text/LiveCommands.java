package dev.quarry.solver.smt.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * What is in force at the last {@code check-sat} of a script: scopes opened by {@code push} and
 * closed again are gone, commands that only print are left out, literals of {@code
 * check-sat-assuming} have become assertions. So a solver needs neither scopes nor output to answer
 * the script.
 */
public record LiveCommands(List<Command> commands) {

  public static LiveCommands of(List<Command> script) throws ScriptSyntaxException {
    List<Command> live = new ArrayList<>();
    List<Command> atLastCheck = live;
    Deque<Integer> scopes = new ArrayDeque<>();
    for (Command command : script) {
      switch (command.name()) {
        case "exit" -> {
          return new LiveCommands(List.copyOf(atLastCheck));
        }
        case "check-sat" -> atLastCheck = new ArrayList<>(live);
        case "check-sat-assuming" -> {
          atLastCheck = new ArrayList<>(live);
          atLastCheck.addAll(assumed(command));
        }
        case "push" -> repeat(command, () -> scopes.push(live.size()));
        case "pop" -> close(command, scopes, live);
        case "reset" -> {
          live.clear();
          scopes.clear();
        }
        case "reset-assertions" -> {
          live.removeIf(c -> c.name().equals("assert"));
          scopes.clear();
        }
        default -> {
          if (!command.name().startsWith("get-") && !command.name().equals("echo")) {
            live.add(command);
          }
        }
      }
    }
    return new LiveCommands(List.copyOf(atLastCheck));
  }

  private static List<Command> assumed(Command check) {
    List<String> parts = Lists.elements(check.text());
    String literals = parts.size() > 1 ? parts.get(1) : "()";
    return Lists.elements(literals).stream()
        .map(
            literal ->
                new Command("(assert " + literal + ")", "assert", check.line(), check.column()))
        .toList();
  }

  private static void close(Command pop, Deque<Integer> scopes, List<Command> live)
      throws ScriptSyntaxException {
    if (levels(pop) > scopes.size()) {
      throw new ScriptSyntaxException("pop without push", pop.line(), pop.column());
    }
    repeat(pop, () -> live.subList(scopes.pop(), live.size()).clear());
  }

  private static void repeat(Command scope, Runnable action) throws ScriptSyntaxException {
    for (int i = levels(scope); i > 0; i--) {
      action.run();
    }
  }

  private static int levels(Command scope) throws ScriptSyntaxException {
    List<String> parts = Lists.elements(scope.text());
    try {
      return parts.size() > 1 ? Math.min(Integer.parseInt(parts.get(1)), 1_000_000) : 1;
    } catch (NumberFormatException e) {
      throw new ScriptSyntaxException(
          scope.name() + " takes a number", scope.line(), scope.column());
    }
  }
}
