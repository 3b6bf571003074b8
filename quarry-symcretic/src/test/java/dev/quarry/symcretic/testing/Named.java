package dev.quarry.symcretic.testing;

import dev.quarry.symcretic.state.References;
import java.util.Optional;
import org.objectweb.asm.Type;

/** Objects that the engine knows by name, in every state. */
public final class Named {
  /** The literal that instructions load. */
  public static final String LITERAL = "a literal";

  private Named() {}

  static void in(Heap heap, References references) {
    heap.name(LITERAL, references.literal(LITERAL));
    heap.name(Cell.class, references.classObject(Type.getDescriptor(Cell.class)));
    for (Colour colour : Colour.values()) {
      heap.name(
          colour,
          references.enumConstant(
              Type.getInternalName(Colour.class),
              colour.name(),
              colour.ordinal(),
              Optional.of(Colour.class.getName())));
    }
  }
}
