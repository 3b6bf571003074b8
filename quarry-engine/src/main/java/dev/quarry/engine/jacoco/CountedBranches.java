package dev.quarry.engine.jacoco;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.engine.coverage.Count;
import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The branches and lines of some classes as JaCoCo counts them. */
public final class CountedBranches {
  private final List<CountedBranch> branches;
  private final Set<Branch> ways = new LinkedHashSet<>();
  private final Map<MethodId, BitSet> methods = new LinkedHashMap<>();
  private final Map<String, Map<Integer, BitSet>> lines = new LinkedHashMap<>();
  private final Set<MethodId> inexact = new LinkedHashSet<>();

  private CountedBranches(Program program, Collection<String> classes) {
    List<CountedBranch> all = new ArrayList<>();
    for (String name : classes) {
      ClassBranches some = ClassBranches.of(program, name);
      all.addAll(some.branches());
      methods.putAll(some.methods());
      lines.put(name, some.lines());
      inexact.addAll(some.inexact());
    }
    this.branches = List.copyOf(all);
    branches.forEach(branch -> ways.addAll(branch.ways()));
  }

  /**
   * @param program where the classes are
   * @param classes their binary names
   */
  public static CountedBranches of(Program program, Collection<String> classes) {
    return new CountedBranches(program, classes);
  }

  /** All of them, class by class, in the order of the code. */
  public List<CountedBranch> all() {
    return branches;
  }

  /** The methods that JaCoCo counts; compilers make others, too. */
  public Set<MethodId> methods() {
    return Collections.unmodifiableSet(methods.keySet());
  }

  /** Methods in which exceptions can make JaCoCo count less than is said here. */
  public Set<MethodId> inexact() {
    return Collections.unmodifiableSet(inexact);
  }

  /** Whether JaCoCo takes a method for covered. */
  public boolean isCovered(MethodId method, CoveredProbes executed) {
    BitSet seen = executed.byClass().get(method.owner());
    BitSet own = methods.get(method);
    return seen != null && own != null && seen.intersects(own);
  }

  /** Whether taking a branch of the code can cover something that is counted. */
  public boolean counts(Branch branch) {
    return ways.contains(branch);
  }

  /** Whether something that was executed covers a branch. */
  public static boolean isCovered(CountedBranch branch, CoveredProbes executed) {
    BitSet seen = executed.byClass().get(branch.method().owner());
    return seen != null && seen.intersects(branch.probes());
  }

  /** How many are covered by what was executed. */
  public Count count(CoveredProbes executed) {
    return count(executed, branch -> true);
  }

  /** How many of one class, by its binary name. */
  public Count count(String owner, CoveredProbes executed) {
    return count(executed, branch -> branch.method().owner().equals(owner));
  }

  /** How many of one method. */
  public Count count(MethodId method, CoveredProbes executed) {
    return count(executed, branch -> branch.method().equals(method));
  }

  /** The lines of a class, each with the probes that tell that a part of it was executed. */
  public Map<Integer, BitSet> lines(String owner) {
    return Collections.unmodifiableMap(lines.getOrDefault(owner, Map.of()));
  }

  /** How many lines are covered, at least in part; each class counts its own. */
  public Count lines(CoveredProbes executed) {
    int covered = 0;
    int total = 0;
    for (Map.Entry<String, Map<Integer, BitSet>> type : lines.entrySet()) {
      BitSet seen = executed.byClass().getOrDefault(type.getKey(), new BitSet());
      for (BitSet line : type.getValue().values()) {
        total++;
        covered += line.intersects(seen) ? 1 : 0;
      }
    }
    return new Count(covered, total);
  }

  private Count count(CoveredProbes executed, Predicate<CountedBranch> which) {
    List<CountedBranch> some = branches.stream().filter(which).toList();
    long covered = some.stream().filter(branch -> isCovered(branch, executed)).count();
    return new Count((int) covered, some.size());
  }
}
