package dev.quarry.symcretic.step;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.models.arrays.ArrayCall;
import dev.quarry.models.arrays.ArrayEffect;
import dev.quarry.models.arrays.ArrayModel;
import dev.quarry.models.arrays.ArrayModels;
import dev.quarry.models.library.Raise;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The JDK's methods that copy, fill and compare arrays, by their models. Each element afterwards is
 * a choice between elements before, so no loop is needed to say what they do.
 */
final class ArrayCalls {
  /** Longer arrays are not compared element by element. */
  private static final int MOST_COMPARED = 8;

  /** What frames have for null. */
  private static final Type NULL = Type.getObjectType("null");

  private final Types types;

  ArrayCalls(Types types) {
    this.types = types;
  }

  /** The ways past a call; empty if it is another method, or the arrays' types are not known. */
  Optional<List<Way>> of(Site site, MethodInsnNode call) {
    Optional<ArrayModel> model = ArrayModels.find(call.owner, call.name, call.desc);
    if (model.isEmpty()) {
      return Optional.empty();
    }
    var operands = new SiteOperands(site, Calls.arguments(call));
    ArrayCall meaning = model.get().apply(operands);
    List<Failure> failures = failures(site, meaning.raises());
    if (meaning.effect() instanceof ArrayEffect.Copy copy) {
      return copied(operands, copy, failures).map(ArrayCalls::alone);
    }
    if (meaning.effect() instanceof ArrayEffect.Fill fill) {
      return filled(operands, fill, failures).map(ArrayCalls::alone);
    }
    return meaning.effect() instanceof ArrayEffect.Move move
        ? moved(operands, move, failures).map(ArrayCalls::alone)
        : compared(operands, (ArrayEffect.Compare) meaning.effect());
  }

  private static List<Way> alone(Way way) {
    return List.of(way);
  }

  /** Checks in a row that throw the same are one. */
  private static List<Failure> failures(Site site, List<Raise> raises) {
    List<Failure> failures = new ArrayList<>();
    for (Raise raise : raises) {
      if (raise.condition() instanceof Constant never && never.value().equals(false)) {
        continue;
      }
      int last = failures.size() - 1;
      if (last >= 0 && failures.get(last).type().equals(raise.exception())) {
        Expr both = site.factory().apply(Op.OR, failures.get(last).condition(), raise.condition());
        failures.set(last, site.fails(both, raise.exception()));
      } else {
        failures.add(site.fails(raise.condition(), raise.exception()));
      }
    }
    return failures;
  }

  private static Way whole(Site site, Meaning meaning) {
    return new Way.Whole(site.factory().bool(true), meaning);
  }

  /** The sort of an array's elements; empty if the value is not known to be an array. */
  private static Optional<Sort.Basic> element(Type type) {
    return type.getSort() == Type.ARRAY
        ? Optional.of(Variables.sortOf(Type.getType(type.getDescriptor().substring(1))))
        : Optional.empty();
  }

  private static Optional<Way> copied(
      SiteOperands call, ArrayEffect.Copy copy, List<Failure> failures) {
    return copy.keepsClass()
        ? element(call.type(copy.source()))
            .map(sort -> whole(call.site(), Meaning.of(fresh(call, copy, sort), failures)))
        : Optional.empty();
  }

  /** A new array of the same class, with the elements that another one has. */
  private static Assignment fresh(SiteOperands call, ArrayEffect.Copy copy, Sort.Basic sort) {
    Site site = call.site();
    ExprFactory factory = site.factory();
    Variables variables = site.variables();
    Expr fresh = site.references().fresh();
    Expr source = call.value(copy.source());
    Input elements = variables.elements(sort);
    Assignment assignment =
        site.assignment().set(site.after(site.height() - call.count(), Sort.REF), fresh);
    assignment.change(variables.lengths(), Arrays.ofFresh(site, copy.length()));
    assignment.change(variables.types(), Arrays.ofFresh(site, variables.type(source)));
    assignment.change(
        elements,
        keys ->
            keys.get(0) == fresh
                ? Optional.of(
                    factory.ite(
                        copy.isOfSource(factory, variables.length(source), keys.get(1)),
                        variables.select(elements, source, copy.origin(factory, keys.get(1))),
                        factory.constant(sort, sort.defaultValue())))
                : Optional.empty());
    return assignment;
  }

  /** Whether an array takes a value is found out at its first element, before any is written. */
  private Optional<Way> filled(SiteOperands call, ArrayEffect.Fill fill, List<Failure> failures) {
    Site site = call.site();
    Type array = call.type(fill.target());
    return element(array)
        .map(
            sort -> {
              Assignment assignment =
                  changed(
                      call,
                      sort,
                      fill.target(),
                      index -> fill.isWritten(site.factory(), index),
                      index -> call.value(fill.value()));
              Meaning meaning = Meaning.of(assignment, failures);
              return whole(
                  site,
                  sort == Sort.REF && mayRefuse(array, call.type(fill.value()))
                      ? meaning.doubting(
                          site.fails(site.factory().bool(true), "java/lang/ArrayStoreException"))
                      : meaning);
            });
  }

