package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodShape;
import java.util.Optional;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * The classes of lambdas and method references. Each place that makes one has a class of its own,
 * made known to the class path when it is first asked for, whose static factory does what the
 * instruction does.
 */
public final class LambdaClasses {
  /** The method that makes an object of a lambda's class out of what is captured. */
  static final String FACTORY = "make";

  private static final String INFIX = "$$Lambda$";

  private final ClassHierarchy hierarchy;

  public LambdaClasses(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /** Whether a class, by its internal name, is that of a lambda. */
  public static boolean isOne(String name) {
    return name.contains(INFIX);
  }

  /** The method that a dynamic call could call instead; empty if it makes something else. */
  public Optional<MethodShape> factory(MethodBody body, int number) {
    if (!(body.instruction(number) instanceof InvokeDynamicInsnNode call)) {
      return Optional.empty();
    }
    Optional<ClassFile> owner = hierarchy.find(body.id().ownerInternal());
    if (owner.isEmpty() || !isSimple(call)) {
      return Optional.empty();
    }
    String name = name(body.at(number));
    ClassFile made =
        hierarchy
            .find(name)
            .orElseGet(
                () ->
                    hierarchy
                        .classPath()
                        .define(name, new LambdaClass(name, call).bytes(), owner.get()));
    return made.method(FACTORY, call.desc);
  }

  /** A method of a superclass can be called by the class itself only. */
  private boolean isSimple(InvokeDynamicInsnNode call) {
    return Bootstrap.of(call.bsm) == Bootstrap.LAMBDA
        && call.bsmArgs[1] instanceof Handle target
        && !target.getOwner().startsWith("[")
        && (target.getTag() != Opcodes.H_INVOKESPECIAL || isPrivate(target));
  }

  private boolean isPrivate(Handle target) {
    return hierarchy
        .find(target.getOwner())
        .flatMap(file -> file.method(target.getName(), target.getDesc()))
        .filter(MethodShape::isPrivate)
        .isPresent();
  }

  private static String name(Location place) {
    String method = place.method().name() + place.method().descriptor();
    return place.method().ownerInternal()
        + INFIX
        + Integer.toHexString(method.hashCode())
        + "$"
        + place.instruction();
  }
}
