package dev.quarry.models.library;

import java.util.List;
import java.util.Optional;

/** All models, by the method a call names. */
public final class LibraryModels {
  private static final Table TABLE = Table.create();

  private LibraryModels() {}

  /**
   * The model of a method.
   *
   * @param owner the internal name of the class a call selects the method in: of a virtual call,
   *     the receiver's class where it is known; {@code java/lang/Enum} for enums
   * @param name the method's name; {@code <init>} for a constructor
   * @param descriptor the method's descriptor
   */
  public static Optional<LibraryModel> find(String owner, String name, String descriptor) {
    return TABLE.find(owner, name, descriptor);
  }

  /** Every model, in the order of declaration. */
  public static List<LibraryModel> all() {
    return TABLE.models();
  }
}
