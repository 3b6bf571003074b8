package dev.quarry.symcretic.testing;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/**
 * A value that an instruction works on.
 *
 * @param type as which the verifier knows it
 * @param role what it is for, so that values that do something are found
 */
public record Operand(Type type, Role role) {
  /** What a value is for. */
  public enum Role {
    ANY,
    /** A place in an array, most often. */
    INDEX,
    /** A small size, or none at all. */
    SIZE,
    /** A small number. */
    SMALL
  }

  public static Operand of(String descriptor) {
    return new Operand(Type.getType(descriptor), Role.ANY);
  }

  public static Operand index() {
    return new Operand(Type.INT_TYPE, Role.INDEX);
  }

  public static Operand size() {
    return new Operand(Type.INT_TYPE, Role.SIZE);
  }

  /** Operands by the types of a descriptor's parameters. */
  public static List<Operand> all(String parameters) {
    List<Operand> all = new ArrayList<>();
    for (Type type : Type.getArgumentTypes("(" + parameters + ")V")) {
      all.add(new Operand(type, Role.ANY));
    }
    return all;
  }
}
