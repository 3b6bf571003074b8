package dev.quarry.search.random;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Sort;
import dev.quarry.program.BoxTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Makes a {@link Source} for a type. Inputs are named as a run names them: {@code n.text} of a
 * string, {@code n.value} of a box, {@code n.ordinal} of an enum constant, {@code n.length}, {@code
 * n.elements} and {@code n[i]} of an array.
 */
final class Sources {
  /** Elements that are references are inputs each, so there are fewer. */
  private static final int MOST_REFERENCES = 4;

  private static final int ENUM_CONSTANTS = 12;

  /** Of many things that can be done to an object, so many are done on average. */
  private static final int STEPS_AT_A_TIME = 3;

  private static final List<String> GENERAL =
      List.of(
          "Ljava/lang/Object;",
          "Ljava/lang/Comparable;",
          "Ljava/lang/CharSequence;",
          "Ljava/lang/Number;",
          "Ljava/io/Serializable;");

  private final ExprFactory factory;
  private final Draw draw;
  private final Texts texts;

  Sources(ExprFactory factory, Draw draw) {
    this.factory = factory;
    this.draw = draw;
    this.texts = new Texts(draw);
  }

  Source of(Part part) {
    if (part instanceof Part.OneOf oneOf) {
      List<Source> options = oneOf.options().stream().map(this::all).toList();
      return new Selected(
          factory.input(oneOf.name(), Sort.INT), options, Math.max(1, oneOf.usual()), draw);
    }
    if (part instanceof Part.Several several) {
      List<Source> things = several.things().stream().map(this::all).toList();
      return new Counted(factory.input(several.name(), Sort.INT), things, draw);
    }
    if (part instanceof Part.Perhaps perhaps) {
      int rarity = Math.max(2, perhaps.others() / STEPS_AT_A_TIME);
      return new Occasional(
          factory.input(perhaps.name(), Sort.BOOL), rarity, all(perhaps.parts()), draw);
    }
    return of((Place) part);
  }

  private Source all(List<Part> parts) {
    return new Several(parts.stream().map(this::of).toList(), draw);
  }

  private Source of(Place place) {
    return place.choices() > 0
        ? choice(place.name(), place.choices())
        : of(place.name(), place.type());
  }

  private Source of(String name, String type) {
    if (type.length() == 1) {
      return primitive(name, type.charAt(0));
    }
    if (type.equals("Ljava/lang/String;")) {
      return reference(name, text(name));
    }
    String content = BoxTypes.primitiveOf(type);
    if (content != null) {
      return reference(name, primitive(name + ".value", content.charAt(0)));
    }
    if (type.startsWith("[")) {
      return array(name, type.substring(1));
    }
    if (GENERAL.contains(type)) {
      return general(name, type);
    }
    return reference(name, choice(name + ".ordinal", ENUM_CONSTANTS));
  }

  private Source text(String name) {
    return single(name + ".text", Sort.STRING, texts::any, value -> texts.changed((String) value));
  }

  private Source primitive(String name, char type) {
    return switch (type) {
      case 'Z' -> single(name, Sort.BOOL, () -> draw.oneIn(2), value -> !(Boolean) value);
      case 'B' -> narrow(name, () -> (int) (byte) draw.anyInt());
      case 'S' -> narrow(name, () -> (int) (short) draw.anyInt());
      case 'C' -> narrow(name, () -> (int) texts.character());
      case 'I' ->
          single(
              name,
              Sort.INT,
              draw::anyInt,
              value -> (int) draw.changed((long) (Integer) value, Integer.SIZE));
      case 'J' ->
          single(
              name,
              Sort.LONG,
              draw::anyLong,
              value -> draw.changed((long) (Long) value, Long.SIZE));
      case 'F' ->
          single(
              name,
              Sort.FLOAT,
              draw::anyFloat,
              value -> (float) draw.changed((double) (Float) value));
      case 'D' ->
          single(
              name, Sort.DOUBLE, draw::anyDouble, value -> draw.changed((double) (Double) value));
      default -> throw new IllegalArgumentException("No type has the descriptor " + type + ".");
    };
  }

  private Source narrow(String name, Supplier<Object> fresh) {
    return single(name, Sort.INT, fresh, value -> fresh.get());
  }

  private Source single(
      String name, Sort sort, Supplier<Object> fresh, UnaryOperator<Object> changed) {
    return new Single(factory.input(name, sort), fresh, changed);
  }

  private Source reference(String name, Source content) {
    return new Reference(factory.input(name, Sort.REF), content, draw);
  }

  private Source choice(String name, int choices) {
    return new Choice(factory.input(name, Sort.INT), choices, draw);
  }

  private Source array(String name, String component) {
    if (component.length() == 1) {
      return reference(name, elements(name, component.charAt(0)));
    }
    List<Source> parts = new ArrayList<>();
    parts.add(choice(name + ".length", MOST_REFERENCES + 1));
    for (int i = 0; i < MOST_REFERENCES; i++) {
      parts.add(of(name + "[" + i + "]", component));
    }
    return reference(name, new Several(parts, draw));
  }

  private Source elements(String name, char type) {
    Sort.Basic sort =
        switch (type) {
          case 'J' -> Sort.LONG;
          case 'F' -> Sort.FLOAT;
          case 'D' -> Sort.DOUBLE;
          default -> Sort.INT;
        };
    return new Elements(
        factory.input(name + ".length", Sort.INT),
        factory.input(name + ".elements", Sort.map(sort, Sort.INT)),
        // Elements are numbers for a run, truth values too.
        primitive(name, type == 'Z' ? 'B' : type),
        draw);
  }

  /** A string or an integer; what the other one would be is drawn in vain. */
  private Source general(String name, String type) {
    boolean isText = type.contains("CharSequence");
    boolean isNumber = type.contains("Number");
    List<Object> types = new ArrayList<>();
    if (!isNumber) {
      types.add("java.lang.String");
    }
    if (!isText) {
      types.add("java.lang.Integer");
    }
    List<Source> parts = new ArrayList<>();
    parts.add(single(name + ".type", Sort.TYPE, () -> draw.from(types), value -> draw.from(types)));
    if (!isNumber) {
      parts.add(text(name));
    }
    if (!isText) {
      parts.add(primitive(name + ".value", 'I'));
    }
    return reference(name, new Several(parts, draw));
  }
}
