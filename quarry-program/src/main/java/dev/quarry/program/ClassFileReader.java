package dev.quarry.program;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.JSRInlinerAdapter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Bytes to class files, with sentences for what is wrong with them. */
final class ClassFileReader {
  /** Java 25, the newest whose instructions and attributes we know. */
  static final int NEWEST_MAJOR = 69;

  private static final int MAGIC = 0xCAFEBABE;
  private static final int MAJOR_OF_JAVA_1 = 44;

  private ClassFileReader() {}

  /** Reads the header; {@code bytes} is called now, and again whenever the code is wanted. */
  static ClassFile read(
      Supplier<byte[]> bytes, String name, ClassSource source, boolean ofProgram) {
    byte[] content = bytes.get();
    if (ofProgram) {
      checkVersion(content, name, source);
    }
    ClassNode header = new ClassNode(Opcodes.ASM9);
    parse(content, header, ClassReader.SKIP_CODE, name, source);
    if (!header.name.equals(name)) {
      throw corrupt(name, source, null);
    }
    return new ClassFile(
        header, ofProgram, source.description(), bytes, () -> tree(bytes.get(), name, source));
  }

  private static ClassNode tree(byte[] content, String name, ClassSource source) {
    ClassNode tree = new SubroutineFreeClass();
    parse(content, tree, ClassReader.SKIP_FRAMES, name, source);
    return tree;
  }

  private static void parse(
      byte[] content, ClassNode into, int flags, String name, ClassSource source) {
    try {
      new ClassReader(content).accept(into, flags);
    } catch (RuntimeException e) {
      // ASM says "corrupt" with whatever exception its cursor runs into.
      throw corrupt(name, source, e);
    }
  }

  private static void checkVersion(byte[] content, String name, ClassSource source) {
    if (content.length < 8 || number(content, 0) != MAGIC) {
      throw corrupt(name, source, null);
    }
    int major = number(content, 4) & 0xFFFF;
    if (major > NEWEST_MAJOR) {
      throw new ProgramException(
          Problem.CLASS_TOO_NEW,
          Names.binary(name)
              + " in "
              + source.description()
              + " was compiled for Java "
              + (major - MAJOR_OF_JAVA_1)
              + ", and Quarry reads class files up to Java "
              + (NEWEST_MAJOR - MAJOR_OF_JAVA_1)
              + "; compile it with `--release "
              + (NEWEST_MAJOR - MAJOR_OF_JAVA_1)
              + "` or an older one.");
    }
  }

  private static int number(byte[] content, int at) {
    return (content[at] & 0xFF) << 24
        | (content[at + 1] & 0xFF) << 16
        | (content[at + 2] & 0xFF) << 8
        | (content[at + 3] & 0xFF);
  }

  private static ProgramException corrupt(
      String name, ClassSource source, @Nullable RuntimeException cause) {
    String sentence =
        "The file of class "
            + Names.binary(name)
            + " in "
            + source.description()
            + " is not a well-formed class file of that name; compile it again.";
    return cause == null
        ? new ProgramException(Problem.CORRUPT_CLASS, sentence)
        : new ProgramException(Problem.CORRUPT_CLASS, sentence, cause);
  }

  /**
   * Inlines the subroutines ({@code jsr}, {@code ret}) of class files up to Java 6, so that nobody
   * else has to know them. Methods without any come through unchanged.
   */
  private static final class SubroutineFreeClass extends ClassNode {
    SubroutineFreeClass() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodNode method =
          new JSRInlinerAdapter(null, access, name, descriptor, signature, exceptions);
      methods.add(method);
      return method;
    }
  }
}
