package dev.quarry.engine.cover;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.CountedBranch;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a campaign is to cover.
 *
 * @param classes binary names of the class under test and the classes nested in it
 * @param branches that are wanted
 * @param methods that are to be called, whether they have branches or not
 */
record Aim(List<String> classes, List<CountedBranch> branches, Set<MethodId> methods) {
  Aim {
    classes = List.copyOf(classes);
    branches = List.copyOf(branches);
    methods = Collections.unmodifiableSet(new LinkedHashSet<>(methods));
  }

  /** What is wanted of what counts. */
  static Aim of(List<String> classes, CountedBranches counted, Wanted wanted) {
    return new Aim(
        classes,
        counted.all().stream()
            .filter(branch -> branch.ways().stream().anyMatch(wanted::wants))
            .toList(),
        new LinkedHashSet<>(
            counted.methods().stream().filter(wanted::wantsCall).sorted().toList()));
  }

  /** The branches of the code that stand for wanted ones. */
  Set<Branch> ways() {
    Set<Branch> ways = new LinkedHashSet<>();
    branches.forEach(branch -> ways.addAll(branch.ways()));
    return ways;
  }

  /** The methods that something is wanted of. */
  Set<MethodId> places() {
    Set<MethodId> places = new LinkedHashSet<>(methods);
    branches.forEach(branch -> places.add(branch.method()));
    return places;
  }

  boolean isEmpty() {
    return branches.isEmpty() && methods.isEmpty();
  }
}
