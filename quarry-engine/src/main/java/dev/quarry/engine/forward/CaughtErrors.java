package dev.quarry.engine.forward;

import dev.quarry.concolic.coverage.CoveredProbes;
import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.MachineErrors;
import dev.quarry.program.ledger.Assumption;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What is assumed of handlers in methods that runs entered. */
final class CaughtErrors {
  private final Program program;
  private final Map<String, List<Probe>> probes = new HashMap<>();
  private final Map<String, BitSet> looked = new HashMap<>();
  private final Set<MethodId> entered = new HashSet<>();
  private final MachineErrors machine;

  CaughtErrors(Program program, MachineErrors machine) {
    this.program = program;
    this.machine = machine;
  }

  /** What is new with more that was executed. */
  synchronized List<Assumption> of(CoveredProbes coverage) {
    List<Assumption> assumptions = new ArrayList<>();
    coverage
        .byClass()
        .forEach(
            (owner, bits) -> {
              BitSet fresh = (BitSet) bits.clone();
              BitSet before = looked.computeIfAbsent(owner, any -> new BitSet());
              fresh.andNot(before);
              before.or(fresh);
              fresh.stream().forEach(bit -> add(owner, bit, assumptions));
            });
    return assumptions;
  }

  private void add(String owner, int bit, List<Assumption> assumptions) {
    List<Probe> all =
        probes.computeIfAbsent(
            owner, name -> ProbeMap.of(program.bodies(program.classPath().get(name))).probes());
    if (bit < all.size() && entered.add(all.get(bit).method())) {
      MethodBody body = program.body(all.get(bit).method());
      if (!body.tryRanges().isEmpty()) {
        assumptions.addAll(machine.of(body));
      }
    }
  }
}
