package dev.quarry.testgen.recipe;

import dev.quarry.program.MethodId;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * How a value is made with what a test may call: a tree of calls whose leaves are inputs. What is
 * open in it (the inputs, which of several ways, how many elements) has a name; a run decides it,
 * and together with the names' values the recipe becomes a {@link Value}.
 */
public sealed interface Recipe {
  /** The descriptor of the static type, such as {@code I} or {@code Lcom/acme/Foo;}. */
  String type();

  /** The recipes that it is made of, in the order in which they are followed. */
  List<Recipe> parts();

  /** Tells a visitor what kind it is. */
  <R> R accept(Visitor<R> visitor);

  /**
   * A case for each kind of recipe.
   *
   * @param <R> what comes of a case
   */
  interface Visitor<R> {
    R hole(Hole hole);

    R none(Null none);

    R same(Same same);

    R classLiteral(ClassLiteral literal);

    R constant(Constant constant);

    R text(Text text);

    R oneOf(OneOf oneOf);

    R call(Call call);

    R changed(Changed changed);

    R array(Array array);

    R collected(Collected collected);

    R stub(Stub stub);
  }

  /**
   * An input: a primitive, a string, a box, an enum constant, an array of these, or an object of a
   * functional interface. References may be null.
   *
   * @param signature the generic type as class files have it; null if there is nothing to add
   */
  record Hole(String name, String type, @Nullable String signature) implements Recipe {
    /** An input whose descriptor says all about its type. */
    public Hole(String name, String type) {
      this(name, type, null);
    }

    @Override
    public List<Recipe> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.hole(this);
    }
  }

  /** Nothing: null, and of primitive types zero. */
  record Null(String type) implements Recipe {
    @Override
    public List<Recipe> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.none(this);
    }
  }

  /** The same object as an earlier argument of the call under test, counted from 0. */
  record Same(int argument, String type) implements Recipe {
    @Override
    public List<Recipe> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.same(this);
    }
  }

  /** {@code Foo.class}. */
  record ClassLiteral(String named) implements Recipe {
    @Override
    public String type() {
      return "Ljava/lang/Class;";
    }

    @Override
    public List<Recipe> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.classLiteral(this);
    }
  }

  /** A static field that is never assigned again. */
  record Constant(String owner, String field, String type) implements Recipe {
    @Override
    public List<Recipe> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.constant(this);
    }
  }

  /** A string that is known to be good for what it is for, such as the code of a currency. */
  record Text(String content) implements Recipe {
    @Override
    public String type() {
      return "Ljava/lang/String;";
    }

    @Override
    public List<Recipe> parts() {
      return List.of();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.text(this);
    }
  }

  /** One of several; the number {@code name} chooses. Numbers that are none's mean the first. */
  record OneOf(String name, String type, List<Recipe> options) implements Recipe {
    public OneOf {
      options = List.copyOf(options);
    }

    @Override
    public List<Recipe> parts() {
      return options;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.oneOf(this);
    }
  }

  /**
   * A constructor or method called.
   *
   * @param callee declared so in its class; what {@code invoke…} instructions name
   * @param kind how
   * @param arguments the receiver first if there is one
   * @param type what comes out: for a constructor its class
   */
  record Call(MethodId callee, CallKind kind, List<Recipe> arguments, String type)
      implements Recipe {
    public Call {
      arguments = List.copyOf(arguments);
    }

    @Override
    public List<Recipe> parts() {
      return arguments;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.call(this);
    }
  }

  /**
   * An object that is changed after it was made.
   *
   * @param object made first
   * @param steps in this order
   */
  record Changed(Recipe object, List<Step> steps) implements Recipe {
    public Changed {
      steps = List.copyOf(steps);
    }

    @Override
    public String type() {
      return object.type();
    }

    @Override
    public List<Recipe> parts() {
      return Stream.concat(
              Stream.of(object), steps.stream().flatMap(step -> step.arguments().stream()))
          .toList();
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.changed(this);
    }
  }

  /**
   * A call on the object being changed, or of a static method, made if the truth value {@code name}
   * says so; or as often as the number {@code name} says, clamped, if it may be made again. Its
   * receiver is left out of {@code arguments}; what it returns is dropped.
   *
   * @param most how often it may be made
   */
  record Step(String name, MethodId callee, CallKind kind, List<Recipe> arguments, int most) {
    public Step {
      arguments = List.copyOf(arguments);
    }

    /** A call that is made once at most. */
    public Step(String name, MethodId callee, CallKind kind, List<Recipe> arguments) {
      this(name, callee, kind, arguments, 1);
    }

    /** Whether it may be made more than once. */
    public boolean isRepeated() {
      return most > 1;
    }
  }

  /** An array of the first so many elements as the number {@code name} says, clamped. */
  record Array(String name, String type, List<Recipe> elements) implements Recipe {
    public Array {
      elements = List.copyOf(elements);
    }

    @Override
    public List<Recipe> parts() {
      return elements;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.array(this);
    }
  }

  /**
   * A collection of the first so many elements as the number {@code name} says, clamped. Keys and
   * values of a map take turns, and the number counts pairs.
   *
   * @param kind which collection
   * @param type the declared type, such as {@code Ljava/util/Collection;}
   */
  record Collected(String name, CollectionKind kind, String type, List<Recipe> elements)
      implements Recipe {
    public Collected {
      elements = List.copyOf(elements);
    }

    @Override
    public List<Recipe> parts() {
      return elements;
    }

    @Override
    public <R> R accept(Visitor<R> visitor) {
      return visitor.collected(this);
    }
  }

  /**
   * An object of an interface or abstract class that is written for the test. Its abstract methods
   * do what they are told to, call by call.
   *
   * @param signature the generic type as class files have it, without type variables
   * @param constructor what its own constructor calls: {@code Object}'s for an interface
   * @param arguments of that constructor
   * @param methods all that are abstract
   * @param isFunctional whether a lambda can stand for it
   */
  record Stub(
      String type,
      String signature,
      MethodId constructor,
      List<Recipe> arguments,
      List<Told> methods,
      boolean isFunctional)
      implements Recipe {
    public Stub {
      arguments = List.copyOf(arguments);
      methods = List.copyOf(methods);
    }

    @Override
    public List<Recipe> parts() {
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
   * What a method of a stub is told to do. The number {@code name} says what: up to as many as
   * there are results, the first so many are given one after the other, and the last of these again
   * and again; above that, exceptions are counted; all other numbers mean {@code otherwise}.
   *
   * @param otherwise what it returns if nobody says more; without open places
   */
  record Told(
      String name,
      StubMethod method,
      List<Recipe> results,
      List<Recipe> exceptions,
      Recipe otherwise) {
    public Told {
      results = List.copyOf(results);
      exceptions = List.copyOf(exceptions);
    }

    /** Whether there is something to say. */
    public boolean isOpen() {
      return !results.isEmpty() || !exceptions.isEmpty();
    }

    /** What may be made for a call. */
    public List<Recipe> parts() {
      return Stream.concat(results.stream(), exceptions.stream()).toList();
    }
  }
}
