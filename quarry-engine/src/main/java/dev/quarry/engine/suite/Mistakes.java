package dev.quarry.engine.suite;

import dev.quarry.engine.jacoco.CountedBranches;
import dev.quarry.engine.mutate.Mutations;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.testgen.confirm.Mutant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Collectors;

/** The mutants of the classes under test. */
final class Mistakes {
  /** Of a large class, some of its mutants stand for all. */
  private static final int MOST = 400;

  private final CountedBranches counted;
  private final List<Mutant> mutants = new ArrayList<>();
  private final List<MethodId> methods = new ArrayList<>();

  Mistakes(Program program, CountedBranches counted) {
    this.counted = counted;
    List<Mutations> classes =
        counted.methods().stream()
            .map(MethodId::owner)
            .collect(Collectors.toCollection(LinkedHashSet::new))
            .stream()
            .map(owner -> Mutations.of(program.classPath().get(owner)))
            .toList();
    int all = classes.stream().mapToInt(Mutations::count).sum();
    int step = (all + MOST - 1) / MOST;
    for (Mutations mutations : classes) {
      for (int i = 0; i < mutations.count(); i += Math.max(1, step)) {
        MethodId method = mutations.method(i);
        mutants.add(new Mutant(mutants.size(), method.owner(), mutations.classFile(i)));
        methods.add(method);
      }
    }
  }

  List<Mutant> mutants() {
    return mutants;
  }

  /** Whether a test that comes of an input runs the method that is changed. */
  boolean isReached(SuiteDraft draft, Mutant mutant) {
    return counted.isCovered(methods.get(mutant.number()), draft.found().coverage());
  }
}
