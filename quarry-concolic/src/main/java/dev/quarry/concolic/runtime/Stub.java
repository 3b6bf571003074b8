package dev.quarry.concolic.runtime;

import dev.quarry.input.InputPath;
import java.lang.reflect.Type;

/**
 * An input object of a functional interface that no class of the program implements: each call of
 * its method returns an input of its own. Subclasses are made by {@link StubClass}. There are no
 * methods here, since one of the interface's could be called the same.
 */
public abstract class Stub {
  /** Where it stands. */
  InputPath path = InputPath.parameter("");

  /** What its method returns. */
  Type result = void.class;

  /** Where its method is called, for decisions. */
  int site;

  /** How often it was called. */
  int calls;
}
