package dev.quarry.lab.concolic;

/**
 * What rewriting costs one kernel.
 *
 * @param concrete rewritten against plain, without inputs
 * @param symbolic with symbolic arguments against plain, on less work
 */
public record KernelFigures(Comparison concrete, Comparison symbolic) {
  public String name() {
    return concrete.name();
  }
}
