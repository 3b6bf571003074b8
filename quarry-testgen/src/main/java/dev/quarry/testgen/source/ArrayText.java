package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Arrays: element by element, or of a size and with what differs assigned. */
final class ArrayText {
  /** Up to here, all elements are shown. */
  private static final int SHORT = 8;

  private static final int MOST_ASSIGNMENTS = 6;

  private final Expressions expressions;
  private final TypeText types;
  private final Fitting fitting;

  ArrayText(Expressions expressions, TypeText types, Fitting fitting) {
    this.expressions = expressions;
    this.types = types;
    this.fitting = fitting;
  }

  static boolean needsStatements(Value.Array array) {
    return !isBlank(array) && mostCommon(array) != null;
  }

  Written inline(Value.Array array) {
    return Written.primary(
        isBlank(array) ? blank(array) : "new " + types.of(array.type()) + " " + elements(array),
        array.type());
  }

  Written variable(Value.Array array, String hint) {
    Value.Literal common = isBlank(array) ? null : mostCommon(array);
    String initial = isBlank(array) || common != null ? blank(array) : elements(array);
    Arrangement arrangement = expressions.arrangement();
    String name = arrangement.declare(types.of(array.type()), hint, initial);
    if (common != null) {
      fill(array, name, common);
    }
    return Written.primary(name, array.type());
  }

  private void fill(Value.Array array, String name, Value.Literal common) {
    Arrangement arrangement = expressions.arrangement();
    String elementType = elementType(array);
    if (!BoxClasses.isDefault(elementType, common.value())) {
      String arrays = types.name("java/util/Arrays");
      arrangement.add(
          arrays
              + ".fill("
              + name
              + ", "
              + expressions.inline(common, ExpressionPlace.of(elementType)).text()
              + ");");
    }
    for (int i = 0; i < array.elements().size(); i++) {
      Value element = array.elements().get(i);
      if (!element.equals(common)) {
        arrangement.add(name + "[" + i + "] = " + assigned(element, elementType) + ";");
      }
    }
  }

  private String elements(Value.Array array) {
    List<String> texts = new ArrayList<>();
    array.elements().forEach(element -> texts.add(element(element, elementType(array))));
    return "{" + String.join(", ", texts) + "}";
  }

  /** Between braces, rows of a table need no {@code new}. */
  private String element(Value element, String type) {
    return element instanceof Value.Array row && row.type().equals(type) && isShown(row)
        ? elements(row)
        : assigned(element, type);
  }

  private String assigned(Value element, String type) {
    if (BoxClasses.isPrimitive(type) && element instanceof Value.Literal literal) {
      return expressions.plain(Objects.requireNonNull(literal.value()));
    }
    ExpressionPlace place = ExpressionPlace.of(type);
    return fitting.fit(place, expressions.nested(element, place)).text();
  }

  private String blank(Value.Array array) {
    Type type = Type.getType(array.type());
    String element = types.of(type.getElementType().getDescriptor());
    return "new "
        + element
        + "["
        + array.elements().size()
        + "]"
        + "[]".repeat(type.getDimensions() - 1);
  }

  /** Whether a row of a table is written as its elements. */
  private static boolean isShown(Value.Array row) {
    return row.elements().isEmpty() || !isBlank(row) && !needsStatements(row);
  }

  /** Whether {@code new} alone makes it. One null is clearer when seen. */
  private static boolean isBlank(Value.Array array) {
    int size = array.elements().size();
    return size == 0
        || (size > 1 || BoxClasses.isPrimitive(elementType(array)))
            && array.elements().stream().allMatch(element -> isDefault(element, array));
  }

  private static boolean isDefault(Value element, Value.Array array) {
    return element instanceof Value.Literal literal
        && BoxClasses.isDefault(elementType(array), literal.value());
  }

  /** The element of which a long array has so many that the others can be assigned. */
  private static Value.@Nullable Literal mostCommon(Value.Array array) {
    List<Value> elements = array.elements();
    Map<Value.Literal, Integer> counts = new LinkedHashMap<>();
    for (Value element : elements) {
      if (element instanceof Value.Literal literal) {
        counts.merge(literal, 1, Integer::sum);
      }
    }
    for (Map.Entry<Value.Literal, Integer> entry : counts.entrySet()) {
      if (elements.size() > SHORT && elements.size() - entry.getValue() <= MOST_ASSIGNMENTS) {
        return entry.getKey();
      }
    }
    return null;
  }

  private static String elementType(Value.Array array) {
    return array.type().substring(1);
  }
}
