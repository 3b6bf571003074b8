package dev.quarry.symcretic.search;

import dev.quarry.expr.Model;
import dev.quarry.program.MethodId;
import dev.quarry.symcretic.state.Formula;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What must hold at a place for the target to be reached from there.
 *
 * @param method where
 * @param number the instruction before which it must hold; {@link #THROWN} for the method being
 *     left by an exception
 * @param level of the method's frame
 * @param caller how the method was entered, going backwards; null if not known yet
 * @param formula what must hold
 * @param iterations how often the way from here to the target takes each back edge, by the loop
 * @param initialised classes whose initialisers are behind us
 * @param witness a model of an earlier formula, to start from
 * @param doubts how many of the latest formulas in a row nobody decided
 * @param length how many segments the way has
 * @param blocks how many of the segment's blocks were taken as one with others
 * @param later the obligation this one was derived from; null for the target's own
 */
record Obligation(
    MethodId method,
    int number,
    int level,
    @Nullable Caller caller,
    Formula formula,
    Map<String, Integer> iterations,
    Set<String> initialised,
    Model witness,
    int doubts,
    int length,
    int blocks,
    @Nullable Obligation later) {
  /** The place where a method is left by an exception, which is on its otherwise empty stack. */
  static final int THROWN = -1;

  /** For the iterations of a loop that was taken as one function. */
  static final int LIFTED = Integer.MAX_VALUE - 1;

  /**
   * Whether a loop on the way was taken as one function. What such a way shows is also shown by
   * ways through the loop's iterations, as far as these are followed: it is no loss to a proof if
   * nothing comes of it.
   */
  boolean isLifted() {
    return iterations.containsValue(LIFTED);
  }

  static Obligation at(MethodId method, int number, Formula formula) {
    return new Obligation(
        method, number, 0, null, formula, Map.of(), Set.of(), Model.EMPTY, 0, 0, 0, null);
  }

  /** The same way, one step further back in the same method. */
  Obligation back(int earlier, Formula must) {
    return new Obligation(
        method,
        earlier,
        level,
        caller,
        must,
        iterations,
        initialised,
        witness,
        doubts,
        length,
        blocks,
        later);
  }

  /** The same way, before a piece of code that was taken as one. */
  Obligation folded(int earlier, Formula must, int more) {
    return new Obligation(
        method,
        earlier,
        level,
        caller,
        must,
        iterations,
        initialised,
        witness,
        doubts,
        length,
        blocks + more,
        later);
  }

  /** This as the beginning of a new segment, after going through the one of another obligation. */
  Obligation after(Obligation segment) {
    return new Obligation(
        method,
        number,
        level,
        caller,
        formula,
        iterations,
        initialised,
        witness,
        doubts,
        length + 1,
        0,
        segment);
  }

  /** At another place, in another frame. */
  Obligation moved(MethodId to, int place, int frame, @Nullable Caller through, Formula must) {
    return new Obligation(
        to,
        place,
        frame,
        through,
        must,
        iterations,
        initialised,
        witness,
        doubts,
        length,
        blocks,
        later);
  }

  Obligation withIterations(Map<String, Integer> counts) {
    return new Obligation(
        method,
        number,
        level,
        caller,
        formula,
        counts,
        initialised,
        witness,
        doubts,
        length,
        blocks,
        later);
  }

  Obligation withInitialised(Set<String> classes) {
    return new Obligation(
        method,
        number,
        level,
        caller,
        formula,
        iterations,
        classes,
        witness,
        doubts,
        length,
        blocks,
        later);
  }

  Obligation withWitness(Model model) {
    return new Obligation(
        method,
        number,
        level,
        caller,
        formula,
        iterations,
        initialised,
        model,
        0,
        length,
        blocks,
        later);
  }

  /** This with a formula that nobody decided. */
  Obligation inDoubt() {
    return new Obligation(
        method,
        number,
        level,
        caller,
        formula,
        iterations,
        initialised,
        witness,
        doubts + 1,
        length,
        blocks,
        later);
  }
}
