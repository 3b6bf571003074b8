package dev.quarry.solver.walk;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * The parameters of the walk, named as in Algorithms 5.1 to 5.4, and the techniques added to it.
 *
 * @param steps I, the steps per non-linear constraint in one search
 * @param neighbours R, how many pairs of neighbours a step examines
 * @param tabu the most steps a variable stays tabu; T is this or half the number of variables,
 *     whichever is less; 0 for no tabu
 * @param bisection whether neighbours are estimated by linear approximation too
 * @param samples M, how often a random step is tried until it stays in the polytope
 * @param radius S, the standard deviation of a random step
 * @param restarts how many more searches follow an unsuccessful one
 * @param techniques what is done beyond the published algorithm
 */
public record WalkOptions(
    int steps,
    int neighbours,
    int tabu,
    Bisection bisection,
    int samples,
    double radius,
    int restarts,
    Set<Technique> techniques) {

  /** Whether the bisection step of Algorithm 5.3 is made. */
  public enum Bisection {
    ON,
    OFF
  }

  public WalkOptions {
    if (steps < 1 || neighbours < 1 || tabu < 0 || samples < 1 || !(radius > 0) || restarts < 0) {
      throw new IllegalArgumentException(
          "Steps, neighbours, samples and radius must be positive, tabu and restarts not negative.");
    }
    var copy = EnumSet.noneOf(Technique.class);
    copy.addAll(techniques);
    techniques = Collections.unmodifiableSet(copy);
  }

  /**
   * The algorithm of chapter 5 with the parameters of Table 5.3, one search per query. The thesis
   * does not give M and S. Of 1, 5, 20, 100 and 1000 for S, 5 and 20 solved most, by little.
   */
  public static WalkOptions asPublished() {
    return new WalkOptions(150, 10, 3, Bisection.ON, 20, 10, 0, Set.of());
  }

  /** The published parameters with every technique and restarts. */
  public static WalkOptions defaults() {
    return new WalkOptions(150, 10, 3, Bisection.ON, 20, 20, 8, EnumSet.allOf(Technique.class));
  }

  /** These options with another number of steps per constraint. */
  public WalkOptions steps(int number) {
    return new WalkOptions(
        number, neighbours, tabu, bisection, samples, radius, restarts, techniques);
  }

  /** These options with another number of neighbours. */
  public WalkOptions neighbours(int number) {
    return new WalkOptions(steps, number, tabu, bisection, samples, radius, restarts, techniques);
  }

  /** These options with another bound on tabu steps. */
  public WalkOptions tabu(int most) {
    return new WalkOptions(
        steps, neighbours, most, bisection, samples, radius, restarts, techniques);
  }

  /** These options without marking variables as tabu. */
  public WalkOptions withoutTabu() {
    return tabu(0);
  }

  /** These options without estimating neighbours. */
  public WalkOptions withoutBisection() {
    return new WalkOptions(
        steps, neighbours, tabu, Bisection.OFF, samples, radius, restarts, techniques);
  }

  /** These options with another step radius. */
  public WalkOptions radius(double deviation) {
    return new WalkOptions(
        steps, neighbours, tabu, bisection, samples, deviation, restarts, techniques);
  }

  /** These options with another number of restarts. */
  public WalkOptions restarts(int number) {
    return new WalkOptions(steps, neighbours, tabu, bisection, samples, radius, number, techniques);
  }

  /** These options with one technique more. */
  public WalkOptions with(Technique technique) {
    var more = EnumSet.of(technique);
    more.addAll(techniques);
    return new WalkOptions(steps, neighbours, tabu, bisection, samples, radius, restarts, more);
  }

  /** These options with one technique less. */
  public WalkOptions without(Technique technique) {
    var fewer = EnumSet.noneOf(Technique.class);
    fewer.addAll(techniques);
    fewer.remove(technique);
    return new WalkOptions(steps, neighbours, tabu, bisection, samples, radius, restarts, fewer);
  }

  boolean has(Technique technique) {
    return techniques.contains(technique);
  }

  /**
   * T for that many variables; half a step rounds up, so that a single variable can become tabu.
   */
  int tabuSteps(int variables) {
    return Math.min(tabu, (variables + 1) / 2);
  }
}
