package dev.quarry.concolic.protocol;

import dev.quarry.concolic.RunReport;
import dev.quarry.concolic.batch.BatchReport;

/** What a worker says. */
public sealed interface Reply {
  /**
   * Answers {@link Request.Hello} and {@link Request.Enter}.
   *
   * @param version the worker's {@link Protocol#VERSION}
   * @param java the version of its JVM
   */
  record Ready(int version, String java) implements Reply {
    /** Said by this build on this JVM. */
    public static Ready now() {
      return new Ready(Protocol.VERSION, String.valueOf(System.getProperty("java.version")));
    }
  }

  /** The worker can't make the runs it is asked for; the sentence says why. */
  record Failed(String sentence) implements Reply {}

  /**
   * Answers {@link Request.Run}.
   *
   * @param state whether the worker can go on
   */
  record Report(RunReport report, WorkerState state) implements Reply {}

  /**
   * Answers a part of a {@link Request.Batch}, the parts in the order of the rows.
   *
   * @param part rows are counted from the first of this part
   * @param state whether the worker can go on; if it can't, the rest of the batch was not run
   */
  record Batched(BatchReport part, WorkerState state) implements Reply {}

  /** Whether a worker can make another run. */
  enum WorkerState {
    /** It can. */
    READY,
    /** It must be replaced: its heap is full, or threads of the program still run in it. */
    SPENT
  }
}
