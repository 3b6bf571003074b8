package dev.quarry.models.library;

import dev.quarry.expr.Expr;

/** An argument or a result of a call, as far as a {@link Promise} looks at it. */
public interface Subject {
  /** The value of a primitive: INT (also for boolean, as 0 or 1), LONG, FLOAT or DOUBLE. */
  Expr number();

  /** Whether a reference is null: BOOL. */
  Expr isNull();

  /** What is in a string: STRING. */
  Expr text();

  /** Which constant of its enum an object is: INT. */
  Expr ordinal();

  /** The length of an array: INT. */
  Expr length();

  /** What is in an element of an array of strings: STRING. It means nothing beyond the length. */
  Expr textAt(int index);

  /** A field of an object, a whole number. */
  Expr field(String owner, String name, String descriptor);
}
