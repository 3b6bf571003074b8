package dev.quarry.spec.weave;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Specification;
import dev.quarry.spec.SpecificationException;
import dev.quarry.spec.Term;
import dev.quarry.spec.Term.Operator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Terms as code that leaves their value on the stack, typed as Java types expressions. */
final class TermCode {
  private static final Type NULL = Type.getObjectType("null");
  private static final Type STRING = Type.getObjectType("java/lang/String");

  private final ClassHierarchy hierarchy;
  private final Specification specification;
  private final Surroundings around;

  TermCode(ClassHierarchy hierarchy, Specification specification, Surroundings around) {
    this.hierarchy = hierarchy;
    this.specification = specification;
    this.around = around;
  }

  /** What kind of value a term has. */
  Type typeOf(Term term) {
    if (term instanceof Term.Literal literal) {
      return typeOf(literal);
    }
    if (term instanceof Term.Argument argument) {
      return slot(argument).type();
    }
    if (term instanceof Term.Result) {
      return around.result().orElseThrow(() -> wrong("There is no result here.")).type();
    }
    if (term instanceof Term.Old old) {
      Slot kept = around.olds().get(old.term());
      return kept == null ? typeOf(old.term()) : kept.type();
    }
    if (term instanceof Term.Call call) {
      return Type.getReturnType(callee(call).id().descriptor());
    }
    if (term instanceof Term.Binary binary
        && !binary.operator().isComparison()
        && !binary.operator().isLogical()) {
      return promoted(binary);
    }
    return Type.BOOLEAN_TYPE;
  }

  private static Type typeOf(Term.Literal literal) {
    Object value = literal.value();
    if (value == null) {
      return NULL;
    }
    return value instanceof Integer
        ? Type.INT_TYPE
        : value instanceof Long
            ? Type.LONG_TYPE
            : value instanceof Double
                ? Type.DOUBLE_TYPE
                : value instanceof Boolean ? Type.BOOLEAN_TYPE : STRING;
  }

  private Slot slot(Term.Argument argument) {
    Slot slot = around.arguments().get(argument.name());
    if (slot == null) {
      throw wrong(
          "There is no argument `%s`; name the arguments of the event, as in `call push(x)`, and"
                  .formatted(argument.name())
              + " write observers with parentheses.");
    }
    return slot;
  }

  private Type promoted(Term.Binary binary) {
    Type left = typeOf(binary.left());
    Type right = typeOf(binary.right());
    if (!isNumeric(left) || !isNumeric(right)) {
      throw wrong("`" + binary + "` needs two numbers.");
    }
    return wider(left, right);
  }

  private static Type wider(Type left, Type right) {
    for (Type type : List.of(Type.DOUBLE_TYPE, Type.FLOAT_TYPE, Type.LONG_TYPE)) {
      if (left.equals(type) || right.equals(type)) {
        return type;
      }
    }
    return Type.INT_TYPE;
  }

  private static boolean isNumeric(Type type) {
    return type.getSort() >= Type.CHAR && type.getSort() <= Type.DOUBLE;
  }

  /** Jumps if a truth value is false, and goes on if it is true. */
  void jumpIfFalse(Term term, MethodVisitor code, Label target) {
    if (term instanceof Term.Not not) {
      Label yes = new Label();
      jumpIfFalse(not.term(), code, yes);
      code.visitJumpInsn(Opcodes.GOTO, target);
      code.visitLabel(yes);
    } else if (term instanceof Term.Binary binary && binary.operator() == Operator.AND) {
      jumpIfFalse(binary.left(), code, target);
      jumpIfFalse(binary.right(), code, target);
    } else if (term instanceof Term.Binary binary && binary.operator() == Operator.OR) {
      Label second = new Label();
      Label yes = new Label();
      jumpIfFalse(binary.left(), code, second);
      code.visitJumpInsn(Opcodes.GOTO, yes);
      code.visitLabel(second);
      jumpIfFalse(binary.right(), code, target);
      code.visitLabel(yes);
    } else if (term instanceof Term.Binary binary && binary.operator().isComparison()) {
      compare(binary, code, target);
    } else {
      if (!typeOf(term).equals(Type.BOOLEAN_TYPE)) {
        throw wrong("`" + term + "` is neither true nor false; compare it with something.");
      }
      value(term, code);
      code.visitJumpInsn(Opcodes.IFEQ, target);
    }
  }

