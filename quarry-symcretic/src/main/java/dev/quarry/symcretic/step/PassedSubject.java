package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.models.library.Subject;
import dev.quarry.symcretic.state.Variables;

/** An argument of a call in the state before it. */
record PassedSubject(Site site, Expr value) implements Subject {
  @Override
  public Expr number() {
    return value;
  }

  @Override
  public Expr isNull() {
    return site.isNull(value);
  }

  @Override
  public Expr text() {
    return site.variables().text(value);
  }

  @Override
  public Expr ordinal() {
    return site.variables().ordinal(value);
  }

  @Override
  public Expr length() {
    return site.variables().length(value);
  }

  @Override
  public Expr textAt(int index) {
    Variables variables = site.variables();
    Expr element =
        variables.select(variables.elements(Sort.REF), value, site.factory().intConst(index));
    return variables.text(element);
  }

  @Override
  public Expr field(String owner, String name, String descriptor) {
    Input map = site.variables().field(owner, name, descriptor);
    return site.variables().select(map, value);
  }
}
