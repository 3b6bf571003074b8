package dev.quarry.engine.suite;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.program.MethodId;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * What a suite is to cover: branches and methods, numbered. Static initialisers are left out, as
 * any test of the class runs them.
 */
final class Goals {
  private final CountedBranches counted;
  private final List<CountedBranch> branches = new ArrayList<>();
  private final List<MethodId> methods = new ArrayList<>();

  Goals(CountedBranches counted, Wanted wanted) {
    this.counted = counted;
    for (CountedBranch branch : counted.all()) {
      if (!isInitialiser(branch.method()) && branch.ways().stream().anyMatch(wanted::wants)) {
        branches.add(branch);
      }
    }
    for (MethodId method : counted.methods()) {
      if (!isInitialiser(method) && wanted.wantsCall(method)) {
        methods.add(method);
      }
    }
  }

  private static boolean isInitialiser(MethodId method) {
    return method.name().equals("<clinit>");
  }

  /** The numbers of what a run covers. */
  BitSet coveredBy(CoveredProbes run) {
    BitSet covered = new BitSet();
    for (int i = 0; i < branches.size(); i++) {
      covered.set(i, CountedBranches.isCovered(branches.get(i), run));
    }
    for (int i = 0; i < methods.size(); i++) {
      covered.set(branches.size() + i, counted.isCovered(methods.get(i), run));
    }
    return covered;
  }
}
