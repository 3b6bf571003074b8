package dev.quarry.program;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/** What a class file says about its class. The code is read each time it is asked for. */
public final class ClassFile {
  private final ClassNode header;
  private final List<MethodShape> methods;
  private final boolean ofProgram;
  private final String origin;
  private final Supplier<byte[]> bytes;
  private final Supplier<ClassNode> tree;

  ClassFile(
      ClassNode header,
      boolean ofProgram,
      String origin,
      Supplier<byte[]> bytes,
      Supplier<ClassNode> tree) {
    this.header = header;
    this.ofProgram = ofProgram;
    this.origin = origin;
    this.bytes = bytes;
    this.tree = tree;
    this.methods =
        header.methods.stream()
            .map(m -> new MethodShape(MethodId.ofInternal(header.name, m.name, m.desc), m.access))
            .toList();
  }

  /** {@code com/acme/Foo$Bar}. */
  public String name() {
    return header.name;
  }

  /** {@code com.acme.Foo$Bar}. */
  public String binaryName() {
    return Names.binary(header.name);
  }

  /** The internal name of the superclass; null for {@code java/lang/Object} alone. */
  public @Nullable String superName() {
    return header.superName;
  }

  /** The internal names of the interfaces it declares. */
  public List<String> interfaces() {
    return header.interfaces;
  }

  /** The flags of the class as in the class file. */
  public int access() {
    return header.access;
  }

  /** The methods in the order of the class file. */
  public List<MethodShape> methods() {
    return methods;
  }

  /** The method declared here with this name and descriptor. */
  public Optional<MethodShape> method(String name, String descriptor) {
    for (MethodShape method : methods) {
      if (method.id().name().equals(name) && method.id().descriptor().equals(descriptor)) {
        return Optional.of(method);
      }
    }
    return Optional.empty();
  }

  /** The source file it was compiled from, without directories, if the compiler noted it. */
  public Optional<String> sourceFile() {
    return Optional.ofNullable(header.sourceFile);
  }

  /** Whether it comes from the class path rather than from the JDK. */
  public boolean isOfProgram() {
    return ofProgram;
  }

  /** The class path entry it comes from. */
  public String origin() {
    return origin;
  }

  public boolean isInterface() {
    return has(Opcodes.ACC_INTERFACE);
  }

  public boolean isAbstract() {
    return has(Opcodes.ACC_ABSTRACT);
  }

  public boolean isFinal() {
    return has(Opcodes.ACC_FINAL);
  }

  public boolean isEnum() {
    return has(Opcodes.ACC_ENUM);
  }

  public boolean isRecord() {
    return has(Opcodes.ACC_RECORD) || "java/lang/Record".equals(header.superName);
  }

  public boolean isPublic() {
    return has(Opcodes.ACC_PUBLIC);
  }

  /** The internal names of the only direct subtypes allowed; empty if the class is not sealed. */
  public List<String> permittedSubclasses() {
    return header.permittedSubclasses == null ? List.of() : header.permittedSubclasses;
  }

  public boolean isSealed() {
    return header.permittedSubclasses != null;
  }

  /** The major version: 52 for Java 8, 69 for Java 25. */
  public int majorVersion() {
    return header.version & 0xFFFF;
  }

  /** The class with fields, annotations and method headers, but without code. Not to be changed. */
  public ClassNode header() {
    return header;
  }

  /** The class file itself, read anew. */
  public byte[] bytes() {
    return bytes.get();
  }

  /** The whole class, read anew, subroutines inlined, frames left out. */
  public ClassNode tree() {
    return tree.get();
  }

  @Override
  public String toString() {
    return binaryName();
  }

  private boolean has(int flag) {
    return (header.access & flag) != 0;
  }
}
