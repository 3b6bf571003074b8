package dev.quarry.concolic.protocol;

import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.batch.InputRows;
import dev.quarry.concolic.batch.Listing;

/** What the controller says. */
public sealed interface Request {
  /**
   * The first message.
   *
   * @param version the controller's {@link Protocol#VERSION}
   */
  record Hello(int version, Setup setup) implements Request {}

  /**
   * Asks to run another entry from now on. The class path is that of the greeting, and so are the
   * stack and the private directory. Answered by {@link Reply.Ready}, or by {@link Reply.Failed},
   * after which only another one of these makes sense.
   */
  record Enter(Setup setup) implements Request {}

  /** Asks for one run, which a {@link Reply.Report} answers. */
  record Run(RunRequest request) implements Request {}

  /**
   * Asks for many concrete runs without path conditions, which {@link Reply.Batched} answers, one
   * or several.
   *
   * @param inputs of the runs
   * @param listing which runs the replies tell
   * @param piece how many runs one reply may stand for at most
   */
  record Batch(InputRows inputs, Listing listing, int piece) implements Request {}

  /** Asks the worker to end; so does the end of the stream. */
  record Stop() implements Request {}
}
