package dev.quarry.engine.reproduce;

/** Is told how a reproduction goes. */
@FunctionalInterface
public interface ReproduceProgress {
  /** Nobody listens. */
  ReproduceProgress NONE = (frames, total, entry) -> {};

  /** An entry is tried that would show so many frames of all. */
  void trying(int frames, int total, String entry);
}
