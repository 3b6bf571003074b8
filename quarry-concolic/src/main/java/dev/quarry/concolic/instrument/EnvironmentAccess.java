package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.models.environment.EnvironmentCall;
import dev.quarry.models.environment.EnvironmentCall.Role;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * What is written around a call whose result the machine or the moment decides: its result is made
 * an input, or it is noted that it was not.
 */
final class EnvironmentAccess {
  private static final String TEXT = "Ljava/lang/String;";
  private static final String BOUNDED = "(I)I";
  private static final Set<String> NAMES_OF_TEXTS =
      Set.of("toString", "getMessage", "getLocalizedMessage");

  private final MethodRewrite m;
  private final MethodInsnNode call;
  private final @Nullable EnvironmentCall environment;
  private final boolean isInput;
  private final boolean isForeignSuper;
  private int bound = CodeWriter.NONE;

  EnvironmentAccess(MethodRewrite rewrite, MethodInsnNode call, CalledMethod callee) {
    this.m = rewrite;
    this.call = call;
    this.environment = callee.environment().orElse(null);
    this.isInput = callee.isInput();
    this.isForeignSuper = callee.kind() == CalledMethod.Kind.SUPER;
  }

  /** Writes what comes before the call; the arguments are on the stack. */
  void before() {
    if (isIdentity()) {
      m.main.op(Opcodes.DUP).push(site());
      m.main.hook(Hook.IDENTITY);
    }
    if (environment == null) {
      return;
    }
    if (environment.role() == Role.UNKNOWN || environment.role() == Role.DEFAULT) {
      m.main.ldc(environment.text()).push(m.site());
      m.main.hook(environment.role() == Role.UNKNOWN ? Hook.DEPENDS : Hook.TAKES_DEFAULT);
    } else if (isInput && !isReplaced()) {
      if (environment.role() == Role.DRAW && call.desc.equals(BOUNDED)) {
        bound = m.temporary(Type.INT_TYPE);
        m.main.op(Opcodes.DUP).store(Type.INT_TYPE, bound);
      }
      m.main.hook(Hook.BEFORE_READING);
    }
  }

  /** Hash codes and texts of objects that have none of their own, messages of exceptions. */
  private boolean isIdentity() {
    boolean isNamedSo =
        call.name.equals("hashCode") && call.desc.equals("()I")
            || NAMES_OF_TEXTS.contains(call.name) && call.desc.equals("()" + TEXT);
    return isNamedSo
        && (call.getOpcode() != Opcodes.INVOKESPECIAL || isForeignSuper)
        && call.getOpcode() != Opcodes.INVOKESTATIC
        && !call.owner.startsWith("java/lang/String")
        && m.type.options().mode() == Mode.SYMBOLIC
        && !isDropped();
  }

  /** Whether nobody looks at the result. */
  private boolean isDropped() {
    int next = m.index() + 1;
    return next < m.source.size() && m.source.node(next).getOpcode() == Opcodes.POP;
  }

  /** Whether the call is not made at all. */
  boolean isReplaced() {
    return isInput
        && environment != null
        && environment.role() != Role.READING
        && environment.role() != Role.DRAW;
  }

  /** Writes what comes instead of the call. */
  void instead() {
    m.main.push(site()).hook(replacement());
  }

  private Hook replacement() {
    if (environment != null && environment.role() == Role.FLAG) {
      return Hook.PROPERTY_FLAG;
    }
    if (call.name.equals("getenv")) {
      return Hook.VARIABLE;
    }
    return Type.getArgumentCount(call.desc) == 1 ? Hook.PROPERTY : Hook.PROPERTY_OR;
  }

  /** Writes what comes after the call; its result is on the stack. */
  void after() {
    if (bound != CodeWriter.NONE) {
      m.main.load(Type.INT_TYPE, bound).push(site());
      m.main.hook(Hook.BELOW);
    } else {
      m.main.push(site()).hook(Hook.READING, Type.getReturnType(call.desc));
    }
  }

  private int site() {
    CallInfo info = new CallInfo(call.getOpcode(), call.owner, call.name, call.desc);
    return m.register(SiteInfo.call(m.location(), m.source.line(m.index()), info));
  }

  /** Writes what comes before a static field is read. */
  static void beforeField(MethodRewrite m, FieldInsnNode field) {
    boolean isInput = field.owner.equals("java/lang/System") && field.name.equals("in");
    boolean isSeparator =
        field.owner.equals("java/io/File")
            && (field.name.startsWith("separator") || field.name.startsWith("pathSeparator"));
    boolean isOfProgram = m.type.options().mode() != Mode.LIBRARY;
    if (isOfProgram && (isInput || isSeparator)) {
      m.main.ldc(isInput ? "System.in" : "The separator of paths").push(m.site());
      m.main.hook(isInput ? Hook.DEPENDS : Hook.TAKES_DEFAULT);
    }
  }
}
