package dev.quarry.lab.corpus;

/** A predicate written in plain Java, the judge over every reported solution. */
@FunctionalInterface
public interface Oracle {
  /** Whether the arguments, boxed and in the parameters' order, satisfy the predicate. */
  boolean accepts(Object[] arguments);
}
