package dev.quarry.concolic.protocol;

/** The version of the protocol; changes whenever the bytes do. */
public final class Protocol {
  /** What this build speaks. */
  public static final int VERSION = 7;

  /** How a worker process ends when its heap is too full even to report it. */
  public static final int EXIT_HEAP = 71;

  /** How a worker process ends when it does not understand itself any more; its log says why. */
  public static final int EXIT_BROKEN = 70;

  private Protocol() {}
}
