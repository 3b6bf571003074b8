package dev.quarry.symcretic.fold;

import dev.quarry.program.Branches;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.Edge;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Failure;
import dev.quarry.symcretic.step.Jumps;
import dev.quarry.symcretic.step.Meaning;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Steps;
import dev.quarry.symcretic.step.Way;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;

/**
 * Goes back through a piece of code, each block once. Every answer is empty if the piece can't be
 * taken as a whole: it writes more than its frame, goes round in a loop, is not known exactly, or
 * would make too large a term.
 */
final class Pass {
  /** A larger term is harder to solve than the ways it stands for. */
  static final int LARGEST = 600;

  private final Code code;
  private final int level;
  private final Region region;
  private final Map<Integer, Arrival> ends;
  private final Folding folding;
  private final References references;
  private final Merge merge;
  private final Map<Integer, Arrival> starts = new HashMap<>();
  private final Set<Integer> entered = new HashSet<>();
  private Extent callees = Extent.NONE;

  /**
   * @param region the blocks to go through
   * @param ends what is asked for: before the last instruction of these blocks of the region, or at
   *     the beginning of these blocks outside it
   */
  Pass(Code code, int level, Region region, Map<Integer, Arrival> ends, Folding folding) {
    this.code = code;
    this.level = level;
    this.region = region;
    this.ends = ends;
    this.folding = folding;
    this.references = folding.references();
    this.merge = new Merge(references.variables().factory());
  }

  /** The code of methods called that was gone through. */
  Extent callees() {
    return callees;
  }

  /** At a block's beginning. */
  Optional<Arrival> start(int block) {
    if (!region.contains(block)) {
      return Optional.of(ends.getOrDefault(block, Arrival.NEVER));
    }
    Arrival known = starts.get(block);
    if (known != null) {
      return Optional.of(known);
    }
    if (!entered.add(block)) {
      // A loop.
      return Optional.empty();
    }
    Block found = code.flow().block(block);
    boolean isOverLast = Branches.outcomes(code.body(), found.last()) > 0 || isReturn(found.last());
    Optional<Arrival> at = end(block);
    int number = isOverLast ? found.last() - 1 : found.last();
    for (; number >= found.first() && at.isPresent(); number--) {
      at = over(site(number), at.get());
    }
    at = at.filter(arrival -> arrival.size() <= LARGEST);
    at.ifPresent(arrival -> starts.put(block, arrival));
    return at;
  }

  private boolean isReturn(int number) {
    int opcode = code.body().opcode(number);
    return opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN;
  }

  private Site site(int number) {
    return new Site(code, number, level, references);
  }

  /** Where a block ends: before a jump, a switch or a return, after any other instruction. */
  Optional<Arrival> end(int block) {
    if (region.contains(block) && ends.containsKey(block)) {
      return Optional.of(ends.get(block));
    }
    Site last = site(code.flow().block(block).last());
    List<Merge.Arm> arms = new ArrayList<>();
    for (Edge edge : code.flow().edgesFrom(block)) {
      if (edge.isExceptional()) {
        continue;
      }
      Optional<Arrival> next = start(edge.to());
      if (next.isEmpty()) {
        return Optional.empty();
      }
      arms.add(
          new Merge.Arm(
              edge.kind() == Edge.Kind.BRANCH
                  ? Jumps.condition(last, edge.label())
                  : last.factory().bool(true),
              next.get()));
    }
    return Optional.of(merge.of(arms, last.location(), true));
  }

  private Optional<Arrival> over(Site site, Arrival after) {
    if (!after.isPossible()) {
      return Optional.of(Arrival.NEVER);
    }
    if (Steps.isCall(site.opcode())) {
      return overCall(site, after);
    }
    if (folding.initialisesMore(site)) {
      return Optional.empty();
    }
    return folding.steps().of(site).flatMap(meaning -> over(site, meaning, after));
  }

  private Optional<Arrival> over(Site site, Meaning meaning, Arrival after) {
    if (!meaning.completes()) {
      return Optional.of(Arrival.NEVER);
    }
    if (meaning.assumption().isPresent()
        || meaning.shared().isPresent()
        || !meaning.assignment().isWithinFrames()) {
      return Optional.empty();
    }
    Formula must = Formula.TRUE;
    for (Failure failure : meaning.failures()) {
      must = must.and(site.factory().not(failure.condition()), site.location());
    }
    return Optional.of(after.before(meaning.assignment()).and(must));
  }

  /** Before a call. */
  Optional<Arrival> overCall(Site site, Arrival after) {
    if (folding.initialisesMore(site)) {
      return Optional.empty();
    }
    List<Merge.Arm> arms = new ArrayList<>();
    for (Way way : folding.steps().calls(site)) {
      if (way.assumption().isPresent()) {
        return Optional.empty();
      }
      Optional<Arrival> before =
          way instanceof Way.Whole whole
              ? over(site, whole.meaning(), after)
              : into(site, (Way.Into) way, after);
      if (before.isEmpty()) {
        return Optional.empty();
      }
      arms.add(new Merge.Arm(way.guard(), before.get()));
    }
    return Optional.of(merge.of(arms, site.location(), false));
  }

  private Optional<Arrival> into(Site site, Way.Into way, Arrival after) {
    Optional<Summary> summary = folding.summary(way.callee().id(), level + 1);
    summary.ifPresent(found -> callees = callees.plus(found.extent()));
    return summary.map(found -> after.before(found.result(site)).and(found.completes(site)));
  }
}
