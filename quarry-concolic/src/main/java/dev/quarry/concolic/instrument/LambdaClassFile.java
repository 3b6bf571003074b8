package dev.quarry.concolic.instrument;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The class of a lambda as a compiler could have written it: captured values in fields, and the
 * interface's method, which calls the lambda's body. What values are converted to on the way is
 * said by {@code java.lang.invoke.LambdaMetafactory}.
 */
final class LambdaClassFile {
  private static final String ONLY = Hooks.PREFIX + "only";

  private final ClassContext type;
  private final InvokeDynamicInsnNode site;
  private final Type[] captured;
  private final Type interfaceType;
  private final Type erased;
  private final Type instantiated;
  private final Handle target;
  private final ClassNode made = new ClassNode();

  /**
   * @param name of the class to make
   */
  LambdaClassFile(ClassContext type, String name, InvokeDynamicInsnNode site) {
    made.name = name;
    this.type = type;
    this.site = site;
    this.captured = Type.getArgumentTypes(site.desc);
    this.interfaceType = Type.getReturnType(site.desc);
    this.erased = (Type) site.bsmArgs[0];
    this.target = (Handle) site.bsmArgs[1];
    this.instantiated = (Type) site.bsmArgs[2];
  }

  ClassNode make() {
    made.version = Opcodes.V11;
    made.access = Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    made.superName = "java/lang/Object";
    made.interfaces.add(interfaceType.getInternalName());
    for (int i = 0; i < captured.length; i++) {
      made.fields.add(new FieldNode(0, field(i), captured[i].getDescriptor(), null, null));
    }
    addConstructor();
    addFactory();
    addBody();
    return made;
  }

  private static String field(int number) {
    return "captured" + number;
  }

  private void addMethod(int access, String name, String descriptor, CodeWriter code) {
    MethodNode method = new MethodNode(access, name, descriptor, null, null);
    method.instructions = code.list();
    made.methods.add(method);
  }

  private void addConstructor() {
    CodeWriter code = new CodeWriter();
    code.aload(0).add(constructorOf("java/lang/Object")).op(Opcodes.RETURN);
    MethodNode method = new MethodNode(Opcodes.ACC_PRIVATE, "<init>", "()V", null, null);
    method.instructions = code.list();
    method.maxLocals = 1;
    method.maxStack = 1;
    made.methods.add(method);
  }

  private static MethodInsnNode constructorOf(String owner) {
    return new MethodInsnNode(Opcodes.INVOKESPECIAL, owner, "<init>", "()V", false);
  }

  private void addFactory() {
    if (captured.length == 0 && type.lambdas().areNamed()) {
      addOnly();
      return;
    }
    CodeWriter code = new CodeWriter();
    code.type(Opcodes.NEW, made.name).op(Opcodes.DUP).add(constructorOf(made.name));
    int local = 0;
    for (int i = 0; i < captured.length; i++) {
      code.op(Opcodes.DUP).load(captured[i], local);
      code.add(
          new FieldInsnNode(Opcodes.PUTFIELD, made.name, field(i), captured[i].getDescriptor()));
      local += captured[i].getSize();
    }
    code.op(Opcodes.ARETURN);
    addMethod(Opcodes.ACC_STATIC, LambdaSites.FACTORY, site.desc, code);
  }

  /** As with the JDK's own: a lambda that captures nothing is one object. */
  private void addOnly() {
    String descriptor = interfaceType.getDescriptor();
    int access = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    made.fields.add(new FieldNode(access, ONLY, descriptor, null, null));
    CodeWriter first = new CodeWriter();
    first.type(Opcodes.NEW, made.name).op(Opcodes.DUP).add(constructorOf(made.name));
    first.putStatic(made.name, ONLY, descriptor).op(Opcodes.RETURN);
    MethodNode initialiser = new MethodNode(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    initialiser.instructions = first.list();
    initialiser.maxStack = 2;
    made.methods.add(initialiser);
    CodeWriter code = new CodeWriter();
    code.getStatic(made.name, ONLY, descriptor).op(Opcodes.ARETURN);
    addMethod(Opcodes.ACC_STATIC, LambdaSites.FACTORY, site.desc, code);
  }

  private void addBody() {
    CodeWriter code = new CodeWriter();
    Type[] wanted = targetParameters();
    if (target.getTag() == Opcodes.H_NEWINVOKESPECIAL) {
      code.type(Opcodes.NEW, target.getOwner()).op(Opcodes.DUP);
    }
    for (int i = 0; i < captured.length; i++) {
      code.aload(0);
      code.add(
          new FieldInsnNode(Opcodes.GETFIELD, made.name, field(i), captured[i].getDescriptor()));
      Conversion.convert(code, type.hierarchy(), captured[i], wanted[i]);
    }
    Type[] given = erased.getArgumentTypes();
    Type[] meant = instantiated.getArgumentTypes();
    int local = 1;
    for (int i = 0; i < given.length; i++) {
      code.load(given[i], local);
      Conversion.convert(code, type.hierarchy(), given[i], meant[i]);
      Conversion.convert(code, type.hierarchy(), meant[i], wanted[captured.length + i]);
      local += given[i].getSize();
    }
    code.add(call());
    returnResult(code);
    addMethod(Opcodes.ACC_PUBLIC, site.name, erased.getDescriptor(), code);
  }

  /** The parameters of the lambda's body, the receiver among them. */
  private Type[] targetParameters() {
    Type[] declared = Type.getArgumentTypes(target.getDesc());
    int tag = target.getTag();
    if (tag == Opcodes.H_INVOKESTATIC || tag == Opcodes.H_NEWINVOKESPECIAL) {
      return declared;
    }
    Type[] all = new Type[declared.length + 1];
    all[0] = Type.getObjectType(target.getOwner());
    System.arraycopy(declared, 0, all, 1, declared.length);
    return all;
  }

  private MethodInsnNode call() {
    int opcode =
        switch (target.getTag()) {
          case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
          case Opcodes.H_NEWINVOKESPECIAL -> Opcodes.INVOKESPECIAL;
          case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
          // A private method of the class the lambda is in, which is a nest mate.
          default -> target.isInterface() ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
        };
    return new MethodInsnNode(
        opcode, target.getOwner(), target.getName(), target.getDesc(), target.isInterface());
  }

  private void returnResult(CodeWriter code) {
    Type wanted = erased.getReturnType();
    Type result =
        target.getTag() == Opcodes.H_NEWINVOKESPECIAL
            ? Type.getObjectType(target.getOwner())
            : Type.getReturnType(target.getDesc());
    if (wanted.getSort() == Type.VOID) {
      if (result.getSort() != Type.VOID) {
        code.pop(result);
      }
      code.op(Opcodes.RETURN);
      return;
    }
    Conversion.convert(code, type.hierarchy(), result, instantiated.getReturnType());
    Conversion.convert(code, type.hierarchy(), instantiated.getReturnType(), wanted);
    code.op(wanted.getOpcode(Opcodes.IRETURN));
  }
}
