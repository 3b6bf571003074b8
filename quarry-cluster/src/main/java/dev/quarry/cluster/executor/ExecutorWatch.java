package dev.quarry.cluster.executor;

/** Is told what happens, by any thread. */
public interface ExecutorWatch {
  /** Nobody answers at the coordinator's address, or has something to do. */
  void waiting();

  /** So many goals were done since this executor began. */
  void working(long done);

  /** Something that the user should know: a whole sentence. */
  void say(String sentence);
}
