package dev.quarry.concolic.guard;

import java.util.Locale;

/** Something that a program may not do unless it is allowed by name. */
public enum Permission {
  /** Ending the process: ends the run instead. */
  EXIT,
  /** Starting and ending processes. */
  PROCESS,
  /** Sockets and names of hosts. */
  NETWORK,
  /** Loading libraries and calling functions of native code. */
  NATIVE,
  /** Writing, creating, renaming and deleting files outside the private directory. */
  FILES,
  /** Starting threads. */
  THREADS;

  /** The name on the command line. */
  public String text() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The option that allows it. */
  public String option() {
    return "--allow " + text();
  }
}
