package dev.quarry.search.synthetic;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.RunRequest;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Model;
import dev.quarry.search.tree.CoverageGain;
import dev.quarry.search.tree.ExecutionTree;
import dev.quarry.search.tree.Merged;
import dev.quarry.search.tree.PathLimits;
import dev.quarry.search.tree.Prediction;
import dev.quarry.search.tree.Searcher;
import dev.quarry.search.tree.Way;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Explores a synthetic program and remembers the paths in the order of the runs. */
public final class Explorer {
  private final Program program;
  private final ExecutionTree tree;
  private final ExprFactory factory = new ExprFactory();
  private final Enumeration solver = new Enumeration();
  private final List<String> paths = new ArrayList<>();
  private final Set<String> coveredSteps = new HashSet<>();

  public Explorer(Program program, Searcher searcher, PathLimits limits) {
    this.program = program;
    this.tree = new ExecutionTree(searcher, limits);
  }

  public ExecutionTree tree() {
    return tree;
  }

  public ExprFactory factory() {
    return factory;
  }

  /** The paths run, in order. */
  public List<String> paths() {
    return paths;
  }

  /** Runs the program on an input from outside. */
  public Merged run(Model input) {
    return run(Prediction.NONE, input);
  }

  /** Solves a way and runs the program on it; nothing if no input takes it. */
  public Optional<Merged> tryWay(Way way) {
    Optional<Model> model = solver.solve(tree.pathCondition(way).conditions());
    if (model.isEmpty()) {
      tree.infeasible(way);
    }
    return model.map(input -> run(tree.prediction(way), input));
  }

  /** From the given input on until nothing is open. */
  public Explorer explore(Model first) {
    run(first);
    continueToTheEnd();
    return this;
  }

  public Explorer explore() {
    return explore(Model.EMPTY);
  }

  public void continueToTheEnd() {
    Optional<Way> way = tree.take();
    while (way.isPresent()) {
      tryWay(way.get());
      way = tree.take();
    }
  }

  private Merged run(Prediction prediction, Model input) {
    Trace trace = trace(prediction.request(input));
    paths.add(trace.path());
    return tree.merge(prediction, trace.report(), gain(trace.path()));
  }

  /** Runs the program without telling the tree. */
  public Trace trace(RunRequest request) {
    Trace trace = new Trace(factory, request);
    program.run(trace);
    return trace;
  }

  /** Runs the program without telling the tree. */
  public RunReport report(RunRequest request) {
    return trace(request).report();
  }

  /** Each step seen for the first time counts. */
  private CoverageGain gain(String path) {
    int before = coveredSteps.size();
    if (!path.isEmpty()) {
      coveredSteps.addAll(List.of(path.split(" ")));
    }
    return new CoverageGain(0, coveredSteps.size() - before);
  }
}
