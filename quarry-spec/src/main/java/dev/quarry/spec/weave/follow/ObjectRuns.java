package dev.quarry.spec.weave.follow;

import org.jspecify.annotations.Nullable;

/** The runs of all objects that one monitor follows. */
public final class ObjectRuns {
  private static final Object ALL = new Object();

  private final RunIndex byObject = new RunIndex();
  private final RunIndex byOther = new RunIndex();
  private @Nullable RunLink newest;

  /** Follows an object from now on, if that is not done already. */
  public void follow(@Nullable Object object) {
    if (object != null && byObject.find(object) == null) {
      add(object, null);
    }
  }

  /** Likewise, unless the object tells what happens by itself. */
  public void followIfSilent(@Nullable Object object) {
    if (!(object instanceof Unfollowed)) {
      follow(object);
    }
  }

  /** Follows an object that is tied to another one. */
  public void tie(@Nullable Object object, @Nullable Object other) {
    if (object == null || other == null) {
      return;
    }
    for (RunLink link = byObject.find(object); link != null; link = link.next()) {
      if (link.run.from == other) {
        return;
      }
    }
    byOther.add(other, add(object, other));
  }

  private ObjectRun add(Object object, @Nullable Object other) {
    ObjectRun run = new ObjectRun(object, other);
    byObject.add(object, run);
    newest = new RunLink(ALL, run, newest);
    return run;
  }

  /** The runs of an object. */
  public @Nullable RunLink of(@Nullable Object object) {
    return byObject.find(object);
  }

  /** The runs of all objects that are tied to one. */
  public @Nullable RunLink tiedTo(@Nullable Object other) {
    return byOther.find(other);
  }

  /** All runs. */
  public @Nullable RunLink all() {
    return newest;
  }

  /** Others have got hold of an object. */
  public void giveAway(@Nullable Object object) {
    for (RunLink link = byObject.find(object); link != null; link = link.next()) {
      link.run.isGivenAway = true;
    }
  }
}