  /** Whether an array may be of a class that does not take all values of a type. */
  private boolean mayRefuse(Type array, Type value) {
    String element = array.getDescriptor().substring(1);
    return types.isOpenArray(array.getDescriptor())
        || !value.getDescriptor().equals(element) && !value.equals(NULL);
  }

  private Optional<Way> moved(SiteOperands call, ArrayEffect.Move move, List<Failure> failures) {
    Type type = call.type(move.source());
    Optional<Sort.Basic> sort = element(type);
    if (sort.isEmpty() || !type.equals(call.type(move.target()))) {
      return Optional.empty();
    }
    Site site = call.site();
    Input elements = site.variables().elements(sort.get());
    Assignment assignment =
        changed(
            call,
            sort.get(),
            move.target(),
            index -> move.isWritten(site.factory(), index),
            index ->
                site.variables()
                    .select(
                        elements, call.value(move.source()), move.origin(site.factory(), index)));
    Meaning meaning = Meaning.of(assignment, failures);
    boolean mayRefuse = sort.get() == Sort.REF && types.isOpenArray(type.getDescriptor());
    return Optional.of(
        whole(
            site,
            mayRefuse
                ? meaning.doubting(
                    site.fails(
                        site.factory().not(holdsAll(site, call.value(move.target()))),
                        "java/lang/ArrayStoreException"),
                    site.assumption(
                        AssumptionCode.FIRST_VALUE,
                        "Which elements were copied before one did not fit"))
                : meaning));
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

  /** Some function of an index. */
  @FunctionalInterface
  private interface AtIndex {
    Expr of(Expr index);
  }

  private static Assignment changed(
      SiteOperands call, Sort.Basic sort, int array, AtIndex where, AtIndex value) {
    Site site = call.site();
    Input elements = site.variables().elements(sort);
    return site.assignment()
        .change(
            elements,
            keys -> {
              Expr index = keys.get(1);
              Expr isMeant =
                  site.and(site.references().same(call.value(array), keys.get(0)), where.of(index));
              return Optional.of(
                  site.factory()
                      .ite(
                          isMeant,
                          value.of(index),
                          site.variables().select(elements, keys.get(0), index)));
            });
  }

  /** Of arrays of one length that is too large, anything may be the result. */
  private static Optional<List<Way>> compared(SiteOperands call, ArrayEffect.Compare compare) {
    Optional<Sort.Basic> sort =
        element(call.type(compare.left()))
            .filter(found -> call.type(compare.left()).equals(call.type(compare.right())));
    if (sort.isEmpty()) {
      return Optional.empty();
    }
    Site site = call.site();
    ExprFactory factory = site.factory();
    Expr areAlike = areAlike(call, compare);
    Expr isLong =
        factory.apply(Op.INT_LT, factory.intConst(MOST_COMPARED), call.length(compare.left()));
    Expr isOpen = site.and(areAlike, isLong);
    Expr areEqual = site.and(areAlike, haveEqualElements(call, compare, sort.get()));
    Expr areSame = site.references().same(call.value(compare.left()), call.value(compare.right()));
    Input result = site.after(site.height() - call.count(), Sort.INT);
    Way known =
        new Way.Whole(
            factory.not(isOpen),
            Meaning.of(
                site.assignment()
                    .set(result, site.truth(factory.apply(Op.OR, areSame, areEqual)))));
    Input any = factory.input("unknown " + site.location() + "@" + site.level(), Sort.INT);
    Way open =
        new Way.Reading(
            site.and(isOpen, isTruth(factory, any)),
            Meaning.of(site.assignment().set(result, any)),
            any,
            site.assumption(
                AssumptionCode.CALL_NOT_FOLLOWED, "java.util.Arrays#equals of long arrays"));
    return Optional.of(List.of(known, open));
  }

  private static Expr isTruth(ExprFactory factory, Expr number) {
    return factory.apply(
        Op.OR, factory.eq(number, factory.intConst(0)), factory.eq(number, factory.intConst(1)));
  }

  /** Whether two arrays are different ones of the same length. */
  private static Expr areAlike(SiteOperands call, ArrayEffect.Compare compare) {
    ExprFactory factory = call.factory();
    Expr areSame =
        call.site().references().same(call.value(compare.left()), call.value(compare.right()));
    return factory.and(
        List.of(
            factory.not(areSame),
            factory.not(call.isNull(compare.left())),
            factory.not(call.isNull(compare.right())),
            factory.eq(call.length(compare.left()), call.length(compare.right()))));
  }

  private static Expr haveEqualElements(
      SiteOperands call, ArrayEffect.Compare compare, Sort.Basic sort) {
    ExprFactory factory = call.factory();
    Variables variables = call.site().variables();
    Input elements = variables.elements(sort);
    List<Expr> all = new ArrayList<>();
    for (int i = 0; i < MOST_COMPARED; i++) {
      Expr index = factory.intConst(i);
      all.add(
          factory.or(
              List.of(
                  factory.apply(Op.INT_LE, call.length(compare.left()), index),
                  compare.areEqual(
                      factory,
                      variables.select(elements, call.value(compare.left()), index),
                      variables.select(elements, call.value(compare.right()), index)))));
    }
    return factory.and(all);
  }
}
