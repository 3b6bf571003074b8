package dev.quarry.symcretic.state;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiPredicate;

/**
 * References that are the same in every run, and what is known of them: string literals, enum
 * constants, class objects. And the one that is new: going backwards, a new object is met at the
 * statement that makes it, and before that nothing refers to it; so one constant serves for all,
 * and no formula mentions it for longer than that statement takes.
 */
public final class References {
  private static final int FRESH = 1 << 30;
  private static final String UNKNOWN = "anything ";

  private final Variables variables;
  private final ExprFactory factory;
  private final BiPredicate<String, String> isSubtype;
  private final Constant fresh;
  private final Map<String, Constant> named = new LinkedHashMap<>();
  private final Map<Constant, Map<Input, Expr>> contents = new HashMap<>();
  private final Map<Constant, Content> kept = new HashMap<>();
  private final Map<Object, Constant> objects = new IdentityHashMap<>();
  private final AtomicInteger unknowns = new AtomicInteger();

  /**
   * @param variables of the state
   * @param isSubtype whether the class with the first binary name is a subtype of the second
   */
  public References(Variables variables, BiPredicate<String, String> isSubtype) {
    this.variables = variables;
    this.isSubtype = isSubtype;
    this.factory = variables.factory();
    this.fresh = factory.constant(Sort.REF, new Ref(FRESH));
  }

  ExprFactory factory() {
    return factory;
  }

  public Variables variables() {
    return variables;
  }

  /** A value of which nothing is known, not even that it is the same as another such value. */
  public Input unknown(Sort.Basic sort) {
    return factory.input(UNKNOWN + unknowns.incrementAndGet(), sort);
  }

  /** Whether a value is one of which nothing is known. */
  public static boolean isUnknown(Expr value) {
    return value instanceof Input input && input.name().startsWith(UNKNOWN);
  }

  /** The object that a statement makes. */
  public Constant fresh() {
    return fresh;
  }

  /** The string that a literal is. */
  public synchronized Constant literal(String text) {
    return named(
        "\"" + text,
        Map.of(
            variables.texts(), factory.string(text),
            variables.types(), factory.constant(Sort.TYPE, "java.lang.String")));
  }

  /**
   * An enum constant.
   *
   * @param type its class; empty if it may have a body of its own, which only the initialiser of
   *     the enum knows
   */
  public synchronized Constant enumConstant(
      String owner, String name, int ordinal, Optional<String> type) {
    Map<Input, Expr> content = new HashMap<>();
    content.put(variables.ordinals(), factory.intConst(ordinal));
    type.ifPresent(known -> content.put(variables.types(), factory.constant(Sort.TYPE, known)));
    return named(owner + "." + name, content);
  }

  /** The object that stands for a class. */
  public synchronized Constant classObject(String descriptor) {
    return named(
        descriptor + ".class",
        Map.of(variables.types(), factory.constant(Sort.TYPE, "java.lang.Class")));
  }

  /** An array of ints that nobody writes after its class is initialised. */
  public synchronized Constant table(String name, List<Integer> elements) {
    MapValue values = MapValue.constant(0);
    for (int i = 0; i < elements.size(); i++) {
      values = values.with(List.of(i), elements.get(i));
    }
    return named(
        name,
        Map.of(
            variables.elements(Sort.INT),
            factory.constant(Sort.map(Sort.INT, Sort.INT), values),
            variables.lengths(),
            factory.intConst(elements.size())));
  }

  /** What is in an object that exists in every run: an element of a map, if it is known. */
  @FunctionalInterface
  public interface Content {
    Optional<Expr> of(Input map, List<Expr> keys);
  }

  /**
   * An object that a class of the JDK keeps.
   *
   * @param object the object itself, as it is in this virtual machine
   */
  public synchronized Constant kept(Object object, Content content) {
    return objects.computeIfAbsent(
        object,
        any -> {
          Constant made = named("kept " + objects.size(), Map.of());
          kept.put(made, content);
          return made;
        });
  }

  /** Says more about an enum constant of the JDK's. */
  public synchronized Constant keptConstant(Constant object, Content content) {
    kept.put(object, content);
    return object;
  }

  private Constant named(String name, Map<Input, Expr> content) {
    Constant known = named.get(name);
    if (known == null) {
      known = factory.constant(Sort.REF, new Ref(FRESH + 1 + named.size()));
      named.put(name, known);
      contents.put(known, content);
    }
    return known;
  }

  /** What a map has for a constant reference, if that is the same in every run. */
  public synchronized Optional<Expr> known(Input map, List<Expr> keys) {
    Map<Input, Expr> content = contents.get(keys.get(0));
    Expr value = content == null ? null : content.get(map);
    Content more = value == null ? kept.get(keys.get(0)) : null;
    if (more != null) {
      return more.of(map, keys);
    }
    if (value == null || keys.size() == 1) {
      return Optional.ofNullable(value);
    }
    return Optional.of(factory.apply(Op.SELECT, value, keys.get(1)));
  }

  /** What a named object is called: {@code owner.field} if a class keeps it. */
  public synchronized Optional<String> name(Constant reference) {
    return named.entrySet().stream()
        .filter(entry -> entry.getValue() == reference)
        .map(Map.Entry::getKey)
        .findFirst();
  }

  /** Whether a reference is one of the objects that exist in every run. */
  public synchronized boolean isNamed(Expr reference) {
    return contents.containsKey(reference);
  }

  /** Whether two keys, references or indices, are the same. */
  public Expr same(Expr a, Expr b) {
    if (a.sort() != Sort.REF) {
      return factory.eq(a, b);
    }
    if (a == b) {
      return factory.bool(true);
    }
    if (a.is(Op.ITE)) {
      return factory.ite(a.argument(0), same(a.argument(1), b), same(a.argument(2), b));
    }
    if (b.is(Op.ITE)) {
      return same(b, a);
    }
    if (a == fresh || b == fresh) {
      // Nothing that existed before is the new object, but what a later call gave may be.
      return isUnknown(a) || isUnknown(b) ? unknown(Sort.BOOL) : factory.bool(false);
    }
    return factory.apply(Op.REF_EQ, a, b);
  }

  /** Whether a class is one of a set; of a known class the program's own hierarchy decides. */
  public Expr subtype(Expr type, Expr set) {
    if (type.is(Op.ITE)) {
      return factory.ite(
          type.argument(0), subtype(type.argument(1), set), subtype(type.argument(2), set));
    }
    if (type instanceof Constant known && set instanceof Constant types) {
      TypeSet members = (TypeSet) types.value();
      return factory.bool(
          members.contains((String) known.value())
              || isSubtype.test((String) known.value(), members.name()));
    }
    return factory.apply(Op.SUBTYPE, type, set);
  }

  /** Whether two values are the same: a NaN is the NaN it is. */
  public Expr sameValue(Expr a, Expr b) {
    if (a.sort() == Sort.DOUBLE) {
      return factory.eq(
          factory.apply(Op.DOUBLE_TO_RAW_BITS, a), factory.apply(Op.DOUBLE_TO_RAW_BITS, b));
    }
    return a.sort() == Sort.FLOAT
        ? factory.eq(factory.apply(Op.FLOAT_TO_RAW_BITS, a), factory.apply(Op.FLOAT_TO_RAW_BITS, b))
        : factory.eq(a, b);
  }
}
