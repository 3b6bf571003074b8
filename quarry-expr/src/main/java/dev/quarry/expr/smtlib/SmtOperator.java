package dev.quarry.expr.smtlib;

/** What a symbol of the standard theories means in expressions. */
@FunctionalInterface
interface SmtOperator {
  /**
   * The result.
   *
   * @throws SmtLibSyntaxException if the arguments don't fit
   * @throws UnsupportedByQuarryException if expressions can't say it
   */
  ScriptTerm apply(Application application);
}
