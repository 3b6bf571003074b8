package dev.quarry.cluster.coordinator;

/** Is told what happens, by any thread. */
public interface ClusterWatch {
  /** Told again and again. */
  void status(ClusterStatus status);

  /** Something that the user should know: a whole sentence. */
  void say(String sentence);
}
