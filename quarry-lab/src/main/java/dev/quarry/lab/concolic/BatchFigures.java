package dev.quarry.lab.concolic;

/**
 * Batches of a method's runs against plain calls.
 *
 * @param ready the inputs lie ready on both sides, as arguments and as rows
 * @param made each batch begins with putting its inputs into rows
 */
public record BatchFigures(Comparison ready, Comparison made) {
  public String name() {
    return ready.name();
  }
}
