package dev.quarry.engine.cover;

/** Something that may cover more. */
@FunctionalInterface
interface Action {
  void perform() throws InterruptedException;
}
