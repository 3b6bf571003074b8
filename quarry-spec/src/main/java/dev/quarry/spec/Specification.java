package dev.quarry.spec;

import java.util.List;

/**
 * What is asked of all runs of an object, or of the static methods of a class.
 *
 * @param kind whose duty it is
 * @param name how reports call it
 * @param type the binary name of the class or interface
 * @param scope what has a run of its own
 * @param body what runs have to be like
 * @param atoms what the body asks of each event; it mentions them by their number
 * @param source where it was written, such as {@code stack.spec:3}
 * @param text the body as it was written
 */
public record Specification(
    Kind kind,
    String name,
    String type,
    Scope scope,
    Body body,
    List<Atom> atoms,
    String source,
    String text) {
  public Specification {
    atoms = List.copyOf(atoms);
  }

  /** Whose duty it is. */
  public enum Kind {
    /** The caller's: how the object may be called. */
    USAGE("usage"),
    /** The component's: what its calls do. */
    BEHAVIOUR("behaviour");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** The word of the language, and of JSON. */
    public String text() {
      return text;
    }
  }

  /** What has a run of its own. */
  public enum Scope {
    /** Each object. */
    OBJECT,
    /** The class as a whole: its static methods. */
    CLASS
  }

  /** {@code com.acme.Stack grows}. */
  @Override
  public String toString() {
    return type + " " + name;
  }
}
