package dev.quarry.concolic.runtime.endings;

import dev.quarry.concolic.runtime.hooks.RunState;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Stands between hooks and those they tell, so that what must hold for every hook is said once: if
 * one fails, the run ends ({@link Failure}), and what it does itself with code of the JDK that is
 * rewritten is not recorded. For each interface there is a class made when it is first needed,
 * whose methods call those of the same name:
 *
 * <pre>{@code
 * boolean entered = RunState.enterRuntime();
 * try {
 *   result = recorder.method(arguments);
 * } catch (Throwable e) {
 *   RunState.leaveRuntime(entered);
 *   Failure.check(e);
 *   throw e;
 * }
 * RunState.leaveRuntime(entered);
 * return result;
 * }</pre>
 *
 * <p>A proxy of the JDK would do, but boxes every argument.
 */
public final class Guard {
  private static final String OBJECT = Type.getInternalName(Object.class);
  private static final String MAKER = Type.getInternalName(Maker.class);
  private static final String RECORDER = "recorder";
  private static final String STATE = Type.getInternalName(RunState.class);

  private static final ClassValue<Maker> MAKERS =
      new ClassValue<>() {
        @Override
        protected Maker computeValue(Class<?> family) {
          return maker(family);
        }
      };

  private Guard() {}

  /** Makes guards of one interface; each guard is one itself. */
  interface Maker {
    /** A guard around an implementation of the interface. */
    Object around(Object recorder);
  }

  /** The same as an implementation of an interface, but none of its failures gets to a program. */
  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  public static <T> T around(Class<?> family, Object recorder) {
    return (T) MAKERS.get(family).around(recorder);
  }

  private static Maker maker(Class<?> family) {
    try {
      Class<?> made = MethodHandles.lookup().defineClass(classFile(family));
      return (Maker) made.getDeclaredConstructor(Object.class).newInstance((Object) null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("No guard of " + family + " can be made.", e);
    }
  }

  private static byte[] classFile(Class<?> family) {
    String name =
        Type.getInternalName(Guard.class) + "$" + family.getName().replaceAll(".*\\.", "");
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    int access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    String[] interfaces = {Type.getInternalName(family), MAKER};
    writer.visit(Opcodes.V17, access, name, null, OBJECT, interfaces);
    int kept = Opcodes.ACC_PRIVATE | Opcodes.ACC_FINAL;
    writer.visitField(kept, RECORDER, Type.getDescriptor(family), null, null);
    addConstructor(writer, name, family);
    addMaker(writer, name);
    for (Method method : family.getMethods()) {
      addMethod(writer, name, family, method);
    }
    return writer.toByteArray();
  }

  private static void addConstructor(ClassWriter writer, String name, Class<?> family) {
    MethodVisitor code = writer.visitMethod(0, "<init>", "(L" + OBJECT + ";)V", null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, OBJECT, "<init>", "()V", false);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitTypeInsn(Opcodes.CHECKCAST, Type.getInternalName(family));
    code.visitFieldInsn(Opcodes.PUTFIELD, name, RECORDER, Type.getDescriptor(family));
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static void addMaker(ClassWriter writer, String name) {
    String descriptor = "(L" + OBJECT + ";)L" + OBJECT + ";";
    MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, "around", descriptor, null, null);
    code.visitCode();
    code.visitTypeInsn(Opcodes.NEW, name);
    code.visitInsn(Opcodes.DUP);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, name, "<init>", "(L" + OBJECT + ";)V", false);
    code.visitInsn(Opcodes.ARETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static void addMethod(ClassWriter writer, String name, Class<?> family, Method method) {
    String descriptor = Type.getMethodDescriptor(method);
    MethodVisitor code =
        writer.visitMethod(Opcodes.ACC_PUBLIC, method.getName(), descriptor, null, null);
    Label start = new Label();
    Label end = new Label();
    Label failed = new Label();
    code.visitCode();
    code.visitTryCatchBlock(start, end, failed, null);
    int entered = (Type.getArgumentsAndReturnSizes(descriptor) >> 2);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, STATE, "enterRuntime", "()Z", false);
    code.visitVarInsn(Opcodes.ISTORE, entered);
    code.visitLabel(start);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(Opcodes.GETFIELD, name, RECORDER, Type.getDescriptor(family));
    int local = 1;
    for (Type argument : Type.getArgumentTypes(method)) {
      code.visitVarInsn(argument.getOpcode(Opcodes.ILOAD), local);
      local += argument.getSize();
    }
    String owner = Type.getInternalName(family);
    code.visitMethodInsn(Opcodes.INVOKEINTERFACE, owner, method.getName(), descriptor, true);
    code.visitLabel(end);
    leave(code, entered);
    code.visitInsn(Type.getReturnType(method).getOpcode(Opcodes.IRETURN));
    code.visitLabel(failed);
    Object[] stack = {Type.getInternalName(Throwable.class)};
    Object[] locals = locals(name, method);
    code.visitFrame(Opcodes.F_FULL, locals.length, locals, 1, stack);
    leave(code, entered);
    code.visitInsn(Opcodes.DUP);
    String check = "(Ljava/lang/Throwable;)V";
    String failure = Type.getInternalName(Failure.class);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, failure, "check", check, false);
    code.visitInsn(Opcodes.ATHROW);
    code.visitMaxs(0, 0);
    code.visitEnd();
  }

  private static void leave(MethodVisitor code, int entered) {
    code.visitVarInsn(Opcodes.ILOAD, entered);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, STATE, "leaveRuntime", "(Z)V", false);
  }

  /** The types of locals as frames have them. */
  private static Object[] locals(String name, Method method) {
    Type[] arguments = Type.getArgumentTypes(method);
    Object[] types = new Object[arguments.length + 2];
    types[0] = name;
    types[arguments.length + 1] = Opcodes.INTEGER;
    for (int i = 0; i < arguments.length; i++) {
      types[i + 1] =
          switch (arguments[i].getSort()) {
            case Type.LONG -> Opcodes.LONG;
            case Type.FLOAT -> Opcodes.FLOAT;
            case Type.DOUBLE -> Opcodes.DOUBLE;
            case Type.ARRAY, Type.OBJECT -> arguments[i].getInternalName();
            default -> Opcodes.INTEGER;
          };
    }
    return types;
  }
}