  private void compare(Term.Binary binary, MethodVisitor code, Label target) {
    Type left = typeOf(binary.left());
    Type right = typeOf(binary.right());
    boolean isEquality =
        binary.operator() == Operator.EQUAL || binary.operator() == Operator.UNEQUAL;
    if (isNumeric(left) && isNumeric(right)) {
      Type type = wider(left, right);
      converted(binary.left(), type, code);
      converted(binary.right(), type, code);
      if (type.equals(Type.INT_TYPE)) {
        code.visitJumpInsn(negated(binary.operator(), true), target);
        return;
      }
      boolean isBelow = binary.operator() == Operator.LESS || binary.operator() == Operator.AT_MOST;
      // NaN makes every comparison false but inequality.
      code.visitInsn(
          switch (type.getSort()) {
            case Type.LONG -> Opcodes.LCMP;
            case Type.FLOAT -> isBelow ? Opcodes.FCMPG : Opcodes.FCMPL;
            default -> isBelow ? Opcodes.DCMPG : Opcodes.DCMPL;
          });
      code.visitJumpInsn(negated(binary.operator(), false), target);
    } else if (isEquality && left.equals(Type.BOOLEAN_TYPE) && right.equals(Type.BOOLEAN_TYPE)) {
      value(binary.left(), code);
      value(binary.right(), code);
      code.visitJumpInsn(negated(binary.operator(), true), target);
    } else if (isEquality && isReference(left) && isReference(right)) {
      value(binary.left(), code);
      value(binary.right(), code);
      boolean isEqual = binary.operator() == Operator.EQUAL;
      code.visitJumpInsn(isEqual ? Opcodes.IF_ACMPNE : Opcodes.IF_ACMPEQ, target);
    } else {
      throw wrong(
          "`%s` compares %s with %s; only numbers, truth values and references can be compared."
              .formatted(binary, left.getClassName(), right.getClassName()));
    }
  }

  private static boolean isReference(Type type) {
    return type.getSort() >= Type.ARRAY;
  }

  private static int negated(Operator operator, boolean ofTwoNumbers) {
    return switch (operator) {
      case EQUAL -> ofTwoNumbers ? Opcodes.IF_ICMPNE : Opcodes.IFNE;
      case UNEQUAL -> ofTwoNumbers ? Opcodes.IF_ICMPEQ : Opcodes.IFEQ;
      case LESS -> ofTwoNumbers ? Opcodes.IF_ICMPGE : Opcodes.IFGE;
      case AT_MOST -> ofTwoNumbers ? Opcodes.IF_ICMPGT : Opcodes.IFGT;
      case GREATER -> ofTwoNumbers ? Opcodes.IF_ICMPLE : Opcodes.IFLE;
      default -> ofTwoNumbers ? Opcodes.IF_ICMPLT : Opcodes.IFLT;
    };
  }

  /** Leaves the value on the stack. */
  void value(Term term, MethodVisitor code) {
    if (term instanceof Term.Literal literal) {
      literal(literal, code);
    } else if (term instanceof Term.Argument argument) {
      load(slot(argument), code);
    } else if (term instanceof Term.Result) {
      load(around.result().orElseThrow(), code);
    } else if (term instanceof Term.Old old) {
      Slot kept = around.olds().get(old.term());
      if (kept == null) {
        throw wrong("`" + old + "` is not known here.");
      }
      load(kept, code);
    } else if (term instanceof Term.Call call) {
      call(call, code);
    } else if (typeOf(term).equals(Type.BOOLEAN_TYPE)) {
      Label no = new Label();
      Label end = new Label();
      jumpIfFalse(term, code, no);
      code.visitInsn(Opcodes.ICONST_1);
      code.visitJumpInsn(Opcodes.GOTO, end);
      code.visitLabel(no);
      code.visitInsn(Opcodes.ICONST_0);
      code.visitLabel(end);
    } else {
      arithmetic((Term.Binary) term, code);
    }
  }

  private static void literal(Term.Literal literal, MethodVisitor code) {
    Object value = literal.value();
    if (value == null) {
      code.visitInsn(Opcodes.ACONST_NULL);
    } else if (value instanceof Boolean truth) {
      code.visitInsn(truth ? Opcodes.ICONST_1 : Opcodes.ICONST_0);
    } else {
      code.visitLdcInsn(value);
    }
  }

  private void arithmetic(Term.Binary binary, MethodVisitor code) {
    Type type = promoted(binary);
    converted(binary.left(), type, code);
    converted(binary.right(), type, code);
    int opcode =
        switch (binary.operator()) {
          case PLUS -> Opcodes.IADD;
          case MINUS -> Opcodes.ISUB;
          case TIMES -> Opcodes.IMUL;
          case DIVIDED -> Opcodes.IDIV;
          default -> Opcodes.IREM;
        };
    code.visitInsn(type.getOpcode(opcode));
  }

