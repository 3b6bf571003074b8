package dev.quarry.engine.mutate;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** What instructions take the place of one. No operator changes what frames have to say. */
enum Operator {
  /** {@code <} for {@code <=}. */
  BOUNDARY {
    @Override
    Optional<InsnList> instead(AbstractInsnNode code, Type result) {
      return jump(code, BOUNDARIES);
    }
  },
  /** {@code ==} for {@code !=}. */
  NEGATION {
    @Override
    Optional<InsnList> instead(AbstractInsnNode code, Type result) {
      return jump(code, NEGATIONS);
    }
  },
  /** {@code -} for {@code +}. */
  ARITHMETIC {
    @Override
    Optional<InsnList> instead(AbstractInsnNode code, Type result) {
      Integer other = ARITHMETICS.get(code.getOpcode());
      return other == null ? Optional.empty() : of(new InsnNode(other));
    }
  },
  /** {@code x} for {@code -x}. */
  SIGN {
    @Override
    Optional<InsnList> instead(AbstractInsnNode code, Type result) {
      boolean isSign = code.getOpcode() >= Opcodes.INEG && code.getOpcode() <= Opcodes.DNEG;
      return isSign ? of(new InsnNode(Opcodes.NOP)) : Optional.empty();
    }
  },
  /** {@code i--} for {@code i++}. */
  INCREMENT {
    @Override
    Optional<InsnList> instead(AbstractInsnNode code, Type result) {
      return code instanceof IincInsnNode step
          ? of(new IincInsnNode(step.var, -step.incr))
          : Optional.empty();
    }
  },
  /** No call of a method that returns nothing. */
  CALL {
    @Override
    Optional<InsnList> instead(AbstractInsnNode code, Type result) {
      boolean isLeftOut =
          code instanceof MethodInsnNode call
              && call.desc.endsWith(")V")
              && !call.name.equals("<init>");
      return isLeftOut ? Optional.of(popped((MethodInsnNode) code)) : Optional.empty();
    }
  },
  /** Another value returned: null, zero, true, or something empty. */
  RESULT {
    @Override
    Optional<InsnList> instead(AbstractInsnNode code, Type result) {
      boolean isReturn =
          code.getOpcode() >= Opcodes.IRETURN
              && code.getOpcode() <= Opcodes.ARETURN
              && !isSimple(code.getPrevious());
      return isReturn ? Optional.of(returning(code.getOpcode(), result, false)) : Optional.empty();
    }

    /** Whether the same would be returned. */
    private boolean isSimple(AbstractInsnNode before) {
      return before != null
          && (before.getOpcode() == Opcodes.ACONST_NULL
              || before.getOpcode() == Opcodes.ICONST_0
              || before instanceof LdcInsnNode text && text.cst.equals(""));
    }
  },
  /** Truth returned where it may not be. */
  TRUTH {
    @Override
    Optional<InsnList> instead(AbstractInsnNode code, Type result) {
      boolean isOther =
          code.getOpcode() == Opcodes.IRETURN
              && result.equals(Type.BOOLEAN_TYPE)
              && (code.getPrevious() == null || code.getPrevious().getOpcode() != Opcodes.ICONST_1);
      return isOther ? Optional.of(returning(code.getOpcode(), result, true)) : Optional.empty();
    }
  };

  private static final Map<Integer, Integer> BOUNDARIES =
      Map.of(
          Opcodes.IFLT, Opcodes.IFLE,
          Opcodes.IFLE, Opcodes.IFLT,
          Opcodes.IFGT, Opcodes.IFGE,
          Opcodes.IFGE, Opcodes.IFGT,
          Opcodes.IF_ICMPLT, Opcodes.IF_ICMPLE,
          Opcodes.IF_ICMPLE, Opcodes.IF_ICMPLT,
          Opcodes.IF_ICMPGT, Opcodes.IF_ICMPGE,
          Opcodes.IF_ICMPGE, Opcodes.IF_ICMPGT);

  private static final Map<Integer, Integer> NEGATIONS =
      Map.ofEntries(
          Map.entry(Opcodes.IFEQ, Opcodes.IFNE),
          Map.entry(Opcodes.IFNE, Opcodes.IFEQ),
          Map.entry(Opcodes.IFLT, Opcodes.IFGE),
          Map.entry(Opcodes.IFGE, Opcodes.IFLT),
          Map.entry(Opcodes.IFGT, Opcodes.IFLE),
          Map.entry(Opcodes.IFLE, Opcodes.IFGT),
          Map.entry(Opcodes.IFNULL, Opcodes.IFNONNULL),
          Map.entry(Opcodes.IFNONNULL, Opcodes.IFNULL),
          Map.entry(Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPNE),
          Map.entry(Opcodes.IF_ICMPNE, Opcodes.IF_ICMPEQ),
          Map.entry(Opcodes.IF_ICMPLT, Opcodes.IF_ICMPGE),
          Map.entry(Opcodes.IF_ICMPGE, Opcodes.IF_ICMPLT),
          Map.entry(Opcodes.IF_ICMPGT, Opcodes.IF_ICMPLE),
          Map.entry(Opcodes.IF_ICMPLE, Opcodes.IF_ICMPGT),
          Map.entry(Opcodes.IF_ACMPEQ, Opcodes.IF_ACMPNE),
          Map.entry(Opcodes.IF_ACMPNE, Opcodes.IF_ACMPEQ));

