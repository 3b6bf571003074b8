package dev.quarry.engine.cover;

import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.cover.ChainOfCode.Choice;
import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.ControlFlow;
import dev.quarry.program.flow.Edge;
import dev.quarry.program.hierarchy.CallSite;
import dev.quarry.program.hierarchy.CallSites;
import dev.quarry.search.markov.FlowGraph;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Builds the chain of a class under test. */
final class ChainBuilder {
  private final Subject subject;
  private final Aim aim;
  private final Set<Branch> wanted;
  private final FlowGraph.Builder graph = new FlowGraph.Builder();
  private final Map<MethodId, CodePart> parts = new LinkedHashMap<>();
  private final List<Choice> choices = new ArrayList<>();
  private final BitSet rewarding = new BitSet();
  private final BitSet branching = new BitSet();

  private ChainBuilder(Subject subject, Aim aim) {
    this.subject = subject;
    this.aim = aim;
    this.wanted = aim.ways();
  }

  /**
   * The chain of what drivers run.
   *
   * @param subject the program with its drivers
   * @param drivers where runs begin
   */
  static ChainOfCode chain(Subject subject, Collection<MethodId> drivers, Aim aim) {
    Set<MethodId> methods = RelevantMethods.of(subject.calls(), drivers, aim.places()::contains);
    var builder = new ChainBuilder(subject, aim);
    methods.forEach(builder::addStates);
    builder.parts.forEach(builder::addSuccessors);
    return new ChainOfCode(
        builder.graph.build(),
        builder.parts,
        builder.stateOfProbe(),
        builder.choices,
        builder.rewarding,
        builder.branching);
  }

  private void addStates(MethodId method) {
    ControlFlow flow = subject.flows().of(method);
    int first = graph.state();
    for (int i = 1; i < flow.blocks().size(); i++) {
      graph.state();
    }
    Map<Integer, Integer> outcomes = new LinkedHashMap<>();
    for (Branch branch : Branches.of(flow.body())) {
      int state = graph.state();
      outcomes.putIfAbsent(branch.instruction(), state);
      branching.set(state);
      if (wanted.contains(branch)) {
        rewarding.set(state);
      }
    }
    CodePart part = new CodePart(flow, first, outcomes);
    parts.put(method, part);
    if (aim.methods().contains(method)) {
      rewarding.set(part.block(0));
    }
  }

  private void addSuccessors(MethodId method, CodePart part) {
    ControlFlow flow = part.flow();
    for (Block block : flow.blocks()) {
      int state = part.block(block.number());
      for (Edge edge : flow.edgesFrom(block.number())) {
        int to = part.block(edge.to());
        int outcome =
            edge.kind() == Edge.Kind.BRANCH
                ? part.outcome(block.last(), edge.label())
                : ChainOfCode.NONE;
        if (outcome == ChainOfCode.NONE) {
          graph.successor(state, to);
        } else {
          graph.successor(state, outcome);
          graph.successor(outcome, to);
        }
        if (edge.isExceptional() && aim.methods().contains(method)) {
          rewarding.set(to);
        }
      }
    }
    addCalls(part);
  }

  private void addCalls(CodePart part) {
    MethodBody body = part.flow().body();
    for (CallSite site : CallSites.of(body)) {
      int caller = part.block(part.flow().blockOf(site.location().instruction()).number());
      List<CodePart> callees = new ArrayList<>();
      for (MethodId id : subject.calls().targets().of(site).ids()) {
        CodePart callee = parts.get(id);
        if (callee != null) {
          callees.add(callee);
        }
      }
      if (callees.size() == 1) {
        graph.call(caller, callees.get(0).block(0));
      } else if (!callees.isEmpty()) {
        int choice = graph.state();
        callees.forEach(callee -> graph.successor(choice, callee.block(0)));
        graph.call(caller, choice);
        choices.add(new Choice(choice, caller));
      }
    }
  }

  private Map<String, int[]> stateOfProbe() {
    Map<String, int[]> all = new LinkedHashMap<>();
    for (MethodId method : parts.keySet()) {
      all.computeIfAbsent(method.owner(), this::statesOfProbes);
    }
    return all;
  }

  private int[] statesOfProbes(String owner) {
    List<Probe> probes =
        ProbeMap.of(subject.program().bodies(subject.program().classPath().get(owner))).probes();
    int[] states = new int[probes.size()];
    Arrays.setAll(states, i -> state(probes.get(i)));
    return states;
  }

  private int state(Probe probe) {
    CodePart part = parts.get(probe.method());
    if (part == null) {
      return ChainOfCode.NONE;
    }
    if (probe instanceof Probe.Outcome outcome) {
      return part.outcome(outcome.branch().instruction(), outcome.branch().outcome());
    }
    if (!(probe instanceof Probe.Line line)) {
      return ChainOfCode.NONE;
    }
    Block block = part.flow().blockOf(line.instruction());
    return block.first() == line.instruction() ? part.block(block.number()) : ChainOfCode.NONE;
  }
}
