package dev.quarry.models.library;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Type;

/**
 * A method of the JDK, as a call names it.
 *
 * @param owner the class's internal name
 * @param name the method's name; {@code <init>} for a constructor
 * @param descriptor of parameters and result, without the receiver
 * @param isStatic whether there is no receiver
 */
public record LibraryMethod(String owner, String name, String descriptor, boolean isStatic) {

  /** Whether it makes an object of its owner. */
  public boolean isConstructor() {
    return name.equals("<init>");
  }

  /** The types of all arguments; the receiver, where there is one, comes first. */
  public List<Type> argumentTypes() {
    List<Type> types = new ArrayList<>();
    if (!isStatic) {
      types.add(Type.getObjectType(owner));
    }
    types.addAll(List.of(Type.getArgumentTypes(descriptor)));
    return types;
  }

  /** The type of the result. */
  public Type resultType() {
    return Type.getReturnType(descriptor);
  }

  @Override
  public String toString() {
    return owner.replace('/', '.') + (isStatic ? "." : "#") + name + descriptor;
  }
}
