package dev.quarry.lab.concolic;

import java.util.List;

/**
 * Everything that was measured.
 *
 * @param kernels what rewriting costs
 * @param explorations of small methods
 * @param batches concrete runs in a worker
 * @param jobs two against one
 * @param scale very many paths
 * @param load the machine's load average before and after, -1 where it is not known
 */
public record ConcolicFigures(
    List<KernelFigures> kernels,
    List<ExplorationFigures> explorations,
    List<BatchFigures> batches,
    List<JobFigures> jobs,
    ScaleFigures scale,
    List<Double> load) {
  public ConcolicFigures {
    kernels = List.copyOf(kernels);
    explorations = List.copyOf(explorations);
    batches = List.copyOf(batches);
    jobs = List.copyOf(jobs);
    load = List.copyOf(load);
  }

  /** How many times as long rewritten kernels take, without inputs. */
  public double concreteSlowdown() {
    return Comparison.mean(kernels.stream().map(KernelFigures::concrete).toList());
  }

  /** How many times as long they take with symbolic arguments. */
  public double symbolicSlowdown() {
    return Comparison.mean(kernels.stream().map(KernelFigures::symbolic).toList());
  }

  /** How many times as long if every term is new, too. */
  public double unseenSlowdown() {
    return Comparison.mean(kernels.stream().map(KernelFigures::unseen).toList());
  }
}
