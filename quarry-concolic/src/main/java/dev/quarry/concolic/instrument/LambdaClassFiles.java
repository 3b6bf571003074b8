package dev.quarry.concolic.instrument;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.tree.ClassNode;

/**
 * The classes made for the lambdas of a class. Those of a program are linked when they are first
 * evaluated, and have no names of their own; those of the JDK lie beside its other classes.
 */
final class LambdaClassFiles {
  private final String owner;
  private final String nest;
  private final boolean areNamed;
  private final Map<String, byte[]> made = new LinkedHashMap<>();
  private int count;

  LambdaClassFiles(ClassNode owner, Mode mode) {
    this.owner = owner.name;
    this.nest = Objects.requireNonNullElse(owner.nestHostClass, owner.name);
    this.areNamed = mode == Mode.LIBRARY;
  }

  /** Whether they are classes like others, with names. */
  boolean areNamed() {
    return areNamed;
  }

  /** The internal name of the next one. */
  String nextName() {
    return owner + Hooks.PREFIX + "Lambda" + (areNamed ? count++ : "");
  }

  /** Lets a class use the private members of the class it is made for. */
  void joinNest(ClassNode lambda) {
    if (areNamed) {
      lambda.nestHostClass = nest;
    }
  }

  void add(String name, byte[] classFile) {
    made.put(name, classFile);
  }

  /** Class files by internal names; the host of the nest has to name them, too. */
  Map<String, byte[]> made() {
    return made;
  }
}
