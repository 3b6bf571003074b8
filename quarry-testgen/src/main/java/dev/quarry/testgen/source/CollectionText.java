package dev.quarry.testgen.source;

import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Lists, sets, queues and maps, with the type arguments that their place or elements tell. */
final class CollectionText {
  private static final String OBJECT = "Ljava/lang/Object;";

  private final Expressions expressions;
  private final TypeText types;

  CollectionText(Expressions expressions, TypeText types) {
    this.expressions = expressions;
    this.types = types;
  }

  /** Maps of more than one pair keep the order of their keys only if put one by one. */
  static boolean needsStatements(Value.Collected collected) {
    return collected.kind() == CollectionKind.MAP
        && (collected.elements().size() > 2
            || collected.elements().stream().anyMatch(CollectionText::mayBeNull));
  }

  /** Whether there is a factory method for one that is equal. */
  boolean hasFactory(Value.Collected collected) {
    boolean fits =
        collected.kind() != CollectionKind.MAP
            || types.library().hasMap(collected.elements().size());
    return fits
        && collected.elements().stream().noneMatch(CollectionText::mayBeNull)
        && collected.elements().stream().noneMatch(element -> element instanceof Value.Array);
  }

  /** Equal, but not to be changed. */
  Written constant(Value.Collected collected) {
    List<String> elements =
        collected.elements().stream().map(element -> expressions.expected(element).text()).toList();
    Library library = types.library();
    return switch (collected.kind()) {
      case LIST, QUEUE -> Written.primary(library.list(elements), "Ljava/util/List;");
      case SET -> Written.primary(library.set(elements), "Ljava/util/Set;");
      case MAP -> Written.primary(library.map(elements), "Ljava/util/Map;");
    };
  }

  /** A creation that takes its type arguments from where it stands. */
  Written inline(Value.Collected collected, ExpressionPlace place) {
    List<Written> elements = elements(collected, place);
    String initial = elements.isEmpty() ? "" : factory(collected, elements);
    String implementation = types.name(collected.kind().implementation());
    String type = "L" + collected.kind().implementation() + ";";
    String text = "new " + implementation + "<>(" + initial + ")";
    @Nullable String signature =
        elements.isEmpty()
            ? null
            : generic(collected.kind().implementation(), collected, place, elements);
    return new Written(text, Written.Form.DIAMOND, type, signature, false);
  }

  Written variable(Value.Collected collected, ExpressionPlace place, String hint) {
    String type = variableType(collected, place);
    Arrangement arrangement = expressions.arrangement();
    boolean puts = needsStatements(collected);
    List<Written> elements = elements(collected, place);
    String initial =
        puts || elements.isEmpty()
            ? "new " + types.name(collected.kind().implementation()) + "<>()"
            : "new "
                + types.name(collected.kind().implementation())
                + "<>("
                + factory(collected, elements)
                + ")";
    String signature = generic(type, collected, place, elements);
    String name = arrangement.declare(types.ofSignature(signature), hint, initial);
    for (int i = 0; puts && i < elements.size(); i += 2) {
      arrangement.add(
          name + ".put(" + elements.get(i).text() + ", " + elements.get(i + 1).text() + ");");
    }
    return Written.primary(name, "L" + type + ";").withSignature(signature);
  }

  private List<Written> elements(Value.Collected collected, ExpressionPlace place) {
    List<Written> elements = new ArrayList<>();
    for (int i = 0; i < collected.elements().size(); i++) {
      @Nullable String wanted = wanted(collected.kind(), place, isValue(collected, i));
      ExpressionPlace inner =
          wanted == null
              ? ExpressionPlace.of(OBJECT)
              : new ExpressionPlace(erased(wanted), wanted.contains("<") ? wanted : null, false);
      elements.add(expressions.nested(collected.elements().get(i), inner));
    }
    return elements;
  }

  private String factory(Value.Collected collected, List<Written> elements) {
    List<String> texts = elements.stream().map(Written::text).toList();
    if (collected.kind() == CollectionKind.MAP) {
      return types.library().map(texts);
    }
    String joined = String.join(", ", texts);
    boolean nulls = collected.elements().stream().anyMatch(CollectionText::mayBeNull);
    if (nulls && elements.size() == 1) {
      return types.name("java/util/Collections") + ".singletonList(" + joined + ")";
    }
    boolean one =
        elements.size() == 1
            && elements.get(0).type() != null
            && elements.get(0).type().startsWith("[");
    if (one) {
      return types.name("java/util/Collections") + ".singletonList(" + joined + ")";
    }
    return nulls
        ? types.name("java/util/Arrays") + ".asList(" + joined + ")"
        : types.library().list(texts);
  }

  /** The interface, unless the place wants a class. */
  private String variableType(Value.Collected collected, ExpressionPlace place) {
    String usual =
        switch (collected.kind()) {
          case LIST -> "java/util/List";
          case SET -> "java/util/Set";
          case MAP -> "java/util/Map";
          case QUEUE -> "java/util/Deque";
        };
    return types.isSubtype("L" + usual + ";", place.type())
        ? usual
        : collected.kind().implementation();
  }

  private String generic(
      String type, Value.Collected collected, ExpressionPlace place, List<Written> elements) {
    StringBuilder signature = new StringBuilder("L" + type + "<");
    for (int half = 0; half < (collected.kind() == CollectionKind.MAP ? 2 : 1); half++) {
      boolean value = half == 1;
      List<Written> own = new ArrayList<>();
      for (int i = 0; i < elements.size(); i++) {
        if (isValue(collected, i) == value) {
          own.add(elements.get(i));
        }
      }
      @Nullable String wanted = wanted(collected.kind(), place, value);
      signature.append(wanted != null && fits(own, wanted) ? wanted : common(own));
    }
    return signature.append(">;").toString();
  }

  private boolean fits(List<Written> elements, String wanted) {
    return elements.stream()
        .map(Written::type)
        .allMatch(type -> type == null || types.isSubtype(BoxClasses.boxed(type), erased(wanted)));
  }

  private String common(List<Written> elements) {
    List<String> all =
        elements.stream()
            .map(Written::type)
            .filter(Objects::nonNull)
            .map(BoxClasses::boxed)
            .distinct()
            .toList();
    boolean single = all.size() == 1 && types.isAccessible(all.get(0));
    return single && !isGeneric(all.get(0)) ? all.get(0) : OBJECT;
  }

  private boolean isGeneric(String type) {
    return type.startsWith("L") && types.isGeneric(type.substring(1, type.length() - 1));
  }

  /** What the place says about the elements, without its wildcard; null if nothing usable. */
  private static @Nullable String wanted(
      CollectionKind kind, ExpressionPlace place, boolean value) {
    @Nullable String signature = place.signature();
    if (signature == null || !Signatures.isClosed(signature)) {
      return null;
    }
    List<String> arguments = Signatures.typeArguments(signature);
    if (arguments.size() != (kind == CollectionKind.MAP ? 2 : 1)) {
      return null;
    }
    String argument = arguments.get(value ? 1 : 0);
    return argument.equals("*") ? null : Signatures.bound(argument);
  }

  private static String erased(String signature) {
    return signature.startsWith("L") ? "L" + Signatures.erased(signature) + ";" : signature;
  }

  private static boolean isValue(Value.Collected collected, int index) {
    return collected.kind() == CollectionKind.MAP && index % 2 == 1;
  }

  /** Factory methods of collections refuse null, and who knows what a method returns. */
  static boolean mayBeNull(Value value) {
    return value instanceof Value.Literal literal
        ? literal.value() == null
        : value instanceof Value.Call call && !call.kind().isConstructor();
  }
}
