package dev.quarry.program.hierarchy;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * A lambda as a class that a compiler could have written: what is captured is in fields, and the
 * interface's method converts its arguments as {@code LambdaMetafactory} says and calls the
 * lambda's body.
 */
final class LambdaClass {
  private static final Type OBJECT = Type.getObjectType("java/lang/Object");
  private static final Method CONSTRUCTOR = new Method("<init>", "()V");
  private static final int SERIALIZABLE = 1;
  private static final int MARKERS = 2;
  private static final int BRIDGES = 4;
  private static final int FIRST_EXTRA = 4;

  private final Type type;
  private final InvokeDynamicInsnNode call;
  private final Type[] captured;
  private final Type instantiated;
  private final Handle target;
  private final List<Type> signatures = new ArrayList<>();
  private final List<String> interfaces = new ArrayList<>();
  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);

  LambdaClass(String name, InvokeDynamicInsnNode call) {
    this.type = Type.getObjectType(name);
    this.call = call;
    this.captured = Type.getArgumentTypes(call.desc);
    this.target = (Handle) call.bsmArgs[1];
    this.instantiated = (Type) call.bsmArgs[2];
    this.signatures.add((Type) call.bsmArgs[0]);
    this.interfaces.add(Type.getReturnType(call.desc).getInternalName());
    if (call.bsmArgs.length >= FIRST_EXTRA) {
      addExtras((Integer) call.bsmArgs[FIRST_EXTRA - 1]);
    }
  }

  /** That it can be serialised is a flag; marker interfaces and bridges come after their number. */
  private void addExtras(int flags) {
    int at = FIRST_EXTRA;
    if ((flags & SERIALIZABLE) != 0) {
      interfaces.add("java/io/Serializable");
    }
    if ((flags & MARKERS) != 0) {
      int count = (Integer) call.bsmArgs[at++];
      for (int i = 0; i < count; i++) {
        interfaces.add(((Type) call.bsmArgs[at++]).getInternalName());
      }
    }
    if ((flags & BRIDGES) != 0) {
      int count = (Integer) call.bsmArgs[at++];
      for (int i = 0; i < count; i++) {
        signatures.add((Type) call.bsmArgs[at++]);
      }
    }
  }

  byte[] bytes() {
    writer.visit(
        Opcodes.V11,
        Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC,
        type.getInternalName(),
        null,
        OBJECT.getInternalName(),
        interfaces.stream().distinct().toArray(String[]::new));
    for (int i = 0; i < captured.length; i++) {
      writer.visitField(0, field(i), captured[i].getDescriptor(), null, null).visitEnd();
    }
    addFactory();
    signatures.stream().distinct().forEach(this::addMethod);
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static String field(int number) {
    return "captured" + number;
  }

  private GeneratorAdapter method(int access, String name, String descriptor) {
    MethodVisitor visitor = writer.visitMethod(access, name, descriptor, null, null);
    visitor.visitCode();
    return new GeneratorAdapter(visitor, access, name, descriptor);
  }

  private void addFactory() {
    GeneratorAdapter code = method(Opcodes.ACC_STATIC, LambdaClasses.FACTORY, call.desc);
    code.newInstance(type);
    code.dup();
    code.invokeConstructor(OBJECT, CONSTRUCTOR);
    for (int i = 0; i < captured.length; i++) {
      code.dup();
      code.loadArg(i);
      code.putField(type, field(i), captured[i]);
    }
    code.returnValue();
    code.endMethod();
  }

  private void addMethod(Type signature) {
    GeneratorAdapter code = method(Opcodes.ACC_PUBLIC, call.name, signature.getDescriptor());
    Type[] wanted = parameters();
    if (target.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
      code.newInstance(Type.getObjectType(target.getOwner()));
      code.dup();
    }
    for (int i = 0; i < captured.length; i++) {
      code.loadThis();
      code.getField(type, field(i), captured[i]);
      Conversions.convert(code, captured[i], wanted[i]);
    }
    Type[] given = signature.getArgumentTypes();
    Type[] meant = instantiated.getArgumentTypes();
    for (int i = 0; i < given.length; i++) {
      code.loadArg(i);
      Conversions.convert(code, given[i], meant[i]);
      Conversions.convert(code, meant[i], wanted[captured.length + i]);
    }
    code.visitMethodInsn(
        opcode(), target.getOwner(), target.getName(), target.getDesc(), target.isInterface());
    returnResult(code, signature.getReturnType());
    code.endMethod();
  }

  private void returnResult(GeneratorAdapter code, Type wanted) {
    Type result =
        target.getTag() == Opcodes.H_NEWINVOKESPECIAL
            ? Type.getObjectType(target.getOwner())
            : Type.getReturnType(target.getDesc());
    if (wanted.getSort() == Type.VOID) {
      if (result.getSize() == 1) {
        code.pop();
      } else if (result.getSize() == 2) {
        code.pop2();
      }
    } else {
      Conversions.convert(code, result, instantiated.getReturnType());
      Conversions.convert(code, instantiated.getReturnType(), wanted);
    }
    code.returnValue();
  }

  /** The parameters of the lambda's body, a receiver among them. */
  private Type[] parameters() {
    List<Type> all = new ArrayList<>();
    int tag = target.getTag();
    if (tag != Opcodes.H_INVOKESTATIC && tag != Opcodes.H_NEWINVOKESPECIAL) {
      all.add(Type.getObjectType(target.getOwner()));
    }
    all.addAll(List.of(Type.getArgumentTypes(target.getDesc())));
    return all.toArray(Type[]::new);
  }

  private int opcode() {
    return switch (target.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
      default -> target.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    };
  }
}
