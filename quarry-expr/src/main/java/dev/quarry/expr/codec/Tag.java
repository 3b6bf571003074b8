package dev.quarry.expr.codec;

/** What an item is. The order is part of the form. */
enum Tag {
  /** A node: sort, value. */
  CONSTANT,
  /** A node: sort, name. */
  INPUT,
  /** A node: operation's name, number of arguments, distances back to them. */
  OPERATION,
  /** A node: name, parameter sorts, result sort, distances back to the arguments. */
  CALL,
  /** An expression is complete: distance back to its node. */
  EXPRESSION,
  /** A model: number of entries; for each the distance back to the input, and the value. */
  MODEL;

  /** The first bytes of every stream; the last is the version. */
  static final byte[] HEADER = {'Q', 'X', 1};
}
