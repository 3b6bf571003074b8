package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.models.bytecode.Faults;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Variables;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The JDK's methods that copy and fill arrays. Each element afterwards is a choice between elements
 * before, so no loop is needed to say what they do.
 */
final class ArrayCalls {
  private static final String INDEX = "java/lang/ArrayIndexOutOfBoundsException";

  private static final boolean NULL_FIRST = isNullCheckedFirst();

  private ArrayCalls() {}

  /** The way past a call; empty if it is another method, or the arrays' types are not known. */
  static Optional<Way> of(Site site, MethodInsnNode call) {
    return meaning(site, call).map(meaning -> new Way.Whole(site.factory().bool(true), meaning));
  }

  private static Optional<Meaning> meaning(Site site, MethodInsnNode call) {
    if (call.name.equals("clone") && call.owner.startsWith("[")) {
      return cloned(site);
    }
    if (call.owner.equals("java/lang/System") && call.name.equals("arraycopy")) {
      return copied(site);
    }
    if (!call.owner.equals("java/util/Arrays")) {
      return Optional.empty();
    }
    int count = Type.getArgumentTypes(call.desc).length;
    return switch (call.name) {
      case "fill" -> count == 2 ? filled(site) : filledBetween(site);
      case "copyOf" -> count == 2 ? resized(site) : Optional.empty();
      default -> Optional.empty();
    };
  }

  /** The sort of an array's elements; empty if the value is not known to be an array. */
  private static Optional<Sort.Basic> element(Site site, int depth) {
    Type type = site.typeBelow(depth);
    return type.getSort() == Type.ARRAY
        ? Optional.of(Variables.sortOf(Type.getType(type.getDescriptor().substring(1))))
        : Optional.empty();
  }

  private static Optional<Meaning> cloned(Site site) {
    Expr array = site.below(0);
    return element(site, 0)
        .map(
            sort ->
                Meaning.of(
                    fresh(site, 1, array, sort, site.variables().length(array)),
                    site.failsOnNull(array)));
  }

  /** The first elements, and default values where there are no more. */
  private static Optional<Meaning> resized(Site site) {
    Expr array = site.below(1);
    Expr size = site.below(0);
    Failure negative =
        site.fails(
            Faults.sizeIsNegative(site.factory(), size), "java/lang/NegativeArraySizeException");
    Failure isNull = site.failsOnNull(array);
    return element(site, 1)
        .map(
            sort ->
                sort == Sort.REF || NULL_FIRST
                    ? Meaning.of(fresh(site, 2, array, sort, size), isNull, negative)
                    : Meaning.of(fresh(site, 2, array, sort, size), negative, isNull));
  }

  /** What the JDK checks first when it copies an array of primitives. */
  private static boolean isNullCheckedFirst() {
    try {
      java.util.Arrays.copyOf((int[]) null, -1);
      return true;
    } catch (NegativeArraySizeException e) {
      return false;
    } catch (NullPointerException e) {
      return true;
    }
  }

  /** A new array of the same class, with the elements that another one has. */
  private static Assignment fresh(Site site, int count, Expr from, Sort.Basic sort, Expr size) {
    ExprFactory factory = site.factory();
    Expr fresh = site.references().fresh();
    Input elements = site.variables().elements(sort);
    Expr length = site.variables().length(from);
    Assignment assignment =
        site.assignment().set(site.after(site.height() - count, Sort.REF), fresh);
    assignment.change(site.variables().lengths(), Arrays.ofFresh(site, size));
    assignment.change(site.variables().types(), Arrays.ofFresh(site, site.variables().type(from)));
    assignment.change(
        elements,
        keys ->
            keys.get(0) == fresh
                ? Optional.of(
                    factory.ite(
                        factory.apply(Op.INT_LT, keys.get(1), length),
                        site.variables().select(elements, from, keys.get(1)),
                        factory.constant(sort, sort.defaultValue())))
                : Optional.empty());
    return assignment;
  }

  private static Optional<Meaning> filled(Site site) {
    Expr array = site.below(1);
    Expr value = site.below(0);
    Expr always = site.factory().bool(true);
    return element(site, 1)
        .filter(sort -> sort != Sort.REF)
        .map(
            sort ->
                Meaning.of(
                    changed(site, sort, array, index -> always, index -> value),
                    site.failsOnNull(array)));
  }

