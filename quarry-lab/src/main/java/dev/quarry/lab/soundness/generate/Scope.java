package dev.quarry.lab.soundness.generate;

import java.util.ArrayList;
import java.util.List;

/** The variables that can be mentioned at a place. */
final class Scope {
  private final List<Variable> variables;
  private final Names names;

  private Scope(List<Variable> variables, Names names) {
    this.variables = new ArrayList<>(variables);
    this.names = names;
  }

  /** Numbers for names, so that none is used twice in a program. */
  static final class Names {
    private int next;

    String fresh(String prefix) {
      return prefix + next++;
    }
  }

  static Scope of(Names names) {
    return new Scope(List.of(), names);
  }

  /** A scope within this one. */
  Scope inner() {
    return new Scope(variables, names);
  }

  /** The inside of a lambda, which sees what does not change. */
  Scope lambda() {
    return new Scope(variables.stream().filter(Variable::isSeenByLambdas).toList(), names);
  }

  Variable add(Kind kind, Variable.Use use) {
    var variable = new Variable(names.fresh("v"), kind, use);
    variables.add(variable);
    return variable;
  }

  void add(Variable variable) {
    variables.add(variable);
  }

  String fresh(String prefix) {
    return names.fresh(prefix);
  }

  List<Variable> all(Kind kind) {
    return variables.stream().filter(variable -> variable.kind() == kind).toList();
  }

  List<Variable> assigned(Kind kind) {
    return all(kind).stream().filter(Variable::isAssigned).toList();
  }
}
