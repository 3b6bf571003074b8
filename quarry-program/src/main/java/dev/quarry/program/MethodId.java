package dev.quarry.program;

import org.objectweb.asm.Type;

/**
 * A method of a program.
 *
 * @param owner the binary name of its class, such as {@code com.acme.Foo$Bar}
 * @param name its name; {@code <init>} for a constructor, {@code <clinit>} for the initialiser
 * @param descriptor its parameters and result as in the class file
 */
public record MethodId(String owner, String name, String descriptor)
    implements Comparable<MethodId> {

  /** With the owner as an internal name, as instructions have it. */
  public static MethodId ofInternal(String owner, String name, String descriptor) {
    return new MethodId(Names.binary(owner), name, descriptor);
  }

  /** The owner as an internal name. */
  public String ownerInternal() {
    return Names.internal(owner);
  }

  /** The parameters as users write them: {@code (int,java.lang.String[])}. */
  public String parameters() {
    StringBuilder text = new StringBuilder("(");
    for (Type type : Type.getArgumentTypes(descriptor)) {
      text.append(text.length() == 1 ? "" : ",").append(type.getClassName());
    }
    return text.append(')').toString();
  }

  /** The form users read and write: {@code com.acme.Foo#bar(int,java.lang.String[])}. */
  public String userForm() {
    return owner + "#" + name + parameters();
  }

  @Override
  public int compareTo(MethodId other) {
    int byOwner = owner.compareTo(other.owner);
    if (byOwner != 0) {
      return byOwner;
    }
    int byName = name.compareTo(other.name);
    return byName != 0 ? byName : descriptor.compareTo(other.descriptor);
  }

  @Override
  public String toString() {
    return userForm();
  }
}
