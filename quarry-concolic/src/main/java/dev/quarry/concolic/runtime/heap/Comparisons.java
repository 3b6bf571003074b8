package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.concolic.runtime.types.Contents;
import dev.quarry.concolic.runtime.types.ValueType;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Jumps on references. */
public final class Comparisons {
  private final Run run;

  public Comparisons(Run run) {
    this.run = run;
  }

  /** {@code IFNULL} and {@code IFNONNULL}. */
  public void withNull(int site, int opcode, @Nullable Object a, Expr sa) {
    InputReference reference = run.inputs.behind(sa);
    if (reference == null || reference.isResolved() || reference.neverNull()) {
      return;
    }
    boolean jumps = (a == null) == (opcode == Opcodes.IFNULL);
    jump(site, jumps, a == null, isNull(reference.expr()));
  }

  private Expr isNull(Expr reference) {
    return run.factory().apply(Op.REF_EQ, reference, run.factory().nullRef());
  }

  private void jump(int site, boolean jumps, boolean isEqual, Expr equal) {
    Expr holds = isEqual ? equal : run.factory().not(equal);
    run.decide(site, Site.Kind.JUMP, 0, jumps ? 1 : 0, holds);
  }

  /** {@code IF_ACMPEQ} and {@code IF_ACMPNE}. */
  public boolean same(
      int site,
      int opcode,
      @Nullable Object a,
      @Nullable Object b,
      @Nullable Expr sa,
      @Nullable Expr sb) {
    boolean same = a == b;
    Expr equal;
    if (a instanceof String left && b instanceof String right && a != b) {
      resolve(site, sa, sb);
      equal = equalTexts(left, right, sa, sb);
      same = equal != null && left.equals(right) && run.identities.areOne(site, left, right);
    } else if (a != null && b != null && isValue(a) && isValue(b) && sameClass(a, b)) {
      resolve(site, sa, sb);
      if (run.tracked.isMade(a) || run.tracked.isMade(b)) {
        return same;
      }
      if (a != b && !(a instanceof Enum<?>)) {
        run.identities.boxes(site, a, b);
      }
      same = same || isSharedBox(a, b);
      equal = equalValues(a, b, sa, sb);
    } else {
      equal = equalReferences(site, a, b, sa, sb);
    }
    if (equal != null) {
      jump(site, same == (opcode == Opcodes.IF_ACMPEQ), same, equal);
    }
    return same;
  }

  /** When two texts are equal; null if they are not one even then, or that is plain to see. */
  private @Nullable Expr equalTexts(String a, String b, @Nullable Expr sa, @Nullable Expr sb) {
    Expr left = run.inputs.content(a, sa);
    Expr right = run.inputs.content(b, sb);
    if ((left == null && right == null) || run.tracked.isMade(a) || run.tracked.isMade(b)) {
      return null;
    }
    ExprFactory factory = run.factory();
    return Contents.equal(
        factory,
        left != null ? left : Contents.constant(factory, a),
        right != null ? right : Contents.constant(factory, b));
  }

  private void resolve(int site, @Nullable Expr sa, @Nullable Expr sb) {
    run.inputs.resolve(site, sa);
    run.inputs.resolve(site, sb);
  }

  private static boolean isValue(Object object) {
    ValueType type = ValueType.of(object.getClass());
    return type != null && (type.isBox() || type == ValueType.ENUM);
  }

  private static boolean sameClass(Object a, Object b) {
    Class<?> enumA = ValueType.enumOf(a.getClass());
    return enumA == null ? a.getClass() == b.getClass() : enumA == ValueType.enumOf(b.getClass());
  }

  /** Whether two boxes would be one if {@code valueOf} had made them, as compilers have it do. */
  private boolean isSharedBox(Object a, Object b) {
    return !(a instanceof Enum<?>) && isPlain(a) && isPlain(b) && a.equals(b) && isCached(a);
  }

  /** Whether a box is, or but for its shadow would be, what {@code valueOf} gives. */
  private boolean isPlain(Object box) {
    return run.tracked.content(box) != null || Boxes.isShared(box);
  }

