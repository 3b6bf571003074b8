package dev.quarry.program.hierarchy;

import dev.quarry.program.Location;
import java.util.Optional;

/** An instruction that runs a method, and how the method is found. */
public sealed interface CallSite {
  /** The instruction. */
  Location location();

  /**
   * A call of a method by name.
   *
   * @param owner the internal name of the class named, or an array descriptor
   */
  record MethodCall(Location location, Kind kind, String owner, String name, String descriptor)
      implements CallSite {}

  /**
   * An {@code invokedynamic}.
   *
   * @param bootstrap who links it
   * @param name the name it is linked with; for a lambda, that of the interface's method
   * @param descriptor the captured values and the result
   * @param implementation for a lambda or method reference, the method that it will run one day
   */
  record DynamicCall(
      Location location,
      Bootstrap bootstrap,
      String name,
      String descriptor,
      Optional<MethodCall> implementation)
      implements CallSite {}

  /**
   * An instruction that initialises a class if nobody has yet.
   *
   * @param owner the internal name of the class
   */
  record Initialisation(Location location, String owner) implements CallSite {}

  /**
   * An instruction that makes an object whose methods the JDK may call later on: those that
   * implement or override something of the JDK's, such as {@code compareTo} or {@code toString}.
   *
   * @param owner the internal name of the object's class
   */
  record Exposure(Location location, String owner) implements CallSite {}

  /** How the method of a call is found. */
  enum Kind {
    /** As named. */
    STATIC,
    /** As named: a constructor, a private method, a superclass's. */
    SPECIAL,
    /** By the receiver's class; the class named is a class. */
    VIRTUAL,
    /** By the receiver's class; the class named is an interface. */
    INTERFACE
  }
}