  private static Optional<Meaning> filledBetween(Site site) {
    ExprFactory factory = site.factory();
    Expr array = site.below(3);
    Expr from = site.below(2);
    Expr to = site.below(1);
    Expr value = site.below(0);
    Expr outside =
        factory.or(
            List.of(
                Faults.sizeIsNegative(factory, from),
                less(site, site.variables().length(array), to)));
    return element(site, 3)
        .filter(sort -> sort != Sort.REF)
        .map(
            sort ->
                Meaning.of(
                    changed(
                        site, sort, array, index -> isBetween(site, from, index, to), i -> value),
                    site.failsOnNull(array),
                    site.fails(less(site, to, from), "java/lang/IllegalArgumentException"),
                    site.fails(outside, INDEX)));
  }

  /** Also within one array: all elements are read before the first one is written. */
  private static Optional<Meaning> copied(Site site) {
    Type type = site.typeBelow(4);
    Optional<Sort.Basic> sort = element(site, 4);
    if (sort.isEmpty() || !type.equals(site.typeBelow(2))) {
      return Optional.empty();
    }
    ExprFactory factory = site.factory();
    Expr source = site.below(4);
    Expr from = site.below(3);
    Expr target = site.below(2);
    Expr to = site.below(1);
    Expr count = site.below(0);
    Input elements = site.variables().elements(sort.get());
    Assignment assignment =
        changed(
            site,
            sort.get(),
            target,
            index -> isBetween(site, to, index, factory.apply(Op.INT_ADD, to, count)),
            index ->
                site.variables()
                    .select(
                        elements,
                        source,
                        factory.apply(Op.INT_ADD, factory.apply(Op.INT_SUB, index, to), from)));
    Meaning meaning =
        Meaning.of(
            assignment,
            site.failsOnNull(source),
            site.failsOnNull(target),
            site.fails(isOutside(site, source, from, target, to, count), INDEX));
    return Optional.of(
        sort.get() == Sort.REF
            ? meaning.doubting(
                site.fails(factory.not(holdsAll(site, target)), "java/lang/ArrayStoreException"),
                site.assumption(
                    AssumptionCode.FIRST_VALUE,
                    "Which elements were copied before one did not fit"))
            : meaning);
  }

  /** Whether an array takes any object. */
  private static Expr holdsAll(Site site, Expr array) {
    return site.references()
        .subtype(
            site.variables().type(array),
            site.factory()
                .constant(
                    Sort.TYPES, TypeSet.of("System#arraycopy", List.of("[Ljava.lang.Object;"))));
  }

  /** No sum is taken, since it may overflow; differences can't where nothing is negative. */
  private static Expr isOutside(
      Site site, Expr source, Expr from, Expr target, Expr to, Expr count) {
    ExprFactory factory = site.factory();
    return factory.or(
        List.of(
            Faults.sizeIsNegative(factory, from),
            Faults.sizeIsNegative(factory, to),
            Faults.sizeIsNegative(factory, count),
            less(site, room(site, source, from), count),
            less(site, room(site, target, to), count)));
  }

  private static Expr room(Site site, Expr array, Expr from) {
    return site.factory().apply(Op.INT_SUB, site.variables().length(array), from);
  }

  private static Expr less(Site site, Expr low, Expr high) {
    return site.factory().apply(Op.INT_LT, low, high);
  }

  private static Expr isBetween(Site site, Expr from, Expr index, Expr to) {
    return site.and(
        site.factory().apply(Op.INT_LE, from, index), site.factory().apply(Op.INT_LT, index, to));
  }

  /** Some function of an index. */
  @FunctionalInterface
  private interface AtIndex {
    Expr of(Expr index);
  }

  private static Assignment changed(
      Site site, Sort.Basic sort, Expr array, AtIndex where, AtIndex value) {
    Input elements = site.variables().elements(sort);
    return site.assignment()
        .change(
            elements,
            keys -> {
              Expr index = keys.get(1);
              Expr isMeant = site.and(site.references().same(array, keys.get(0)), where.of(index));
              return Optional.of(
                  site.factory()
                      .ite(
                          isMeant,
                          value.of(index),
                          site.variables().select(elements, keys.get(0), index)));
            });
  }
}
