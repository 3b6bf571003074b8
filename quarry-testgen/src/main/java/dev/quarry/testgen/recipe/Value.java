package dev.quarry.testgen.recipe;

import dev.quarry.program.MethodId;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A value as a test writes it: a {@link Recipe} in which nothing is open any more. */
public sealed interface Value {
  /** The descriptor of the static type that the place expects. */
  String type();

  /** The values that it is made with. */
  List<Value> parts();

  /** Tells a visitor what kind it is. */
  <R> R accept(Visitor<R> visitor);

  /**
   * A case for each kind of value.
   *
   * @param <R> what comes of a case
   */
  interface Visitor<R> {
    R literal(Literal literal);

    R classLiteral(ClassLiteral literal);

    R same(Same same);

    R constant(Constant constant);

    R call(Call call);

    R changed(Changed changed);

    R array(Array array);

    R collected(Collected collected);

    R lambda(Lambda lambda);

    R stub(Stub stub);
  }

  /**
   * A primitive, a box, a string, or null.
   *
   * @param value a box of the type ({@code Integer} for {@code I} or {@code Ljava/lang/Integer;},
   *     {@code Character} for {@code C}…), a string, or null
   */
  record Literal(String type, @Nullable Object value) implements Value {
    @Override
    public List<Value> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.literal(this);
    }
  }

  /** {@code Foo.class}; {@code named} is a descriptor. */
  record ClassLiteral(String named) implements Value {
    @Override
    public String type() {
      return "Ljava/lang/Class;";
    }

    @Override
    public List<Value> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.classLiteral(this);
    }
  }

  /** The same object as an earlier argument of the call, counted from 0. */
  record Same(int argument, String type) implements Value {
    @Override
    public List<Value> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.same(this);
    }
  }

  /** A static field, an enum constant among them. {@code owner} is an internal name. */
  record Constant(String owner, String field, String type) implements Value {
    @Override
    public List<Value> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.constant(this);
    }
  }

  /** A constructor or method called; see {@link Recipe.Call}. */
  record Call(MethodId callee, CallKind kind, List<Value> arguments, String type) implements Value {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public List<Value> parts() {
      return arguments;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.call(this);
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

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.changed(this);
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

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.array(this);
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

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.collected(this);
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

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.lambda(this);
    }
  }

  /** An object whose class is written for the test; see {@link Recipe.Stub}. */
  record Stub(
      String type,
      String signature,
      MethodId constructor,
      List<Value> arguments,
      List<Told> methods)
      implements Value {
    public Stub {
      arguments = List.copyOf(arguments);
      methods = List.copyOf(methods);
    }

    @Override
    public List<Value> parts() {
      return Stream.concat(
              arguments.stream(), methods.stream().flatMap(method -> method.parts().stream()))
          .toList();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.stub(this);
    }
  }

  /**
   * What a method of a stub does.
   *
   * @param results what its calls return, one after the other, the last one again and again; none
   *     if it returns nothing or throws
   * @param exception thrown by all calls
   * @param isChosen whether the run chose so; else it is what such methods do anyway
   */
  record Told(StubMethod method, List<Value> results, Optional<Value> exception, boolean isChosen) {
    public Told {
      results = List.copyOf(results);
    }

    List<Value> parts() {
      return Stream.concat(results.stream(), exception.stream()).toList();
    }
  }
}
