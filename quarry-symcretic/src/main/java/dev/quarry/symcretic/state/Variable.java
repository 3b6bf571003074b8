package dev.quarry.symcretic.state;

import dev.quarry.expr.Sort;
import org.objectweb.asm.Type;

/** A variable of a program's state: something that statements give a value. */
public sealed interface Variable {
  /** What no other variable is called. Nobody reads it but people who debug a formula. */
  String text();

  /** A variable of one frame. */
  sealed interface Slot extends Variable {
    /** Which frame: a callee's is one above its caller's. */
    int level();

    /** Which of the frame's locals or stack slots. */
    int index();
  }

  /** A local variable. */
  record Local(int level, int index) implements Slot {
    @Override
    public String text() {
      return "local " + level + "." + index;
    }
  }

  /** A value on the operand stack, counted from the bottom. */
  record Stack(int level, int index) implements Slot {
    @Override
    public String text() {
      return "stack " + level + "." + index;
    }
  }

  /** A field of a class or of all objects. */
  sealed interface OfMember extends Variable {
    Member member();
  }

  /** A static field. */
  record Static(Member member) implements OfMember {
    @Override
    public String text() {
      return "static " + member.owner() + "." + member.name();
    }
  }

  /** An instance field of all objects: a map from references. */
  record Field(Member member) implements OfMember {
    @Override
    public String text() {
      return "field " + member.owner() + "." + member.name();
    }
  }

  /** The elements of all arrays whose elements have a sort: a map from references and indices. */
  record Elements(Sort.Basic element) implements Variable {
    @Override
    public String text() {
      return "elements " + element;
    }
  }

  /** The contents of all boxes with a sort: a map from references. */
  record Boxed(Sort.Basic content) implements Variable {
    @Override
    public String text() {
      return "boxed " + content;
    }
  }

  /** What every object of a kind has once: a map from references. */
  enum Aspect implements Variable {
    /** Of arrays. */
    LENGTH,
    /** The class of each object. */
    TYPE,
    /** Of strings and string builders. */
    TEXT,
    /** Of the constants of enumerations. */
    ORDINAL;

    @Override
    public String text() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  /** How many inputs the program has asked for by now. */
  record Asked() implements Variable {
    @Override
    public String text() {
      return "inputs asked for";
    }
  }

  /** What the program is given if it asks for a primitive: a map from the question's number. */
  record Answers(Type type) implements Variable {
    @Override
    public String text() {
      return "answers " + type.getDescriptor();
    }
  }
}
