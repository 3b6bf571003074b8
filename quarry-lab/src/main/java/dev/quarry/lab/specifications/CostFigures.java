package dev.quarry.lab.specifications;

/**
 * What a computation takes with monitors and without.
 *
 * @param kernel the name of the computation
 * @param events what of it monitors are told
 * @param plain microseconds without
 * @param woven microseconds with
 */
public record CostFigures(String kernel, String events, double plain, double woven) {
  /** How many times as long it takes with monitors. */
  public double ratio() {
    return woven / plain;
  }
}
