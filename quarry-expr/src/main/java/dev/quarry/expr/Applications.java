package dev.quarry.expr;

import java.lang.ref.SoftReference;
import org.jspecify.annotations.Nullable;

/**
 * Remembers what applications of operations were simplified to. Runs of one program make the same
 * terms again and again, and simplifying them is most of what that costs.
 *
 * <p>Lossy: there are {@link #SETS} sets of two answers, and a new answer takes the place of the
 * older one of its set. So at most {@link #CAPACITY} answers are kept from being collected, and all
 * of them are let go before memory runs out, since the table is held softly.
 *
 * <p>Safe for many threads without locks: answers have final fields only, so a thread sees one as a
 * whole or not at all, and who misses one computes it. Terms being shared, every thread computes
 * the same node, so it does not matter whose answer stays.
 */
final class Applications {
  private static final int BITS = 14;
  private static final int SETS = 1 << BITS;

  /** How many answers are kept at most. */
  static final int CAPACITY = 2 * SETS;

  private SoftReference<@Nullable Answer[]> table = new SoftReference<>(new Answer[CAPACITY]);

  private static final class Answer {
    final Op op;
    final Expr a;
    final @Nullable Expr b;
    final @Nullable Expr c;
    final Expr result;

    Answer(Op op, Expr a, @Nullable Expr b, @Nullable Expr c, Expr result) {
      this.op = op;
      this.a = a;
      this.b = b;
      this.c = c;
      this.result = result;
    }

    boolean isOf(Op otherOp, Expr otherA, @Nullable Expr otherB, @Nullable Expr otherC) {
      return a == otherA && b == otherB && op == otherOp && c == otherC;
    }
  }

  /** What an application was simplified to; null if that is not remembered. */
  @Nullable Expr find(Op op, Expr a, @Nullable Expr b, @Nullable Expr c) {
    @Nullable Answer[] answers = table.get();
    if (answers == null) {
      return null;
    }
    int first = firstOfSet(op, a, b, c);
    Answer newer = answers[first];
    if (newer != null && newer.isOf(op, a, b, c)) {
      return newer.result;
    }
    Answer older = answers[first + 1];
    return older != null && older.isOf(op, a, b, c) ? older.result : null;
  }

  /** Remembers an answer and forgets one if there is no room. */
  void put(Op op, Expr a, @Nullable Expr b, @Nullable Expr c, Expr result) {
    @Nullable Answer[] answers = table.get();
    if (answers == null) {
      answers = new Answer[CAPACITY];
      table = new SoftReference<>(answers);
    }
    int first = firstOfSet(op, a, b, c);
    answers[first + 1] = answers[first];
    answers[first] = new Answer(op, a, b, c, result);
  }

  private static int firstOfSet(Op op, Expr a, @Nullable Expr b, @Nullable Expr c) {
    int hash = (op.ordinal() + 1) * 0x85EBCA6B + a.hashCode();
    if (b != null) {
      hash = hash * 0xC2B2AE35 + b.hashCode();
    }
    if (c != null) {
      hash = hash * 0x27D4EB2F + c.hashCode();
    }
    // Hashes of terms that differ in a constant lie at regular distances: mix before taking bits.
    hash ^= hash >>> 15;
    hash *= 0x85EBCA6B;
    hash ^= hash >>> 13;
    return (hash * 0x9E3779B9) >>> (Integer.SIZE - BITS) << 1;
  }
}
