package dev.quarry.engine.spread;

/** The commands that can give their goals away. Their names go over the network. */
public enum SpreadCommand {
  /** A goal is a method. */
  CRASH,
  /** A goal is a question: a target, or a part of a warning. */
  REACH,
  /** A goal is a class. */
  COVER
}
