package dev.quarry.concolic.watch;

import dev.quarry.program.InputMethods;
import dev.quarry.program.Names;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Has the methods of input classes ask Quarry's markers, which a test can answer: what they do
 * themselves (draw a random number, end the process) no test can repeat.
 */
public final class AnsweredInputs {
  private final Set<String> classes;
  private final InputMethods methods;

  /**
   * @param classes their binary names
   */
  public AnsweredInputs(Collection<String> classes) {
    this.classes = classes.stream().map(Names::internal).collect(Collectors.toSet());
    this.methods = new InputMethods(classes);
  }

  /** Whether a class is one of them; by its internal name. */
  public boolean covers(String owner) {
    return classes.contains(owner);
  }

  /** The class file with methods that ask the markers. */
  public byte[] rewrite(byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new Rewriter(writer, reader.getClassName()), 0);
    return writer.toByteArray();
  }

  private final class Rewriter extends ClassVisitor {
    private final String owner;

    Rewriter(ClassVisitor next, String owner) {
      super(Opcodes.ASM9, next);
      this.owner = owner;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      Optional<String> marker =
          (access & Opcodes.ACC_STATIC) == 0
              ? Optional.empty()
              : methods.marker(owner, name, descriptor);
      if (marker.isEmpty()) {
        return super.visitMethod(access, name, descriptor, signature, exceptions);
      }
      MethodVisitor method =
          super.visitMethod(access & ~Opcodes.ACC_NATIVE, name, descriptor, signature, exceptions);
      method.visitCode();
      for (Type argument : Type.getArgumentTypes(descriptor)) {
        method.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), 0);
      }
      method.visitMethodInsn(
          Opcodes.INVOKESTATIC, InputMethods.QUARRY, marker.get(), descriptor, false);
      method.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
      method.visitMaxs(0, 0);
      method.visitEnd();
      return new MethodVisitor(Opcodes.ASM9) {};
    }
  }
}