  private static boolean isCached(Object box) {
    if (box instanceof Boolean || box instanceof Byte) {
      return true;
    }
    if (box instanceof Character c) {
      return c < 128;
    }
    return !(box instanceof Float)
        && !(box instanceof Double)
        && ((Number) box).longValue() >= -128
        && ((Number) box).longValue() <= 127;
  }

  private @Nullable Expr equalValues(Object a, Object b, @Nullable Expr sa, @Nullable Expr sb) {
    Expr left = run.inputs.content(a, sa);
    Expr right = run.inputs.content(b, sb);
    boolean isEnum = a instanceof Enum<?>;
    boolean cannotDiffer = a == b && !isEnum;
    if ((left == null && right == null) || cannotDiffer) {
      return null;
    }
    if (!isEnum && (!isPlain(a) || !isPlain(b) || a instanceof Float || a instanceof Double)) {
      return null;
    }
    ExprFactory factory = run.factory();
    Expr first = left != null ? left : Contents.constant(factory, a);
    Expr second = right != null ? right : Contents.constant(factory, b);
    Expr equal = factory.eq(first, second);
    return isEnum || a instanceof Boolean || a instanceof Byte
        ? equal
        : factory.apply(Op.AND, equal, inCache(factory, first));
  }

  private static Expr inCache(ExprFactory factory, Expr value) {
    if (value.sort() == Sort.LONG) {
      return factory.apply(
          Op.AND,
          factory.apply(Op.LONG_LE, factory.longConst(-128), value),
          factory.apply(Op.LONG_LE, value, factory.longConst(127)));
    }
    return PrimitiveInputs.inRange(factory, value, -128, 127);
  }

  /** When two references are the same; null if that does not depend on inputs. */
  private @Nullable Expr equalReferences(
      int site, @Nullable Object a, @Nullable Object b, @Nullable Expr sa, @Nullable Expr sb) {
    InputReference left = run.inputs.behind(sa);
    InputReference right = run.inputs.behind(sb);
    askIdentity(site, a, b, left, right);
    if ((left == null || left.isResolved()) && (right == null || right.isResolved())) {
      return null;
    }
    if (isValueReference(left) || isValueReference(right)) {
      return nullOrValue(site, a, b, left, right);
    }
    Expr first = identity(a, left);
    Expr second = identity(b, right);
    if (first == null || second == null) {
      return null;
    }
    if (left != null && right != null && left.declared() != right.declared()) {
      // Being the same then says something about classes, which resolving takes care of.
      resolve(site, sa, sb);
      return null;
    }
    return run.factory().apply(Op.REF_EQ, first, second);
  }

  private void askIdentity(
      int site,
      @Nullable Object a,
      @Nullable Object b,
      @Nullable InputReference left,
      @Nullable InputReference right) {
    if (left != null && right != null) {
      run.identities.inputs(site, left, right);
    } else if (left != null && b != null && !run.identities.isInput(b)) {
      run.identities.withOther(site, left, b);
    } else if (right != null && a != null && !run.identities.isInput(a)) {
      run.identities.withOther(site, right, a);
    }
  }

  private static boolean isValueReference(@Nullable InputReference reference) {
    return reference != null
        && (reference.content() != null || ValueType.of(reference.declared()) != null);
  }

  /** Strings and boxes have no aliases: only null matters. */
  private @Nullable Expr nullOrValue(
      int site,
      @Nullable Object a,
      @Nullable Object b,
      @Nullable InputReference left,
      @Nullable InputReference right) {
    if (left != null && right == null && b == null) {
      return isNull(left.expr());
    }
    if (right != null && left == null && a == null) {
      return isNull(right.expr());
    }
    resolve(site, left == null ? null : left.expr(), right == null ? null : right.expr());
    return null;
  }

  /** What stands for an object in conditions; null if no input can be it. */
  private @Nullable Expr identity(@Nullable Object object, @Nullable InputReference reference) {
    if (reference != null && !reference.isResolved()) {
      return reference.expr();
    }
    if (object == null) {
      return run.factory().nullRef();
    }
    InputObject known = run.inputs.known(object);
    return known == null ? null : known.reference();
  }
}
