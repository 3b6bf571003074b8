package dev.quarry.expr;

import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/** Keeps one node for equal terms for as long as somebody holds it. Safe for many threads. */
final class Interner {
  private final ConcurrentHashMap<Object, Entry> table = new ConcurrentHashMap<>();
  private final ReferenceQueue<Expr> collected = new ReferenceQueue<>();

  /** The node equal to the candidate that everybody shares; the candidate itself if it is new. */
  Expr intern(Expr candidate) {
    purge();
    Entry known = table.get(new Probe(candidate));
    Expr shared = known == null ? null : known.get();
    return shared != null ? shared : insert(candidate);
  }

  private Expr insert(Expr candidate) {
    var entry = new Entry(candidate, collected);
    while (true) {
      Entry other = table.putIfAbsent(entry, entry);
      Expr shared = other == null ? candidate : other.get();
      if (shared != null) {
        return shared;
      }
      table.remove(other, other);
    }
  }

  private void purge() {
    for (Object stale = collected.poll(); stale != null; stale = collected.poll()) {
      table.remove(stale);
    }
  }

  int size() {
    purge();
    return table.size();
  }

  /** A key that finds the entry of an equal node. */
  private record Probe(Expr node) {
    @Override
    public int hashCode() {
      return node.hashCode();
    }

    @Override
    @SuppressWarnings("EqualsUnsafeCast")
    public boolean equals(@Nullable Object key) {
      Expr other = key instanceof Entry entry ? entry.get() : null;
      return other != null && node.sameNode(other);
    }
  }

  private static final class Entry extends WeakReference<Expr> {
    private final int hash;

    Entry(Expr node, ReferenceQueue<Expr> queue) {
      super(node, queue);
      this.hash = node.hashCode();
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public boolean equals(@Nullable Object other) {
      if (this == other) {
        return true;
      }
      if (!(other instanceof Entry entry) || hash != entry.hash) {
        return false;
      }
      Expr mine = get();
      Expr theirs = entry.get();
      return mine != null && theirs != null && mine.sameNode(theirs);
    }
  }
}
