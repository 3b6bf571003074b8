package dev.quarry.spec.weave.follow;

import org.jspecify.annotations.Nullable;

/** A run in a list of those that belong to a key. */
public final class RunLink {
  final Object key;

  /** What this is a link to. */
  public final ObjectRun run;

  final @Nullable RunLink older;

  RunLink(Object key, ObjectRun run, @Nullable RunLink older) {
    this.key = key;
    this.run = run;
    this.older = older;
  }

  /** The next run with the same key. */
  public @Nullable RunLink next() {
    return first(older, key);
  }

  static @Nullable RunLink first(@Nullable RunLink from, Object key) {
    RunLink link = from;
    while (link != null && link.key != key) {
      link = link.older;
    }
    return link;
  }
}
