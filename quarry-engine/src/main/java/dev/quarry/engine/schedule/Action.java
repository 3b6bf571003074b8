package dev.quarry.engine.schedule;

import java.io.IOException;

/**
 * Something that may bring a search nearer to what it wants.
 *
 * @param kind of what is done
 * @param work what is done
 */
public record Action(Kind kind, Work work) {

  /** What can be done. */
  public enum Kind {
    /** The first run of an entry or of a driver, which tries its recipe. */
    FIRST_RUN,
    /** Runs with random inputs. */
    RANDOM_BATCH,
    /** Solving for ways that no run took, and running the solutions. */
    FLIP,
    /** A question to the backward engine. */
    ASK_BACKWARDS
  }

  /** What is done. */
  @FunctionalInterface
  public interface Work {
    void perform() throws IOException, InterruptedException;
  }
}
