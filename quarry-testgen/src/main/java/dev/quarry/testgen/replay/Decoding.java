package dev.quarry.testgen.replay;

import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads what the runner's encoding wrote. */
final class Decoding {
  private static final String OPTIONAL = "Ljava/util/Optional;";

  private final List<String> fields;
  private int at;

  Decoding(List<String> fields) {
    this.fields = fields;
  }

  boolean hasNext() {
    return at < fields.size();
  }

  Observation next() {
    return switch (fields.get(at)) {
      case "R" -> skip(new Observation.Receiver());
      case "?" -> skip(new Observation.Hidden());
      case "X" -> thing();
      default -> new Observation.Known(value());
    };
  }

  private Observation skip(Observation read) {
    at++;
    return read;
  }

  private Observation thing() {
    at++;
    String name = take();
    Map<String, Value> getters = new LinkedHashMap<>();
    for (int count = number(); count > 0; count--) {
      String getter = take();
      getters.put(getter, value());
    }
    return new Observation.Thing(name, getters);
  }

  private Value value() {
    String kind = take();
    return switch (kind) {
      case "N" -> new Value.Literal("Ljava/lang/Object;", null);
      case "S" -> new Value.Literal("Ljava/lang/String;", take());
      case "E" -> constant(Names.internal(take()));
      case "[" -> {
        String type = take();
        yield new Value.Array(type, values(number()));
      }
      case "L" -> new Value.Collected(CollectionKind.LIST, "Ljava/util/List;", values(number()));
      case "T" -> new Value.Collected(CollectionKind.SET, "Ljava/util/Set;", values(number()));
      case "M" -> new Value.Collected(CollectionKind.MAP, "Ljava/util/Map;", values(2 * number()));
      case "O" -> optional(values(number()));
      case "V" -> readBack(take(), take());
      default -> primitive(kind, take());
    };
  }

  private Value constant(String owner) {
    return new Value.Constant(owner, take(), "L" + owner + ";");
  }

  private static Value optional(List<Value> content) {
    String name = content.isEmpty() ? "empty" : "of";
    String parameters = content.isEmpty() ? "()" : "(Ljava/lang/Object;)";
    MethodId factory = new MethodId("java.util.Optional", name, parameters + OPTIONAL);
    return new Value.Call(factory, CallKind.STATIC, content, OPTIONAL);
  }

  /** The call that makes a value of the JDK of its text. */
  private static Value readBack(String type, String text) {
    String descriptor = "L" + Names.internal(type) + ";";
    Value literal = new Value.Literal("Ljava/lang/String;", text);
    if (type.startsWith("java.math.")) {
      MethodId constructor = new MethodId(type, "<init>", "(Ljava/lang/String;)V");
      return new Value.Call(constructor, CallKind.CONSTRUCTOR, List.of(literal), descriptor);
    }
    boolean isTime = type.startsWith("java.time.");
    String factory = isTime ? "parse" : type.endsWith("UUID") ? "fromString" : "create";
    String parameter = isTime ? "Ljava/lang/CharSequence;" : "Ljava/lang/String;";
    MethodId maker = new MethodId(type, factory, "(" + parameter + ")" + descriptor);
    return new Value.Call(maker, CallKind.STATIC, List.of(literal), descriptor);
  }

  private static Value primitive(String kind, String digits) {
    return switch (kind) {
      case "Z" -> new Value.Literal("Z", Boolean.valueOf(digits));
      case "B" -> new Value.Literal("B", Byte.valueOf(digits));
      case "H" -> new Value.Literal("S", Short.valueOf(digits));
      case "C" -> new Value.Literal("C", (char) Integer.parseInt(digits));
      case "I" -> new Value.Literal("I", Integer.valueOf(digits));
      case "J" -> new Value.Literal("J", Long.valueOf(digits));
      case "F" -> new Value.Literal("F", Float.intBitsToFloat(Integer.parseInt(digits)));
      case "D" -> new Value.Literal("D", Double.longBitsToDouble(Long.parseLong(digits)));
      default -> throw new IllegalStateException("The runner saw something called " + kind + ".");
    };
  }

  private List<Value> values(int count) {
    List<Value> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(value());
    }
    return values;
  }

  private String take() {
    return fields.get(at++);
  }

  private int number() {
    return Integer.parseInt(take());
  }
}
