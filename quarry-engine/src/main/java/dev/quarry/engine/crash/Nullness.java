package dev.quarry.engine.crash;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypeReference;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeAnnotationNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Whether a parameter may be null: if an annotation says so, of whatever package, or if the code of
 * the method looks whether it is. Nobody else asks for nulls.
 */
final class Nullness {
  private static final Set<String> ADMITTING =
      Set.of("Nullable", "CheckForNull", "PossiblyNull", "NullableDecl", "MaybeNull");

  private final ClassHierarchy hierarchy;

  Nullness(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * @param parameter counted from 0, without the receiver
   */
  boolean isAdmitted(MethodId method, int parameter) {
    Optional<MethodNode> code =
        hierarchy
            .find(Names.internal(method.owner()))
            .filter(ClassFile::isOfProgram)
            .flatMap(file -> find(file, method));
    return code.isEmpty()
        || isAnnotated(code.get(), parameter)
        || isLookedAt(code.get(), parameter);
  }

  private static Optional<MethodNode> find(ClassFile file, MethodId method) {
    return file.tree().methods.stream()
        .filter(node -> node.name.equals(method.name()))
        .filter(node -> node.desc.equals(method.descriptor()))
        .findFirst();
  }

  private static boolean isAnnotated(MethodNode method, int parameter) {
    Stream<AnnotationNode> declared =
        Stream.concat(
            at(method.visibleParameterAnnotations, parameter),
            at(method.invisibleParameterAnnotations, parameter));
    Stream<AnnotationNode> ofType =
        Stream.of(
                Optional.ofNullable(method.visibleTypeAnnotations),
                Optional.ofNullable(method.invisibleTypeAnnotations))
            .flatMap(Optional::stream)
            .flatMap(List::stream)
            .filter(annotation -> isOf(annotation, parameter))
            .map(AnnotationNode.class::cast);
    return Stream.concat(declared, ofType)
        .map(annotation -> Type.getType(annotation.desc).getClassName())
        .map(name -> name.substring(Math.max(name.lastIndexOf('.'), name.lastIndexOf('$')) + 1))
        .anyMatch(ADMITTING::contains);
  }

  private static boolean isOf(TypeAnnotationNode annotation, int parameter) {
    var reference = new TypeReference(annotation.typeRef);
    return reference.getSort() == TypeReference.METHOD_FORMAL_PARAMETER
        && annotation.typePath == null
        && reference.getFormalParameterIndex() == parameter;
  }

  private static Stream<AnnotationNode> at(
      @Nullable List<AnnotationNode> @Nullable [] annotations, int parameter) {
    return annotations == null || parameter < 0 || parameter >= annotations.length
        ? Stream.empty()
        : Stream.ofNullable(annotations[parameter]).flatMap(List::stream);
  }

  /** Whether the parameter is compared with null somewhere. */
  private static boolean isLookedAt(MethodNode method, int parameter) {
    int slot = (method.access & Opcodes.ACC_STATIC) == 0 ? 1 : 0;
    Type[] types = Type.getArgumentTypes(method.desc);
    for (int i = 0; i < Math.min(parameter, types.length); i++) {
      slot += types[i].getSize();
    }
    for (AbstractInsnNode node : method.instructions) {
      boolean isComparison =
          node.getOpcode() == Opcodes.IFNULL || node.getOpcode() == Opcodes.IFNONNULL;
      if (isComparison && before(node) instanceof VarInsnNode load && load.var == slot) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable AbstractInsnNode before(AbstractInsnNode node) {
    AbstractInsnNode before = node.getPrevious();
    while (before != null && before.getOpcode() < 0) {
      before = before.getPrevious();
    }
    return before;
  }
}
