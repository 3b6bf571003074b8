package dev.quarry.lab.soundness.generate;

import java.util.List;

/** The types that values of generated programs have. */
public enum Kind {
  INT("int", "0", "1"),
  LONG("long", "0L", "1L"),
  DOUBLE("double", "0.0", "1.0"),
  CHAR("char", "'a'", "'b'"),
  BOOLEAN("boolean", "false", "true"),
  STRING("String", "\"\"", "\"a\""),
  BOX("Integer", "Integer.valueOf(0)", "null"),
  INTS("int[]", "(new int[] {0})", "null"),
  SHAPE("Shape", "new Shape(0)", "null"),
  COLOUR("Colour", "Colour.RED", "Colour.BLUE"),
  PAIR("Pair", "new Pair(0, 0)", "null"),
  LIST("List<Integer>", "new ArrayList<Integer>()", "null"),
  MAP("Map<String, Integer>", "new HashMap<String, Integer>()", "null"),
  MAYBE("Optional<Integer>", "Optional.<Integer>empty()", "Optional.of(1)"),
  FUNCTION("IntUnaryOperator", "v -> v", "v -> v + 1"),
  OBJECT("Object", "null", "\"a\"");

  private final String java;
  private final List<String> simple;

  Kind(String java, String... simple) {
    this.java = java;
    this.simple = List.of(simple);
  }

  /** The type in source. */
  public String java() {
    return java;
  }

  /** The simplest expressions of the type. */
  public List<String> simple() {
    return simple;
  }
}
