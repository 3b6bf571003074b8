package dev.quarry.concolic.runtime.types;

import dev.quarry.input.InputPath;
import java.lang.reflect.Type;

/**
 * An input object of a functional interface that no class of the program implements: each call of
 * its method returns an input of its own. Subclasses are made by {@link StubClass}. There are no
 * methods here, since one of the interface's could be called the same.
 */
public abstract class Stub {
  /** Where it stands. */
  public InputPath path = InputPath.parameter("");

  /** What its method returns. */
  public Type result = void.class;

  /** Where its method is called, for decisions. */
  public int site;

  /** How often it was called. */
  public int calls;
}
