package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.types.Candidates;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.input.InputPath;
import java.lang.reflect.Type;
import org.jspecify.annotations.Nullable;

/** A reference that an input decides. It has its value from the start and is resolved when used. */
public final class InputReference {
  private final InputPath path;
  private final Input expr;
  private final Class<?> declared;
  private final Type generic;
  private final Candidates.Choice choice;

  /** Whether other inputs can't make it null. */
  private final boolean neverNull;

  private final @Nullable Object value;

  /** The content of a string, box, builder or enum constant; null for others. */
  private final @Nullable Expr content;

  private boolean isResolved;

  /** What it refers to, once it is resolved; null for null and for enum constants. */
  private @Nullable InputObject object;

  InputReference(
      InputPath path,
      Input expr,
      Class<?> declared,
      Type generic,
      Candidates.Choice choice,
      boolean neverNull,
      @Nullable Object value,
      @Nullable Expr content) {
    this.path = path;
    this.expr = expr;
    this.declared = declared;
    this.generic = generic;
    this.choice = choice;
    this.neverNull = neverNull;
    this.value = value;
    this.content = content;
  }

  Input expr() {
    return expr;
  }

  InputPath path() {
    return path;
  }

  Class<?> declared() {
    return declared;
  }

  Type generic() {
    return generic;
  }

  /** The classes its object may have. */
  Candidates.Choice choice() {
    return choice;
  }

  boolean neverNull() {
    return neverNull;
  }

  public @Nullable Object value() {
    return value;
  }

  @Nullable Expr content() {
    return content;
  }

  boolean isResolved() {
    return isResolved;
  }

  void resolve() {
    isResolved = true;
  }

  @Nullable InputObject object() {
    return object;
  }

  void refersTo(InputObject resolved) {
    object = resolved;
  }
}
