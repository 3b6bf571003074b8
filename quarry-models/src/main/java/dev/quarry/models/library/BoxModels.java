package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What all boxes have: boxing, unboxing, text, equality, order. */
final class BoxModels {
  private BoxModels() {}

  static void declare(Table table) {
    for (Box box : Box.ALL) {
      declareStatics(table.statics(box.owner()), box);
      declareMethods(table.methods(box.owner()), box);
      if (box.isNumber()) {
        declareConversions(table.methods(box.owner()));
      }
    }
    declareConversions(table.methods("java/lang/Number"));
  }

  private static void declareStatics(Declarations statics, Box box) {
    String one = "(" + box.primitive() + ")";
    String two = "(" + box.primitive() + box.primitive() + ")";
    statics.exact("valueOf" + one + box.descriptor(), (t, a) -> a.get(0));
    statics.exact("hashCode" + one + "I", (t, a) -> ContentClasses.hash(t, box.owner(), a.get(0)));
    statics.exact("compare" + two + "I", (t, a) -> compare(t, box, a.get(0), a.get(1)));
    text(statics, "toString" + one + "Ljava/lang/String;", box);
  }

  private static void declareMethods(Declarations methods, Box box) {
    methods.sets("<init>(" + box.primitive() + ")V", (t, a) -> a.get(1));
    methods.exact("hashCode()I", (t, a) -> ContentClasses.hash(t, box.owner(), a.get(0)));
    text(methods, "toString()Ljava/lang/String;", box);
    equality(methods);
    methods.exact(
        "compareTo(" + box.descriptor() + ")I", (t, a) -> compare(t, box, a.get(0), a.get(1)));
    methods
        .exact("compareTo(Ljava/lang/Object;)I", (t, a) -> compare(t, box, a.get(0), a.get(1)))
        .admitting(Admission.sameClass());
    if (box.primitive().equals("Z")) {
      methods.exact("booleanValue()Z", (t, a) -> t.truth(a.get(0)));
    } else if (box.primitive().equals("C")) {
      methods.exact("charValue()C", (t, a) -> a.get(0));
    }
  }

  private static void declareConversions(Declarations methods) {
    for (Box to : Box.ALL) {
      if (to.isNumber()) {
        methods.exact(to.word() + "Value()" + to.primitive(), (t, a) -> to.convert(t, a.get(0)));
      }
    }
  }

  /** Equality with an object of another class, or null, is false. */
  static void equality(Declarations methods) {
    methods
        .exact(
            "equals(Ljava/lang/Object;)Z",
            (t, a) ->
                a.isNull(1) || !a.sameType(0, 1)
                    ? t.bool(false)
                    : ContentClasses.equal(t, a.get(0), a.get(1)))
        .nullable(1)
        .admitting(BoxModels::anything);
  }

  private static boolean anything(List<@Nullable String> classes) {
    return true;
  }

  private static void text(Declarations declarations, String signature, Box box) {
    ModelEntry.Term text = (t, a) -> ContentClasses.toString(t, box.owner(), a.get(0));
    if (box.primitive().equals("F") || box.primitive().equals("D")) {
      declarations.opaque(signature, text);
    } else {
      declarations.exact(signature, text);
    }
  }

  /** {@code compareTo}: of small integers and truth values a difference, else -1, 0 or 1. */
  static Expr compare(TermBuilder t, Box box, Expr a, Expr b) {
    return switch (box.primitive()) {
      case "Z", "C", "B", "S" -> t.sub(a, b);
      case "F", "D" -> Floating.compare(t, a, b);
      default -> t.compare(a, b);
    };
  }
}
