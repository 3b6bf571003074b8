package dev.quarry.symcretic.testing;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Types;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/**
 * Random conditions on the state after an instruction. They compare what is on the stack, in locals
 * and in the maps of objects with each other and with variables that no instruction writes.
 */
public final class Postconditions {
  private static final List<Sort.Basic> NUMBERS =
      List.of(Sort.INT, Sort.LONG, Sort.FLOAT, Sort.DOUBLE);

  private static final List<String> TYPES =
      List.of(
          "java/lang/Object",
          "java/lang/String",
          "java/lang/Integer",
          Type.getInternalName(Cell.class),
          Type.getInternalName(SubCell.class),
          Type.getInternalName(Marked.class),
          "[I",
          "[J");

  private final Site site;
  private final Types types;
  private final References references;
  private final Variables variables;
  private final ExprFactory factory;
  private final List<Input> after;
  private final SplittableRandom random;
  private final List<Input> fields = new ArrayList<>();
  private final List<Input> statics = new ArrayList<>();

  public Postconditions(Site site, Types types, List<Input> after, long seed) {
    this.site = site;
    this.types = types;
    this.references = site.references();
    this.variables = references.variables();
    this.factory = variables.factory();
    this.after = after;
    this.random = new SplittableRandom(seed);
    Stream.of(Cell.class.getDeclaredFields(), SubCell.class.getDeclaredFields())
        .flatMap(Stream::of)
        .filter(field -> !field.isSynthetic())
        .forEach(this::add);
  }

  private void add(Field field) {
    String owner = Type.getInternalName(field.getDeclaringClass());
    String descriptor = Type.getDescriptor(field.getType());
    if (Modifier.isStatic(field.getModifiers())) {
      statics.add(variables.staticField(owner, field.getName(), descriptor));
    } else {
      fields.add(variables.field(owner, field.getName(), descriptor));
    }
  }

  /** Variables that stand for some value, the same before and after. */
  public static List<Input> constants(ExprFactory factory) {
    List<Input> all = new ArrayList<>();
    for (Sort.Basic sort :
        List.of(Sort.INT, Sort.LONG, Sort.FLOAT, Sort.DOUBLE, Sort.REF, Sort.STRING)) {
      for (int i = 0; i < 2; i++) {
        all.add(factory.input("any " + sort + i, sort));
      }
    }
    return all;
  }

  private Expr constant(Sort.Basic sort) {
    return factory.input("any " + sort + random.nextInt(2), sort);
  }

  /** The next one. */
  public Expr next() {
    return switch (random.nextInt(6)) {
      case 0 -> factory.not(comparison());
      case 1 -> factory.apply(Op.AND, comparison(), comparison());
      case 2 -> factory.apply(Op.OR, comparison(), comparison());
      case 3 -> factory.ite(comparison(), comparison(), factory.not(comparison()));
      default -> comparison();
    };
  }

  private Expr comparison() {
    Expr value = value();
    if (value.sort() == Sort.REF) {
      return aboutReference(value);
    }
    Expr other = constant((Sort.Basic) value.sort());
    if (value.sort() == Sort.STRING) {
      return random.nextInt(3) == 0
          ? factory.eq(
              factory.apply(Op.STRING_LENGTH, value), factory.apply(Op.STRING_LENGTH, other))
          : factory.apply(Op.STRING_EQ, value, other);
    }
    int kind = random.nextInt(3);
    return switch ((Sort.Basic) value.sort()) {
      case LONG ->
          factory.apply(List.of(Op.LONG_EQ, Op.LONG_LT, Op.LONG_LE).get(kind), value, other);
      case FLOAT ->
          kind == 0
              ? factory.apply(Op.FLOAT_LT, value, other)
              : factory.eq(
                  factory.apply(Op.FLOAT_TO_BITS, value), factory.apply(Op.FLOAT_TO_BITS, other));
      case DOUBLE ->
          kind == 0
              ? factory.apply(Op.DOUBLE_LT, value, other)
              : factory.eq(
                  factory.apply(Op.DOUBLE_TO_BITS, value), factory.apply(Op.DOUBLE_TO_BITS, other));
      default -> factory.apply(List.of(Op.INT_EQ, Op.INT_LT, Op.INT_LE).get(kind), value, other);
    };
  }

  private Expr aboutReference(Expr reference) {
    return switch (random.nextInt(4)) {
      case 0 -> references.same(reference, factory.nullRef());
      case 1 ->
          factory.apply(
              Op.AND,
              factory.not(references.same(reference, factory.nullRef())),
              types.isInstance(site, reference, TYPES.get(random.nextInt(TYPES.size()))));
      default ->
          references.same(reference, random.nextBoolean() ? reference(1) : constant(Sort.REF));
    };
  }

  /** Something in the state; most often something that the instruction leaves. */
  private Expr value() {
    int kind = random.nextInt(8);
    if (kind < 4 && !after.isEmpty()) {
      return after.get(random.nextInt(after.size()));
    }
    return kind == 4 ? statics.get(random.nextInt(statics.size())) : content(reference(1));
  }

  private Expr reference(int depth) {
    List<Expr> known = new ArrayList<>(List.of(constant(Sort.REF)));
    after.stream().filter(variable -> variable.sort() == Sort.REF).forEach(known::add);
    Expr reference = known.get(random.nextInt(known.size()));
    return depth > 0 && random.nextInt(4) == 0
        ? element(variables.elements(Sort.REF), reference, index())
        : reference;
  }

  /** Nothing is said of what is behind the end of an array, since nobody can read it. */
  private Expr element(Input elements, Expr array, Expr index) {
    Sort sort = ((Sort.Map) elements.sort()).element();
    return factory.ite(
        factory.apply(
            Op.AND,
            factory.apply(Op.INT_LE, factory.intConst(0), index),
            factory.apply(Op.INT_LT, index, variables.length(array))),
        variables.select(elements, array, index),
        factory.constant(sort, sort.defaultValue()));
  }

  private Expr index() {
    return random.nextBoolean() ? constant(Sort.INT) : factory.intConst(random.nextInt(3));
  }

  /** What is in an object, whatever it is. */
  private Expr content(Expr object) {
    return switch (random.nextInt(6)) {
      case 0 -> variables.length(object);
      case 1 -> variables.text(object);
      case 2 -> variables.boxed(object, NUMBERS.get(random.nextInt(4)));
      case 3 -> variables.select(fields.get(random.nextInt(fields.size())), object);
      default -> {
        int sort = random.nextInt(5);
        Input elements = variables.elements(sort == 4 ? Sort.REF : NUMBERS.get(sort));
        yield element(elements, object, index());
      }
    };
  }
}