  private void converted(Term term, Type wanted, MethodVisitor code) {
    value(term, code);
    Type own = typeOf(term);
    int from = own.getSort() < Type.INT ? Type.INT : own.getSort();
    if (from == wanted.getSort()) {
      return;
    }
    code.visitInsn(
        switch (wanted.getSort()) {
          case Type.LONG -> Opcodes.I2L;
          case Type.FLOAT -> from == Type.LONG ? Opcodes.L2F : Opcodes.I2F;
          default ->
              from == Type.LONG ? Opcodes.L2D : from == Type.FLOAT ? Opcodes.F2D : Opcodes.I2D;
        });
  }

  private static void load(Slot slot, MethodVisitor code) {
    code.visitVarInsn(slot.type().getOpcode(Opcodes.ILOAD), slot.index());
  }

  private void call(Term.Call call, MethodVisitor code) {
    MethodShape callee = callee(call);
    if (call.receiver().isPresent()) {
      value(call.receiver().get(), code);
    } else if (!callee.isStatic()) {
      load(around.self().orElseThrow(), code);
    }
    Type[] parameters = Type.getArgumentTypes(callee.id().descriptor());
    for (int i = 0; i < parameters.length; i++) {
      Term argument = call.arguments().get(i);
      if (isNumeric(parameters[i]) && parameters[i].getSort() >= Type.INT) {
        converted(argument, parameters[i], code);
      } else {
        value(argument, code);
      }
    }
    boolean isInterface =
        hierarchy.find(callee.id().owner()).map(ClassFile::isInterface).orElse(false);
    int opcode =
        callee.isStatic()
            ? Opcodes.INVOKESTATIC
            : isInterface ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    MethodId id = callee.id();
    code.visitMethodInsn(opcode, id.ownerInternal(), id.name(), id.descriptor(), isInterface);
  }

  private MethodShape callee(Term.Call call) {
    String owner = call.receiver().map(term -> internal(call, term)).orElse(around.owner());
    List<MethodShape> found = new ArrayList<>();
    List<String> names = new ArrayList<>();
    for (String type : withSupertypes(owner)) {
      Optional<ClassFile> file = hierarchy.find(type);
      for (MethodShape method : file.map(ClassFile::methods).orElse(List.of())) {
        names.add(method.id().name());
        if (method.id().name().equals(call.method()) && fits(method, call)) {
          found.add(method);
        }
      }
    }
    if (found.isEmpty()) {
      List<String> near = Names.near(call.method(), names.stream().distinct().toList());
      throw wrong(
          "%s has no method `%s` for %d arguments of these types that can be called%s"
              .formatted(
                  Names.binary(owner),
                  call.method(),
                  call.arguments().size(),
                  near.isEmpty() ? "." : "; did you mean " + Names.enumerate(near) + "?"));
    }
    return found.get(0);
  }

  private List<String> withSupertypes(String owner) {
    List<String> types = new ArrayList<>(List.of(owner));
    hierarchy.supertypes(owner).stream().filter(type -> !type.equals(owner)).forEach(types::add);
    if (!types.contains("java/lang/Object")) {
      types.add("java/lang/Object");
    }
    return types;
  }

  private boolean fits(MethodShape method, Term.Call call) {
    Type[] parameters = Type.getArgumentTypes(method.id().descriptor());
    boolean isOfClass = call.receiver().isEmpty() && around.self().isEmpty();
    if (method.isPrivate()
        || method.isSynthetic()
        || parameters.length != call.arguments().size()
        || (isOfClass && !method.isStatic())
        || (call.receiver().isPresent() && method.isStatic())) {
      return false;
    }
    for (int i = 0; i < parameters.length; i++) {
      if (!fits(parameters[i], typeOf(call.arguments().get(i)))) {
        return false;
      }
    }
    return true;
  }

  private boolean fits(Type parameter, Type argument) {
    if (isReference(parameter)) {
      return argument.equals(NULL)
          || (isReference(argument)
              && (parameter.getInternalName().equals("java/lang/Object")
                  || (parameter.getSort() == Type.OBJECT
                      && argument.getSort() == Type.OBJECT
                      && hierarchy.isSubtype(
                          argument.getInternalName(), parameter.getInternalName()))
                  || parameter.equals(argument)));
    }
    if (isNumeric(parameter) && isNumeric(argument)) {
      int own = Math.max(argument.getSort(), Type.INT);
      return parameter.getSort() == argument.getSort()
          || (parameter.getSort() >= Type.INT && own <= parameter.getSort());
    }
    return parameter.equals(argument);
  }

  private String internal(Term.Call call, Term receiver) {
    Type type = typeOf(receiver);
    if (type.getSort() != Type.OBJECT || type.equals(NULL)) {
      throw wrong("`" + call + "` calls a method of what is no object.");
    }
    return type.getInternalName();
  }

  private SpecificationException wrong(String sentence) {
    return SpecificationException.at(
        specification.source(), "In `" + specification.name() + "`: " + sentence);
  }
}
