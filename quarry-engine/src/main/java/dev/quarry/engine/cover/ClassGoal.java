package dev.quarry.engine.cover;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.kept.RecordForm;
import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import java.io.IOException;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A class that somebody else is to cover. What is wanted of it follows from files that he does not
 * have, so it is told, as numbers among all there is.
 *
 * @param plan its number among all plans
 * @param branches that are wanted, among {@link #branches}
 * @param methods that are wanted, among {@link #methods}
 */
record ClassGoal(int plan, BitSet branches, BitSet methods) {
  private static final RecordForm<ClassGoal> FORM = new RecordForm<>(ClassGoal.class);

  static ClassGoal of(int plan, CountedBranches counted, Wanted wanted) {
    List<Branch> branches = branches(counted);
    List<MethodId> methods = methods(counted);
    return new ClassGoal(
        plan,
        bits(IntStream.range(0, branches.size()).filter(i -> wanted.wants(branches.get(i)))),
        bits(IntStream.range(0, methods.size()).filter(i -> wanted.wantsCall(methods.get(i)))));
  }

  private static BitSet bits(IntStream numbers) {
    return numbers.collect(BitSet::new, BitSet::set, BitSet::or);
  }

  /** All that there is, in an order that is the same everywhere. */
  private static List<Branch> branches(CountedBranches counted) {
    return counted.all().stream()
        .flatMap(branch -> branch.ways().stream())
        .distinct()
        .sorted(Comparator.comparing(Branch::toString))
        .toList();
  }

  private static List<MethodId> methods(CountedBranches counted) {
    return counted.methods().stream().sorted().toList();
  }

  byte[] bytes() {
    return FORM.write(this);
  }

  /**
   * @param plans how many there are
   */
  static ClassGoal read(byte[] bytes, int plans) throws IOException {
    ClassGoal goal = FORM.read(bytes);
    if (goal.plan < 0 || goal.plan >= plans) {
      throw new IOException("There is no such class.");
    }
    return goal;
  }

  /** What is wanted of its class. */
  Wanted wanted(CountedBranches counted) {
    List<Branch> all = branches(counted);
    List<MethodId> called = methods(counted);
    var some = branches.stream().filter(i -> i < all.size()).mapToObj(all::get).toList();
    var calls = methods.stream().filter(i -> i < called.size()).mapToObj(called::get).toList();
    return new Chosen(new HashSet<>(some), new HashSet<>(calls));
  }

  private record Chosen(Set<Branch> branches, Set<MethodId> methods) implements Wanted {
    @Override
    public boolean wants(Branch branch) {
      return branches.contains(branch);
    }

    @Override
    public boolean wantsCall(MethodId method) {
      return methods.contains(method);
    }
  }
}
