package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link java.util.Objects}, {@link Enum}, and what every object has. */
final class ObjectModels {
  private static final String OBJECT = "Ljava/lang/Object;";
  private static final String TEXT = "Ljava/lang/String;";

  private ObjectModels() {}

  static void declare(Table table) {
    Declarations objects = table.statics("java/util/Objects");
    declareNullChecks(objects);
    declareContents(objects);
    declareIndices(objects, "I");
    declareIndices(objects, "J");
    declareObject(table.methods("java/lang/Object"));
    declareEnum(table.methods("java/lang/Enum"));
    table
        .methods("java/lang/Comparable")
        .exact("compareTo(" + OBJECT + ")I", ObjectModels::compare)
        .admitting(Admission.sameContent());
  }

  private static void declareNullChecks(Declarations objects) {
    objects.exact("isNull(" + OBJECT + ")Z", (t, a) -> isNull(t, a)).references(0).nullable(0);
    objects
        .exact("nonNull(" + OBJECT + ")Z", (t, a) -> t.not(isNull(t, a)))
        .references(0)
        .nullable(0);
    for (String message : List.of("", TEXT, "Ljava/util/function/Supplier;")) {
      objects
          .effect(
              "requireNonNull(" + OBJECT + message + ")" + OBJECT,
              (t, a) -> Effect.returningArgument(0))
          .references(0, 1)
          .nullable(1);
    }
    objects
        .effect("requireNonNullElse(" + OBJECT + OBJECT + ")" + OBJECT, ObjectModels::elseOther)
        .references(0, 1)
        .nullable(0, 1);
  }

  /** A reference that is known to be null may be passed as null, too. */
  private static Expr isNull(TermBuilder t, ModelledArguments a) {
    return a.isNull(0)
        ? t.bool(true)
        : t.apply(Op.REF_EQ, a.get(0), t.constant(Sort.REF, Ref.NULL));
  }

  private static Effect elseOther(TermBuilder t, ModelledArguments a) {
    if (a.isNull(0) && a.isNull(1)) {
      return Effect.none().unless(List.of(new Raise(t.bool(true), ThrownNames.NULL)));
    }
    return Effect.returningArgument(a.isNull(0) ? 1 : 0);
  }

  private static void declareContents(Declarations objects) {
    objects
        .exact("equals(" + OBJECT + OBJECT + ")Z", ObjectModels::equal)
        .nullable(0, 1)
        .admitting(ObjectModels::firstEqualsByContent);
    objects
        .exact(
            "hashCode(" + OBJECT + ")I",
            (t, a) -> a.isNull(0) ? t.integer(0) : ContentClasses.hash(t, a.type(0), a.get(0)))
        .nullable(0)
        .admitting(ObjectModels::firstEqualsByContent);
    objects
        .exact("toString(" + OBJECT + ")" + TEXT, (t, a) -> TextModels.textOrNull(t, a, 0))
        .nullable(0)
        .partly();
    objects
        .effect("toString(" + OBJECT + TEXT + ")" + TEXT, ObjectModels::textOrDefault)
        .references(1)
        .nullable(0, 1)
        .partly();
  }

  private static Effect textOrDefault(TermBuilder t, ModelledArguments a) {
    if (!a.isNull(0)) {
      return Effect.returning(TextModels.textOrNull(t, a, 0));
    }
    return a.isNull(1) ? Effect.none() : Effect.returningArgument(1);
  }

  /**
   * The first is null or has a content that its {@code equals} and {@code hashCode} are about; what
   * the second is does not matter then.
   */
  private static boolean firstEqualsByContent(List<@Nullable String> classes) {
    String first = classes.get(0);
    return first == null || (ContentClasses.isContent(first) && !ContentClasses.isBuilder(first));
  }

  /** Of a first argument with content; a second one of another class may have none. */
  private static Expr equal(TermBuilder t, ModelledArguments a) {
    if (a.isNull(0) || a.isNull(1)) {
      return t.bool(a.isNull(0) && a.isNull(1));
    }
    return a.sameType(0, 1) ? ContentClasses.equal(t, a.get(0), a.get(1)) : t.bool(false);
  }

  /** {@code checkIndex} and its kin. Sums are not computed, because they may not fit. */
  private static void declareIndices(Declarations objects, String type) {
    objects
        .exact("checkIndex(" + type.repeat(2) + ")" + type, (t, a) -> a.get(0))
        .raises(
            ThrownNames.INDEX, (t, a) -> t.any(t.isNegative(a.get(0)), t.le(a.get(1), a.get(0))));
    objects
        .exact("checkFromToIndex(" + type.repeat(3) + ")" + type, (t, a) -> a.get(0))
        .raises(
            ThrownNames.INDEX,
            (t, a) ->
                t.any(t.isNegative(a.get(0)), t.lt(a.get(1), a.get(0)), t.lt(a.get(2), a.get(1))));
    objects
        .exact("checkFromIndexSize(" + type.repeat(3) + ")" + type, (t, a) -> a.get(0))
        .raises(
            ThrownNames.INDEX,
            (t, a) ->
                t.any(
                    t.isNegative(a.get(0)),
                    t.isNegative(a.get(1)),
                    t.isNegative(a.get(2)),
                    t.lt(t.sub(a.get(2), a.get(0)), a.get(1))));
  }

  /** For receivers whose class is known, though the call names Object. */
  private static void declareObject(Declarations objects) {
    objects
        .exact("toString()" + TEXT, (t, a) -> ContentClasses.toString(t, a.type(0), a.get(0)))
        .partly();
    objects
        .exact("equals(" + OBJECT + ")Z", ObjectModels::equal)
        .nullable(1)
        .admitting(ObjectModels::firstEqualsByContent);
    objects
        .exact("hashCode()I", (t, a) -> ContentClasses.hash(t, a.type(0), a.get(0)))
        .admitting(ObjectModels::firstEqualsByContent);
  }

  private static void declareEnum(Declarations enums) {
    enums.exact("ordinal()I", (t, a) -> a.get(0));
    for (String other : List.of("Ljava/lang/Enum;", OBJECT)) {
      enums
          .exact("compareTo(" + other + ")I", (t, a) -> t.sub(a.get(0), a.get(1)))
          .admitting(Admission.sameClass());
    }
    BoxModels.equality(enums);
  }

  /** {@code compareTo} of two contents of one class. */
  private static Expr compare(TermBuilder t, ModelledArguments a) {
    if (ContentClasses.isText(a.type(0))) {
      return t.apply(Op.STRING_COMPARE, a.get(0), a.get(1));
    }
    Box box = Box.ALL.stream().filter(b -> b.owner().equals(a.type(0))).findFirst().orElseThrow();
    return BoxModels.compare(t, box, a.get(0), a.get(1));
  }
}
