package dev.quarry.testgen.source;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The statements before the call under test, and what they declare. */
final class Arrangement {
  private final List<String> statements = new ArrayList<>();
  private final Map<Integer, Written> arguments = new HashMap<>();
  private final Set<String> exceptions = new TreeSet<>();
  private final Set<HiddenMethods> hidden = EnumSet.noneOf(HiddenMethods.class);
  private final VariableNames scope;

  Arrangement(VariableNames scope) {
    this.scope = scope;
  }

  VariableNames scope() {
    return scope;
  }

  List<String> statements() {
    return statements;
  }

  /** Declares a variable; returns its name. */
  String declare(String type, String hint, String initial) {
    String name = scope.name(hint);
    statements.add(type + " " + name + " = " + initial + ";");
    return name;
  }

  void add(String statement) {
    statements.add(statement);
  }

  /** Remembers how an argument of the call under test is written. */
  void remember(int argument, Written written) {
    arguments.put(argument, written);
  }

  Written argument(int number) {
    Written written = arguments.get(number);
    if (written == null) {
      throw new IllegalArgumentException("Argument " + number + " is used before it is made");
    }
    return written;
  }

  /** Has the test class bring along a method; marks the statements that come next. */
  void needs(HiddenMethods method) {
    hidden.add(method);
    mayThrow(List.of(HiddenMethods.THROWN));
  }

  Set<HiddenMethods> hidden() {
    return hidden;
  }

  void mayThrow(List<String> declared) {
    exceptions.addAll(declared);
  }

  /** The internal names of what the statements declare to throw. */
  Set<String> exceptions() {
    return exceptions;
  }
}
