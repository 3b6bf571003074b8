package dev.quarry.symcretic.search;

import dev.quarry.expr.Model;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.Assumption;
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
 * @param trail from here to the target
 */
record Obligation(
    MethodId method,
    int number,
    int level,
    @Nullable EnteredCall caller,
    Formula formula,
    SearchTrail trail) {
  /** The place where a method is left by an exception, which is on its otherwise empty stack. */
  static final int THROWN = -1;

  static Obligation at(MethodId method, int number, Formula formula) {
    return new Obligation(method, number, 0, null, formula, SearchTrail.EMPTY);
  }

  /** Where it is; for a method being left by an exception, its first instruction. */
  Location place() {
    return new Location(method, Math.max(0, number));
  }

  /** The same way, one step further back in the same method. */
  Obligation back(int earlier, Formula must) {
    return new Obligation(method, earlier, level, caller, must, trail);
  }

  /** The same way, before a piece of code that was taken as one. */
  Obligation folded(int earlier, Formula must, int more) {
    return back(earlier, must).with(trail.folded(more));
  }

  /** This as the beginning of a new segment, after going through the one of another obligation. */
  Obligation after(Obligation segment) {
    return with(trail.after(segment));
  }

  /** At another place, in another frame. */
  Obligation moved(MethodId to, int place, int frame, @Nullable EnteredCall through, Formula must) {
    return new Obligation(to, place, frame, through, must, trail);
  }

  Obligation withIterations(Map<String, Integer> counts) {
    return with(trail.withIterations(counts));
  }

  Obligation withInitialised(Set<String> classes) {
    return with(trail.withInitialised(classes));
  }

  Obligation withWitness(Model model) {
    return with(trail.withWitness(model, 0));
  }

  /** This way, on which something was left open. */
  Obligation opening(Assumption what) {
    return with(trail.opening(what));
  }

  /** What was left open on the way. */
  Set<Assumption> open() {
    return trail.open();
  }

  /** This with a formula that nobody decided. */
  Obligation inDoubt() {
    return with(trail.withWitness(trail.witness(), trail.doubts() + 1));
  }

  private Obligation with(SearchTrail changed) {
    return new Obligation(method, number, level, caller, formula, changed);
  }

  boolean isLifted() {
    return trail.isLifted();
  }

  Map<String, Integer> iterations() {
    return trail.iterations();
  }

  Set<String> initialised() {
    return trail.initialised();
  }

  Model witness() {
    return trail.witness();
  }

  int doubts() {
    return trail.doubts();
  }

  int length() {
    return trail.length();
  }

  int blocks() {
    return trail.blocks();
  }

  @Nullable Obligation later() {
    return trail.later();
  }
}
