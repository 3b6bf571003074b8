package dev.quarry.concolic.instrument;

import dev.quarry.models.environment.EnvironmentCall;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;

/**
 * What a call instruction calls, as far as its shadows are concerned.
 *
 * @param kind how shadows get there
 * @param dispatched whether the receiver's class decides between several methods
 * @param parameters the declared types of the arguments, without the receiver
 * @param hasReceiver whether there is a receiver
 * @param environment what is known of the method if the machine or the moment decides its result
 */
record CalledMethod(
    Kind kind,
    boolean dispatched,
    List<Type> parameters,
    boolean hasReceiver,
    Optional<EnvironmentCall> environment) {

  /** How shadows get over a call. */
  enum Kind {
    /** Surely a rewritten method. */
    DIRECT,
    /** Maybe a rewritten method, maybe one of the JDK. */
    GUARDED,
    /** Surely a rewritten static method of the JDK, of which there may be a model as well. */
    FOLLOWED,
    /** Surely no rewritten method. */
    FOREIGN,
    /** A constructor of a JDK class. */
    CONSTRUCTOR,
    /** A method of a superclass that is not rewritten; the receiver does not decide. */
    SUPER,
    /** Replaced by a method of the environment, whose results depend on no input. */
    SUBSTITUTED,
    /** Replaced by an input or an assumption. */
    MARKER
  }

  /** Whether the result may be symbolic, given the arguments with the receiver. */
  boolean resultMayBe(List<? extends ShadowValue> values) {
    if (isInput()) {
      return true;
    }
    return switch (kind) {
      case DIRECT, GUARDED, FOLLOWED, MARKER -> true;
      case SUBSTITUTED, SUPER, CONSTRUCTOR -> false;
      case FOREIGN -> values.stream().anyMatch(value -> value.symbolic() || value.isReference());
    };
  }

  /** Whether the result is an input; what a method of the program overrides is not. */
  boolean isInput() {
    return (kind == Kind.FOREIGN || kind == Kind.SUBSTITUTED)
        && environment.filter(EnvironmentCall::isInput).isPresent();
  }

  /** Whether an object among the arguments may have a shadow of its own. */
  boolean takesReference() {
    return hasReceiver && kind != Kind.CONSTRUCTOR
        || parameters.stream().anyMatch(type -> type.getSort() == Type.OBJECT);
  }

  /** Whether an array may be among the arguments. */
  boolean takesArray() {
    return parameters.stream()
        .anyMatch(
            type ->
                type.getSort() == Type.ARRAY
                    || type.getDescriptor().equals("Ljava/lang/Object;") && kind == Kind.FOREIGN);
  }
}
