package dev.quarry.input;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import java.util.Optional;

/**
 * Where a value stands in the input of a run. A path begins at a root, which the entry's caller,
 * the program or the environment asks for, and goes on by parts: what an object has (fields,
 * elements), and what is to be known about a value (its class, its length, its content).
 *
 * <p>An input of an expression is named by the {@linkplain #text text} of its path, from which the
 * path can be {@linkplain #parse read} again; no two paths have the same text.
 */
public sealed interface InputPath {
  /** What the caller of an entry passes; the receiver is called {@code this}. */
  record Parameter(String name) implements InputPath {}

  /** What the program asks for by a marker, numbered from 1 in the order of the run. */
  record Asked(int number) implements InputPath {}

  /**
   * What the environment gives.
   *
   * @param call what is asked, as Java: {@code System.getenv("HOME")}
   * @param place where and at which visit it was asked, if each answer may be another; "" if all
   *     answers of one run are the same
   */
  record Environment(String call, String place) implements InputPath {
    private static final String PROPERTY = "System.getProperty(";

    /** An answer that is the same in all of a run. */
    public static Environment lasting(String call) {
      return new Environment(call, "");
    }

    /** The answer to the method for a name. */
    public static Environment named(String method, String name) {
      String quoted = name.replace("\\", "\\\\").replace("\"", "\\\"");
      return lasting(method + "(\"" + quoted + "\")");
    }

    /**
     * An answer at a place.
     *
     * @param place of the instruction
     * @param visit 1 for the first time that the run came by
     */
    public static Environment momentary(String call, String place, int visit) {
      return new Environment(call, place + "#" + visit);
    }

    /** The system property that it is the value of; other inputs can't be set by a test. */
    public Optional<String> property() {
      if (!call.startsWith(PROPERTY)) {
        return Optional.empty();
      }
      String literal = call.substring(PROPERTY.length() + 1, call.length() - 2);
      return Optional.of(literal.replace("\\\"", "\"").replace("\\\\", "\\"));
    }
  }

  /** A field of an object; with its class before its name where a subclass hides it. */
  record Field(InputPath of, String name) implements InputPath {}

  /** An element of an array of references or of a collection. */
  record Element(InputPath of, int index) implements InputPath {}

  /** A key of a map. */
  record Key(InputPath of, int index) implements InputPath {}

  /** What a key of a map is mapped to. */
  record Mapped(InputPath of, int index) implements InputPath {}

  /** What a call of a function returns, numbered from 1. */
  record Result(InputPath of, int call) implements InputPath {}

  /** Something that a value has once. */
  record Aspect(InputPath of, Kind kind) implements InputPath {
    /** What a value can have. */
    public enum Kind {
      /** The class of an object. */
      TYPE("type"),
      /** The length of an array. */
      LENGTH("length"),
      /** The elements of an array of primitives, as one map. */
      ELEMENTS("elements"),
      /** How many elements a collection has. */
      SIZE("size"),
      /** Whether an optional has a value. */
      PRESENT("present"),
      /** The value that an optional has. */
      HELD("held"),
      /** The characters of a string or a builder. */
      TEXT("text"),
      /** What is in a box. */
      VALUE("value"),
      /** What is in a box of a truth value, where a box of another class might stand as well. */
      BOOLEAN("boolean"),
      /** Likewise of a {@code long}. */
      LONG("long"),
      /** Likewise of a {@code float}. */
      FLOAT("float"),
      /** Likewise of a {@code double}. */
      DOUBLE("double"),
      /** Which constant of an enum it is. */
      ORDINAL("ordinal");

      private final String text;

      Kind(String text) {
        this.text = text;
      }

      /** As it is written behind the path of the value. */
      public String text() {
        return text;
      }

      /** Whether it is all that there is to know about a value of its class. */
      public boolean isContent() {
        return ordinal() >= TEXT.ordinal();
      }
    }
  }

  /** The one and only text of this path: {@code p.next}, {@code a[3]}, {@code s#text}. */
  default String text() {
    return PathText.of(this);
  }

  /**
   * The path that a text is of.
   *
   * @throws IllegalArgumentException if it is of none
   */
  static InputPath parse(String text) {
    return PathText.parse(text);
  }

  /**
   * Where an input stands.
   *
   * @throws IllegalArgumentException if it is not named by a path
   */
  static InputPath of(Input input) {
    return parse(input.name());
  }

  /** Where an input stands; empty for variables that are no inputs of runs. */
  static Optional<InputPath> find(Input input) {
    try {
      return Optional.of(of(input));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** The input of an expression that stands here. */
  default Input input(ExprFactory factory, Sort sort) {
    return factory.input(text(), sort);
  }

  /** What this is part of; empty for a root. */
  default Optional<InputPath> whole() {
    if (this instanceof Field field) {
      return Optional.of(field.of());
    }
    if (this instanceof Element element) {
      return Optional.of(element.of());
    }
    if (this instanceof Key key) {
      return Optional.of(key.of());
    }
    if (this instanceof Mapped mapped) {
      return Optional.of(mapped.of());
    }
    if (this instanceof Result result) {
      return Optional.of(result.of());
    }
    return this instanceof Aspect aspect ? Optional.of(aspect.of()) : Optional.empty();
  }

  /** The same part of another whole; a root is a part of nothing, and stays. */
  default InputPath within(InputPath whole) {
    if (this instanceof Field field) {
      return whole.field(field.name());
    }
    if (this instanceof Element element) {
      return whole.element(element.index());
    }
    if (this instanceof Key key) {
      return whole.key(key.index());
    }
    if (this instanceof Mapped mapped) {
      return whole.mapped(mapped.index());
    }
    if (this instanceof Result result) {
      return whole.result(result.call());
    }
    return this instanceof Aspect aspect ? whole.aspect(aspect.kind()) : this;
  }

  /** Where the path begins. */
  default InputPath root() {
    InputPath at = this;
    for (Optional<InputPath> whole = whole(); whole.isPresent(); whole = at.whole()) {
      at = whole.get();
    }
    return at;
  }

  static InputPath parameter(String name) {
    return new Parameter(name);
  }

  default InputPath field(String name) {
    return new Field(this, name);
  }

  default InputPath element(int index) {
    return new Element(this, index);
  }

  default InputPath key(int index) {
    return new Key(this, index);
  }

  default InputPath mapped(int index) {
    return new Mapped(this, index);
  }

  default InputPath result(int call) {
    return new Result(this, call);
  }

  default InputPath aspect(Aspect.Kind kind) {
    return new Aspect(this, kind);
  }

  default InputPath type() {
    return aspect(Aspect.Kind.TYPE);
  }

  default InputPath length() {
    return aspect(Aspect.Kind.LENGTH);
  }

  default InputPath elements() {
    return aspect(Aspect.Kind.ELEMENTS);
  }

  default InputPath size() {
    return aspect(Aspect.Kind.SIZE);
  }
}
