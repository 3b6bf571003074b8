package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.SiteInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;

/** {@code invokedynamic}: lambdas, string concatenation, and whatever else languages link. */
final class DynamicCalls implements InstructionFamily {
  private final MethodRewrite m;

  DynamicCalls(MethodRewrite rewrite) {
    this.m = rewrite;
  }

  static boolean resultMayBe(InvokeDynamicInsnNode dynamic, List<? extends ShadowValue> values) {
    return ConcatRecipe.of(dynamic).isPresent()
        && values.stream().anyMatch(value -> value.symbolic() || value.isReference());
  }

  @Override
  public boolean rewrite(AbstractInsnNode insn) {
    if (!(insn instanceof InvokeDynamicInsnNode dynamic)) {
      return false;
    }
    Optional<String> recipe = ConcatRecipe.of(dynamic);
    if (recipe.isPresent()) {
      concat(dynamic, recipe.get());
    } else if (LambdaSites.isRewritten(dynamic)) {
      capture(dynamic);
    } else {
      other(dynamic);
    }
    return true;
  }

  private void concat(InvokeDynamicInsnNode dynamic, String recipe) {
    ArgumentShadows arguments = new ArgumentShadows(m, dynamic.desc, false);
    List<Flag> flags = new ArrayList<>();
    for (Type type : Type.getArgumentTypes(dynamic.desc)) {
      if (type.getSort() == Type.OBJECT && flags.isEmpty()) {
        flags.add(Flag.OBJECTS);
      }
    }
    if (flags.isEmpty() && !arguments.isSymbolic()) {
      m.main.add(dynamic);
      m.state.push(CodeWriter.NONE);
      return;
    }
    int result = m.state.freeRegister(arguments.shadows());
    LabelNode resume = new LabelNode();
    LabelNode done = new LabelNode();
    m.whenSymbolic(
        arguments.shadows(),
        flags,
        result,
        resume,
        code -> {
          arguments.spill(code);
          arguments.pack(code, false);
          arguments.packed(code.push(site(dynamic, recipe)).ldc(recipe));
          code.hook(Hook.CONCAT);
          code.read(HookField.RESULT).astore(result).jump(done);
        });
    m.main.label(resume).add(dynamic).label(done);
    m.state.push(result);
  }

  private int site(InvokeDynamicInsnNode dynamic, String owner) {
    CallInfo info = new CallInfo(Opcodes.INVOKEDYNAMIC, owner, dynamic.name, dynamic.desc);
    return m.register(SiteInfo.call(m.location(), m.source.line(m.index()), info));
  }

  /** What a lambda captures goes to the factory of its class like arguments to a method. */
  private void capture(InvokeDynamicInsnNode dynamic) {
    ArgumentShadows arguments = new ArgumentShadows(m, dynamic.desc, false);
    m.whenSymbolic(
        arguments.shadows(),
        List.of(),
        CodeWriter.NONE,
        code -> {
          code.token(LambdaSites.FACTORY, dynamic.desc, Opcodes.ACC_STATIC);
          code.shadows(arguments.shadows());
          code.hook(Hook.PASS);
        });
    m.main.add(dynamic);
    m.state.push(CodeWriter.NONE);
  }

  private void other(InvokeDynamicInsnNode dynamic) {
    ArgumentShadows arguments = new ArgumentShadows(m, dynamic.desc, false);
    if (arguments.isSymbolic()) {
      m.whenSymbolic(
          arguments.shadows(),
          List.of(),
          CodeWriter.NONE,
          code -> {
            arguments.spill(code);
            arguments.pack(code, false);
            arguments.packed(code.push(site(dynamic, dynamic.bsm.getOwner())));
            code.hook(Hook.ESCAPE);
            arguments.reload(code);
          });
    }
    m.main.add(dynamic);
    if (Type.getReturnType(dynamic.desc).getSort() != Type.VOID) {
      m.state.push(CodeWriter.NONE);
    }
  }
}
