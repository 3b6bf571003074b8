package dev.quarry.concolic.guard;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.MethodNode;

/**
 * Applies choke points to JDK classes. Adds no members, as retransformation demands. Methods that
 * are not concerned are copied as they are, which matters: this is on the way of every start.
 */
final class JdkRewriter {
  private static final int API = Opcodes.ASM9;

  private final ChokePoints.Table table;

  JdkRewriter(ChokePoints.Table table) {
    this.table = table;
  }

  boolean covers(String internalName) {
    return !table.of(internalName).isEmpty();
  }

  byte[] rewrite(String internalName, byte[] classFile) {
    ClassReader reader = new ClassReader(classFile);
    ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
    reader.accept(new Methods(writer, table.of(internalName)), 0);
    return writer.toByteArray();
  }

  /** Takes the methods out that have choke points. */
  private static final class Methods extends ClassVisitor {
    private final List<ChokePoint> points;

    Methods(ClassVisitor next, List<ChokePoint> points) {
      super(API, next);
      this.points = points;
    }

    @Override
    public @Nullable MethodVisitor visitMethod(
        int access,
        String name,
        String descriptor,
        @Nullable String signature,
        String @Nullable [] exceptions) {
      MethodVisitor next = super.visitMethod(access, name, descriptor, signature, exceptions);
      boolean hasCode = (access & (Opcodes.ACC_NATIVE | Opcodes.ACC_ABSTRACT)) == 0;
      return hasCode && isConcerned(name, descriptor)
          ? new Edited(access, name, descriptor, next)
          : next;
    }

    private boolean isConcerned(String name, String descriptor) {
      for (ChokePoint point : points) {
        if (point.covers(name, descriptor)) {
          return true;
        }
      }
      return false;
    }

    /** Edits a method once it is complete. */
    private final class Edited extends MethodNode {
      private final MethodVisitor next;

      Edited(int access, String name, String descriptor, MethodVisitor next) {
        super(API, access, name, descriptor, null, null);
        this.next = next;
      }

      @Override
      public void visitEnd() {
        for (ChokePoint point : points) {
          if (point.covers(name, desc)) {
            point.edit().apply(this);
          }
        }
        accept(next);
      }
    }
  }
}
