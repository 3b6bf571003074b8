package dev.quarry.testgen.recipe;

import dev.quarry.program.MethodId;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A value as a test writes it: a {@link Recipe} in which nothing is open any more. */
public sealed interface Value {
  /** The descriptor of the static type that the place expects. */
  String type();

  /** The values that it is made with. */
  default List<Value> parts() {
    return List.of();
  }

  /**
   * A primitive, a box, a string, or null.
   *
   * @param value a box of the type ({@code Integer} for {@code I} or {@code Ljava/lang/Integer;},
   *     {@code Character} for {@code C}…), a string, or null
   */
  record Literal(String type, @Nullable Object value) implements Value {}

  /** {@code Foo.class}; {@code named} is a descriptor. */
  record ClassLiteral(String named) implements Value {
    @Override
    public String type() {
      return "Ljava/lang/Class;";
    }
  }

  /** The same object as an earlier argument of the call, counted from 0. */
  record Same(int argument, String type) implements Value {}

  /** A static field, an enum constant among them. {@code owner} is an internal name. */
  record Constant(String owner, String field, String type) implements Value {}

  /** A constructor or method called; see {@link Recipe.Call}. */
  record Call(MethodId callee, CallKind kind, List<Value> arguments, String type) implements Value {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public List<Value> parts() {
      return arguments;
    }
  }

  /** An object that is changed after it was made; the steps have no receiver in their arguments. */
  record Changed(Value object, List<Call> steps) implements Value {
    public Changed {
      steps = List.copyOf(steps);
    }

    @Override
    public String type() {
      return object.type();
    }

    @Override
    public List<Value> parts() {
      return Stream.concat(Stream.of(object), steps.stream()).toList();
    }
  }

  /** An array with all its elements. */
  record Array(String type, List<Value> elements) implements Value {
    public Array {
      elements = List.copyOf(elements);
    }

    @Override
    public List<Value> parts() {
      return elements;
    }
  }

  /** A collection with all its elements; keys and values of a map take turns. */
  record Collected(CollectionKind kind, String type, List<Value> elements) implements Value {
    public Collected {
      elements = List.copyOf(elements);
    }

    @Override
    public List<Value> parts() {
      return elements;
    }
  }

  /**
   * An object of a functional interface.
   *
   * @param results what its calls return, one after the other, the last one again and again; none
   *     for a method that returns nothing or is not called
   */
  record Lambda(String type, List<Value> results) implements Value {
    public Lambda {
      results = List.copyOf(results);
    }

    @Override
    public List<Value> parts() {
      return results;
    }
  }
}
