package dev.quarry.testgen.source;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.Value;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a call is expected to do. */
public sealed interface Expectation {
  /** Tells a visitor what kind it is. */
  <R> R accept(Visitor<R> visitor);

  /**
   * A case for each kind of expectation.
   *
   * @param <R> what comes of a case
   */
  interface Visitor<R> {
    R throwing(Throws thrown);

    R returning(Returns returns);

    R completing(Completes completes);

    R leaving(Leaves leaves);

    R watched(Watched watched);
  }

  /**
   * An exception escapes.
   *
   * @param exception the binary name of its class, or of one above it
   * @param message what it says; empty if that is no matter
   */
  record Throws(String exception, Optional<String> message) implements Expectation {
    /** Whatever it says. */
    public Throws(String exception) {
      this(exception, Optional.empty());
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.throwing(this);
    }
  }

  /** It returns something equal. */
  record Returns(Value value) implements Expectation {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.returning(this);
    }
  }

  /** It returns, whatever that may be. */
  record Completes() implements Expectation {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.completing(this);
    }
  }

  /**
   * It returns, and objects can be asked how they are then.
   *
   * @param result what is known about the result besides its state
   * @param states what getters give, in this order
   */
  record Leaves(Result result, List<State> states) implements Expectation {
    public Leaves {
      states = List.copyOf(states);
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.leaving(this);
    }
  }

  /**
   * What a call returns.
   *
   * @param kind what is known
   * @param value for {@link Kind#EQUAL}, what it is equal to; null otherwise
   */
  record Result(Kind kind, @Nullable Value value) {
    /** What can be known. */
    public enum Kind {
      /** Nothing, or nothing is returned. */
      ANY,
      /** It is not null. */
      PRESENT,
      /** It is the object that was called. */
      RECEIVER,
      /** It is equal to a value. */
      EQUAL
    }
  }

  /**
   * What an object is, or what it says about itself.
   *
   * @param subject which
   * @param getter a method without parameters; empty if the object itself is compared
   * @param value what it is equal to
   */
  record State(Subject subject, Optional<Getter> getter, Value value) {}

  /**
   * A method without parameters.
   *
   * @param method which
   * @param kind how it is called
   */
  record Getter(MethodId method, CallKind kind) {}

  /**
   * Who is asked.
   *
   * @param argument the number of an argument of the call, the receiver counted; -1 for what the
   *     call returned
   */
  record Subject(int argument) {
    /** What the call returned. */
    public static final Subject RESULT = new Subject(-1);

    /** The object that was called. */
    public static final Subject RECEIVER = new Subject(0);

    public boolean isResult() {
      return argument < 0;
    }
  }

  /**
   * Nothing is asserted: what came of it is handed to who runs it, as an array of the result and
   * the arguments, the object that was called first; null for arguments that no call can change.
   * For probes.
   */
  record Watched() implements Expectation {
    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.watched(this);
    }
  }
}
