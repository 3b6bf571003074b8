package dev.quarry.concolic.worker;

/** Whether there is heap left after a run that ran out of it. */
final class HeapCheck {
  private HeapCheck() {}

  /**
   * Whether the next run would find less than half of the heap. Often a single huge array was the
   * reason, and all is well again.
   */
  static boolean isFull() {
    Runtime runtime = Runtime.getRuntime();
    System.gc();
    return runtime.totalMemory() - runtime.freeMemory() > runtime.maxMemory() / 2;
  }
}
