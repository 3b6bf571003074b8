package dev.quarry.expr;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An immutable term with JVM semantics.
 *
 * <p>Terms are made by an {@link ExprFactory} only, which keeps one node for equal terms: within a
 * factory, equality is identity, as of any object. The hash code is structural and the same in
 * every run. Terms share sub-terms; walk them with {@link Dag}, never as trees.
 */
public abstract sealed class Expr permits Constant, Input, Operation, OpaqueCall {
  private final Sort sort;
  private final List<Expr> arguments;
  private final int hash;

  /** Computed on first use; racing threads compute equal sets. */
  private @Nullable Set<Input> inputs;

  Expr(Sort sort, List<Expr> arguments, int localHash) {
    this.sort = sort;
    this.arguments = arguments;
    int h = localHash;
    for (Expr argument : arguments) {
      h = h * 0x01000193 + argument.hash;
    }
    this.hash = h ^ (h >>> 15);
  }

  /** The kind of value this expression has. */
  public final Sort sort() {
    return sort;
  }

  /** The direct sub-terms, empty for leaves. */
  public final List<Expr> arguments() {
    return arguments;
  }

  /** The sub-term at a position. */
  public final Expr argument(int index) {
    return arguments.get(index);
  }

  /** The inputs that occur in this term, in order of first occurrence. */
  public final Set<Input> inputs() {
    Set<Input> known = inputs;
    if (known == null) {
      known = Dag.inputsOf(List.of(this));
      inputs = known;
    }
    return known;
  }

  /** Whether this is an application of the operation. */
  public boolean is(Op op) {
    return false;
  }

  /** Equal up to arguments; the arguments are compared by identity. */
  abstract boolean sameLabel(Expr other);

  final boolean sameNode(Expr other) {
    if (hash != other.hash
        || !sort.equals(other.sort)
        || arguments.size() != other.arguments.size()
        || !sameLabel(other)) {
      return false;
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) != other.arguments.get(i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public final int hashCode() {
    return hash;
  }

  @Override
  public final String toString() {
    return ExprPrinter.print(this);
  }
}
