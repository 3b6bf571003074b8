package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.hooks.Lambdas;
import dev.quarry.program.hierarchy.ClassHierarchy;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Lambdas and method references whose class is made and rewritten by us. Those with extras
 * (serializable, marker interfaces, bridges) and those that call a superclass's method are left to
 * the JDK.
 */
final class LambdaSites {
  /** The method of a lambda's class that makes its object. */
  static final String FACTORY = Hooks.PREFIX + "make";

  private static final String JDK = "java/lang/invoke/LambdaMetafactory";
  private static final Handle LINK = Hook.LINK.handle();

  private LambdaSites() {}

  static boolean isRewritten(InvokeDynamicInsnNode dynamic) {
    return dynamic.bsm.equals(LINK);
  }

  /** Replaces the lambdas of a method. */
  static void replace(ClassContext type, NumberedMethod numbered) throws AnalyzerException {
    for (AbstractInsnNode node : numbered.method().instructions.toArray()) {
      if (node instanceof InvokeDynamicInsnNode dynamic && isSimple(type, dynamic)) {
        String name = type.lambdas().nextName();
        byte[] bytes = classOf(type, name, dynamic);
        if (type.lambdas().areNamed()) {
          type.lambdas().add(name, bytes);
          MethodInsnNode make =
              new MethodInsnNode(Opcodes.INVOKESTATIC, name, FACTORY, dynamic.desc, false);
          type.calls().declare(make);
          numbered.replace(dynamic, make);
        } else {
          dynamic.name = FACTORY;
          dynamic.bsm = LINK;
          dynamic.bsmArgs = new Object[] {Lambdas.register(bytes)};
        }
      }
    }
  }

  private static boolean isSimple(ClassContext type, InvokeDynamicInsnNode dynamic) {
    return dynamic.bsm.getOwner().equals(JDK)
        && dynamic.bsm.getName().equals("metafactory")
        && dynamic.bsmArgs[1] instanceof Handle target
        && (target.getTag() != Opcodes.H_INVOKESPECIAL
            || isPrivate(type.hierarchy(), type.name(), target))
        && isAccessible(type, target);
  }

  private static boolean isPrivate(ClassHierarchy hierarchy, String caller, Handle target) {
    return target.getOwner().equals(caller)
        && hierarchy
            .find(caller)
            .flatMap(file -> file.method(target.getName(), target.getDesc()))
            .filter(method -> method.isPrivate())
            .isPresent();
  }

  /** A protected method of another package may be called by the class itself only. */
  private static boolean isAccessible(ClassContext type, Handle target) {
    if (target.getOwner().startsWith("[")) {
      return false;
    }
    return type.hierarchy().superclasses(target.getOwner()).stream()
        .flatMap(file -> file.method(target.getName(), target.getDesc()).stream())
        .findFirst()
        .map(method -> !method.isProtected() || isProgram(type, method.id().ownerInternal()))
        .orElse(true);
  }

  private static boolean isProgram(ClassContext type, String owner) {
    return samePackage(type.name(), owner);
  }

  private static boolean samePackage(String left, String right) {
    return dev.quarry.program.Names.packageOf(left)
        .equals(dev.quarry.program.Names.packageOf(right));
  }

  private static byte[] classOf(ClassContext type, String name, InvokeDynamicInsnNode dynamic)
      throws AnalyzerException {
    ClassNode made = new LambdaClassFile(type, name, dynamic).make();
    type.lambdas().joinNest(made);
    type.twins().declare(made);
    ClassContext context = type.withoutProbes(made.name);
    for (MethodNode method : made.methods) {
      if (!method.name.startsWith("<")) {
        NumberedMethod numbered = NumberedMethod.of(type.name(), method);
        MethodInstrumenter.rewrite(context, numbered, LeftPlain.Form.FULL);
      }
    }
    type.twins().addTo(made);
    HierarchyWriter writer = new HierarchyWriter(type.hierarchy());
    made.accept(writer);
    return writer.toByteArray();
  }
}
