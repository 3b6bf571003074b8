package dev.quarry.lab.concolic;

/**
 * What rewriting costs one kernel.
 *
 * @param concrete rewritten against plain, without inputs
 * @param symbolic with symbolic arguments against plain, on less work; as in an exploration that
 *     comes along the same ways again and again
 * @param unseen likewise, but with inputs that no run before has had, so that every term is new
 */
public record KernelFigures(Comparison concrete, Comparison symbolic, Comparison unseen) {
  public String name() {
    return concrete.name();
  }
}
