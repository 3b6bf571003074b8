package dev.quarry.search.random;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputDomain;
import dev.quarry.input.InputPath;
import dev.quarry.input.InputPath.Aspect.Kind;
import dev.quarry.program.BoxTypes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Makes a {@link Source} for a type. */
final class SourceMaker {
  private static final int ENUM_CONSTANTS = 12;

  /** Of many things that can be done to an object, so many are done on average. */
  private static final int STEPS_AT_A_TIME = 3;

  private final ExprFactory factory;
  private final Draw draw;
  private final Texts texts;

  SourceMaker(ExprFactory factory, Draw draw) {
    this.factory = factory;
    this.draw = draw;
    this.texts = new Texts(draw);
  }

  Source of(Part part) {
    if (part instanceof Part.OneOf oneOf) {
      List<Source> options = oneOf.options().stream().map(this::all).toList();
      return new Selected(
          InputPath.parameter(oneOf.name()).input(factory, Sort.INT),
          options,
          Math.max(1, oneOf.usual()),
          draw);
    }
    if (part instanceof Part.Several several) {
      List<Source> things = several.things().stream().map(this::all).toList();
      return new Counted(
          InputPath.parameter(several.name()).input(factory, Sort.INT), things, draw);
    }
    if (part instanceof Part.Repeated repeated) {
      return new Repeated(
          InputPath.parameter(repeated.name()).input(factory, Sort.INT),
          repeated.most(),
          rarity(repeated.others()),
          all(repeated.parts()),
          draw);
    }
    if (part instanceof Part.Perhaps perhaps) {
      return new Occasional(
          InputPath.parameter(perhaps.name()).input(factory, Sort.BOOL),
          rarity(perhaps.others()),
          all(perhaps.parts()),
          draw);
    }
    return of((Place) part);
  }

  private static int rarity(int others) {
    return Math.max(2, others / STEPS_AT_A_TIME);
  }

  private Source all(List<Part> parts) {
    return new Several(parts.stream().map(this::of).toList(), draw);
  }

  private Source of(Place place) {
    InputPath path = InputPath.parameter(place.name());
    if (place.choices() == 0) {
      return of(path, place.type());
    }
    return place.type().startsWith("L")
        ? reference(path, choice(path.aspect(Kind.ORDINAL), place.choices()))
        : choice(path, place.choices());
  }

  private Source of(InputPath path, String type) {
    if (type.length() == 1) {
      return primitive(path, type.charAt(0));
    }
    if (type.equals("Ljava/lang/String;")) {
      return reference(path, text(path));
    }
    String content = BoxTypes.primitiveOf(type);
    if (content != null) {
      return reference(path, primitive(path.aspect(Kind.VALUE), content.charAt(0)));
    }
    if (type.startsWith("[")) {
      return array(path, type.substring(1));
    }
    String name = type.substring(1, type.length() - 1);
    if (InputDomain.isGeneral(name)) {
      return general(path, InputDomain.standIns(name).always());
    }
    return reference(path, choice(path.aspect(Kind.ORDINAL), ENUM_CONSTANTS));
  }

  private Source text(InputPath path) {
    return single(
        path.aspect(Kind.TEXT), Sort.STRING, texts::any, value -> texts.changed((String) value));
  }

  private Source primitive(InputPath path, char type) {
    return switch (type) {
      case 'Z' -> single(path, Sort.BOOL, () -> draw.oneIn(2), value -> !(Boolean) value);
      case 'B' -> narrow(path, () -> (int) (byte) draw.anyInt());
      case 'S' -> narrow(path, () -> (int) (short) draw.anyInt());
      case 'C' -> narrow(path, () -> (int) texts.character());
      case 'I' ->
          single(
              path,
              Sort.INT,
              draw::anyInt,
              value -> (int) draw.changed((long) (Integer) value, Integer.SIZE));
      case 'J' ->
          single(
              path,
              Sort.LONG,
              draw::anyLong,
              value -> draw.changed((long) (Long) value, Long.SIZE));
      case 'F' ->
          single(
              path,
              Sort.FLOAT,
              draw::anyFloat,
              value -> (float) draw.changed((double) (Float) value));
      case 'D' ->
          single(
              path, Sort.DOUBLE, draw::anyDouble, value -> draw.changed((double) (Double) value));
      default -> throw new IllegalArgumentException("No type has the descriptor " + type + ".");
    };
  }

  private Source narrow(InputPath path, Supplier<Object> fresh) {
    return single(path, Sort.INT, fresh, value -> fresh.get());
  }

  private Source single(
      InputPath path, Sort sort, Supplier<Object> fresh, UnaryOperator<Object> changed) {
    return new Single(path.input(factory, sort), fresh, changed);
  }

  private Source reference(InputPath path, Source content) {
    return new Reference(path.input(factory, Sort.REF), content, draw);
  }

  private Source choice(InputPath path, int choices) {
    return new ChoiceSource(path.input(factory, Sort.INT), choices, draw);
  }

  private Source array(InputPath path, String component) {
    if (component.length() == 1) {
      return reference(path, elements(path, component.charAt(0)));
    }
    List<Source> parts = new ArrayList<>();
    parts.add(choice(path.length(), InputDomain.LONGEST_DRAWN_REFERENCES + 1));
    for (int i = 0; i < InputDomain.LONGEST_DRAWN_REFERENCES; i++) {
      parts.add(of(path.element(i), component));
    }
    return reference(path, new Several(parts, draw));
  }

  private Source elements(InputPath path, char type) {
    Sort.Basic sort =
        switch (type) {
          case 'J' -> Sort.LONG;
          case 'F' -> Sort.FLOAT;
          case 'D' -> Sort.DOUBLE;
          default -> Sort.INT;
        };
    return new ElementInputs(
        path.length().input(factory, Sort.INT),
        path.elements().input(factory, Sort.map(sort, Sort.INT)),
        // Elements are numbers for a run, truth values too.
        primitive(path, type == 'Z' ? 'B' : type),
        draw);
  }

  /** A string or an integer; what the other one would be is drawn in vain. */
  private Source general(InputPath path, List<String> standIns) {
    boolean isText = standIns.contains("java/lang/String");
    boolean isNumber = standIns.contains("java/lang/Integer");
    List<Object> types = new ArrayList<>();
    if (isText) {
      types.add("java.lang.String");
    }
    if (isNumber) {
      types.add("java.lang.Integer");
    }
    List<Source> parts = new ArrayList<>();
    parts.add(
        single(
            path.aspect(Kind.TYPE), Sort.TYPE, () -> draw.from(types), value -> draw.from(types)));
    if (isText) {
      parts.add(text(path));
    }
    if (isNumber) {
      parts.add(primitive(path.aspect(Kind.VALUE), 'I'));
    }
    return reference(path, new Several(parts, draw));
  }
}
