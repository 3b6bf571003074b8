package dev.quarry.spec.weave.follow;

import org.jspecify.annotations.Nullable;

/** How far a monitor is with one object. */
public final class ObjectRun {
  /** The object. */
  public final Object object;

  /** The other object that it is tied to, if it is. */
  public final @Nullable Object from;

  /** Of the monitor. */
  public int state;

  /** What happened so far, if that is written down. */
  public @Nullable String events;

  /** Whether others got hold of the object, so that its run goes on when the program's ends. */
  public boolean isGivenAway;

  ObjectRun(Object object, @Nullable Object from) {
    this.object = object;
    this.from = from;
  }
}