  /** By the opcode for ints; the other types follow it. */
  private static final Map<Integer, Integer> ARITHMETICS = arithmetics();

  /** What to put there; nothing if the operator does not apply. */
  abstract Optional<InsnList> instead(AbstractInsnNode code, Type result);

  private static Map<Integer, Integer> arithmetics() {
    Map<Integer, Integer> all = new HashMap<>();
    for (int type = 0; type < 4; type++) {
      all.put(Opcodes.IADD + type, Opcodes.ISUB + type);
      all.put(Opcodes.ISUB + type, Opcodes.IADD + type);
      all.put(Opcodes.IMUL + type, Opcodes.IDIV + type);
      all.put(Opcodes.IDIV + type, Opcodes.IMUL + type);
      all.put(Opcodes.IREM + type, Opcodes.IMUL + type);
    }
    for (int type = 0; type < 2; type++) {
      all.put(Opcodes.IAND + type, Opcodes.IOR + type);
      all.put(Opcodes.IOR + type, Opcodes.IAND + type);
      all.put(Opcodes.IXOR + type, Opcodes.IAND + type);
      all.put(Opcodes.ISHL + type, Opcodes.ISHR + type);
      all.put(Opcodes.ISHR + type, Opcodes.ISHL + type);
      all.put(Opcodes.IUSHR + type, Opcodes.ISHL + type);
    }
    return Map.copyOf(all);
  }

  private static Optional<InsnList> of(AbstractInsnNode... codes) {
    InsnList list = new InsnList();
    for (AbstractInsnNode code : codes) {
      list.add(code);
    }
    return Optional.of(list);
  }

  private static Optional<InsnList> jump(AbstractInsnNode code, Map<Integer, Integer> others) {
    Integer other = others.get(code.getOpcode());
    return other != null && code instanceof JumpInsnNode jump
        ? of(new JumpInsnNode(other, jump.label))
        : Optional.empty();
  }

  private static InsnList popped(MethodInsnNode call) {
    InsnList list = new InsnList();
    Type[] arguments = Type.getArgumentTypes(call.desc);
    for (int i = arguments.length - 1; i >= 0; i--) {
      list.add(new InsnNode(arguments[i].getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
    }
    if (call.getOpcode() != Opcodes.INVOKESTATIC) {
      list.add(new InsnNode(Opcodes.POP));
    }
    return list;
  }

  private static InsnList returning(int opcode, Type result, boolean truth) {
    InsnList list = new InsnList();
    list.add(new InsnNode(result.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
    list.add(
        switch (opcode) {
          case Opcodes.IRETURN -> new InsnNode(truth ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
          case Opcodes.LRETURN -> new InsnNode(Opcodes.LCONST_0);
          case Opcodes.FRETURN -> new InsnNode(Opcodes.FCONST_0);
          case Opcodes.DRETURN -> new InsnNode(Opcodes.DCONST_0);
          default -> empty(result);
        });
    list.add(new InsnNode(opcode));
    return list;
  }

  private static AbstractInsnNode empty(Type result) {
    return switch (result.getInternalName()) {
      case "java/lang/String", "java/lang/CharSequence" -> new LdcInsnNode("");
      case "java/util/List" -> collection("emptyList", "java/util/List");
      case "java/util/Collection" -> collection("emptyList", "java/util/List");
      case "java/util/Set" -> collection("emptySet", "java/util/Set");
      case "java/util/Map" -> collection("emptyMap", "java/util/Map");
      case "java/util/Optional" ->
          new MethodInsnNode(
              Opcodes.INVOKESTATIC, "java/util/Optional", "empty", "()Ljava/util/Optional;", false);
      case "java/lang/Boolean" ->
          new FieldInsnNode(Opcodes.GETSTATIC, "java/lang/Boolean", "FALSE", "Ljava/lang/Boolean;");
      default -> new InsnNode(Opcodes.ACONST_NULL);
    };
  }

  private static AbstractInsnNode collection(String method, String type) {
    return new MethodInsnNode(
        Opcodes.INVOKESTATIC, "java/util/Collections", method, "()L" + type + ";", false);
  }
}
