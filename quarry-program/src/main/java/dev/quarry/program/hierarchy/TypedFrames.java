package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SimpleVerifier;

/** The types of locals and stack slots before each instruction, as the verifier infers them. */
public final class TypedFrames {
  private TypedFrames() {}

  /**
   * One frame per instruction, null where no path leads.
   *
   * @throws ProgramException if the JVM's verifier would refuse the method
   */
  public static List<@Nullable Frame<BasicValue>> of(MethodBody body, ClassHierarchy hierarchy) {
    try {
      return body.frames(new Types(hierarchy));
    } catch (AnalyzerException e) {
      throw new ProgramException(
          Problem.CORRUPT_CLASS,
          "The code of `"
              + body.id()
              + "` does not verify ("
              + e.getMessage()
              + "); compile its class again.",
          e);
    }
  }

  /** ASM's verifier, asking the hierarchy where it would load classes. */
  private static final class Types extends SimpleVerifier {
    private final ClassHierarchy hierarchy;

    Types(ClassHierarchy hierarchy) {
      super(Opcodes.ASM9, null, null, null, false);
      this.hierarchy = hierarchy;
    }

    @Override
    protected boolean isInterface(Type type) {
      return type.getSort() == Type.OBJECT
          && hierarchy.find(type.getInternalName()).map(ClassFile::isInterface).orElse(false);
    }

    @Override
    protected @Nullable Type getSuperClass(Type type) {
      if (type.getSort() == Type.ARRAY) {
        return Type.getObjectType(ClassHierarchy.OBJECT);
      }
      String name = type.getInternalName();
      if (name.equals(ClassHierarchy.OBJECT)) {
        return null;
      }
      // Of a class that can't be found nothing is known but that it is an object.
      return Type.getObjectType(
          hierarchy
              .find(name)
              .filter(file -> !file.isInterface())
              .map(ClassFile::superName)
              .orElse(ClassHierarchy.OBJECT));
    }

    @Override
    protected boolean isSubTypeOf(BasicValue value, BasicValue expected) {
      Type lower = value.getType();
      Type upper = expected.getType();
      if (lower == null || upper == null) {
        return value.equals(expected);
      }
      return lower.equals(upper) || (isReference(upper) && isAssignableFrom(upper, lower));
    }

    /** The verifier of the JVM, too, lets any object pass for an interface, also in arrays. */
    @Override
    protected boolean isAssignableFrom(Type upper, Type lower) {
      Type above = upper;
      Type below = lower;
      while (above.getSort() == Type.ARRAY && below.getSort() == Type.ARRAY) {
        above = Type.getType(above.getDescriptor().substring(1));
        below = Type.getType(below.getDescriptor().substring(1));
      }
      if (!isReference(above) || !isReference(below)) {
        return above.equals(below);
      }
      return below.equals(NULL_TYPE)
          || isInterface(above)
          || isMissing(above)
          || isMissing(below)
          || hierarchy.isSubtype(below.getInternalName(), above.getInternalName());
    }

    /** The program's classes are read, never loaded. */
    @Override
    protected Class<?> getClass(Type type) {
      throw new IllegalStateException("ASM wants to load " + type + ".");
    }

    private static boolean isReference(Type type) {
      return type.getSort() == Type.OBJECT || type.getSort() == Type.ARRAY;
    }

    /** Of a class that can't be found, the benefit of the doubt. */
    private boolean isMissing(Type type) {
      return type.getSort() == Type.OBJECT && hierarchy.find(type.getInternalName()).isEmpty();
    }
  }
}
