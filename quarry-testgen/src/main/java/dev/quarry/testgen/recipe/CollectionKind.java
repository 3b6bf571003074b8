package dev.quarry.testgen.recipe;

/** The collections that tests fill element by element, and the class that each is made as. */
public enum CollectionKind {
  LIST("java/util/ArrayList"),
  SET("java/util/LinkedHashSet"),
  MAP("java/util/LinkedHashMap"),
  QUEUE("java/util/ArrayDeque");

  private final String implementation;

  CollectionKind(String implementation) {
    this.implementation = implementation;
  }

  /** The internal name of the class. */
  public String implementation() {
    return implementation;
  }
}
