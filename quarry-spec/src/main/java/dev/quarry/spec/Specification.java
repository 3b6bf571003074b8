package dev.quarry.spec;

import java.util.List;
import java.util.Optional;

/**
 * What is asked of all runs of an object, or of the static methods of a class.
 *
 * @param kind whose duty it is
 * @param name how reports call it
 * @param monitored what has runs
 * @param body what runs have to be like
 * @param atoms what the body asks of each event; it mentions them by their number
 * @param source where it was written, such as {@code stack.spec:3}
 * @param text the body as it was written
 */
public record Specification(
    Kind kind,
    String name,
    Monitored monitored,
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

  /**
   * What has runs.
   *
   * @param type the binary name of a class or interface
   * @param scope what of it has a run of its own
   * @param tie where its objects come from, if that matters
   */
  public record Monitored(String type, Scope scope, Optional<Tie> tie) {
    /** Objects of a type, or a class, wherever they come from. */
    public static Monitored of(String type, Scope scope) {
      return new Monitored(type, scope, Optional.empty());
    }
  }

  /**
   * Ties objects to another one, whose calls are events of their runs, too: to the object whose
   * method gave them away, or to the argument with which they were made.
   *
   * @param type the binary name of the class or interface of the other
   * @param method that gives them away; {@link Signal#CONSTRUCTOR} if they are made with the other
   *     as an argument
   */
  public record Tie(String type, String method) {
    /** How the language calls the other object. */
    public static final String NAME = "from";

    private static final String PREFIX = NAME + ".";

    /** How signals call a method of the other object. */
    public static String signal(String method) {
      return PREFIX + method;
    }

    /** The method of the other object that a signal is about. */
    public static Optional<String> method(Signal signal) {
      return signal.method().startsWith(PREFIX)
          ? Optional.of(signal.method().substring(PREFIX.length()))
          : Optional.empty();
    }
  }

  /** What has a run of its own. */
  public enum Scope {
    /** Each object. */
    OBJECT,
    /** The class as a whole: its static methods. */
    CLASS
  }

  /** The binary name of the class or interface. */
  public String type() {
    return monitored.type();
  }

  /** What has a run of its own. */
  public Scope scope() {
    return monitored.scope();
  }

  /** Whether runs must be complete when they end. */
  public boolean isComplete() {
    return body instanceof Body.Complete;
  }

  /** {@code com.acme.Stack grows}. */
  @Override
  public String toString() {
    return type() + " " + name;
  }
}
