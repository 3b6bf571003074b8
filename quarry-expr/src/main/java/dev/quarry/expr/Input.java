package dev.quarry.expr;

import java.util.List;

/** A free variable: something the program under test reads from outside. */
public final class Input extends Expr {
  private final String name;

  Input(String name, Sort sort) {
    super(sort, List.of(), 37 * sort.toString().hashCode() + name.hashCode());
    this.name = name;
  }

  /** The name; unique together with the sort within a query. */
  public String name() {
    return name;
  }

  @Override
  boolean sameLabel(Expr other) {
    return other instanceof Input input && name.equals(input.name);
  }
}
