package dev.quarry.concolic.runtime;

/** When input objects get what is in them. */
enum InputMode {
  /** When an object is first used; for code rewritten with all hooks. */
  LAZY,
  /** Before the entry is called; for code that calls no hooks on objects. */
  EAGER
}
