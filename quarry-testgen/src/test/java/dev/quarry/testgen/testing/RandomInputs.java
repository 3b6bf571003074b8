package dev.quarry.testgen.testing;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.testgen.recipe.Recipe;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Inputs for open places, named as the engine names them. */
public final class RandomInputs {
  private static final List<Integer> NUMBERS = List.of(-1000, -1, 0, 1, 2, 3, 4, 5, 50);
  private static final List<String> TEXTS = List.of("", "a", "bc", "12", "UTC");

  private final ExprFactory factory = new ExprFactory();
  private final Random random;
  private final Map<Input, Object> values = new LinkedHashMap<>();
  private int references;

  public RandomInputs(long seed) {
    this.random = new Random(seed);
  }

  /** A value for each. */
  public Model of(List<Recipe.Hole> holes) {
    values.clear();
    references = 0;
    holes.forEach(hole -> add(hole.name(), hole.type()));
    return new Model(values);
  }

  private int number() {
    return NUMBERS.get(random.nextInt(NUMBERS.size()));
  }

  private void put(String name, Sort sort, Object value) {
    values.put(factory.input(name, sort), value);
  }

  private void add(String name, String type) {
    switch (type) {
      case "Z" -> put(name, Sort.BOOL, random.nextBoolean());
      case "B", "S", "I" -> put(name, Sort.INT, type.equals("I") ? number() : number() % 100);
      case "C" -> put(name, Sort.INT, Math.abs(number()));
      case "J" -> put(name, Sort.LONG, (long) number());
      case "F" -> put(name, Sort.FLOAT, number() / 4f);
      case "D" -> put(name, Sort.DOUBLE, number() / 4d);
      default -> addReference(name, type);
    }
  }

  private void addReference(String name, String type) {
    if (random.nextInt(4) == 0) {
      put(name, Sort.REF, Ref.NULL);
      return;
    }
    // Now and then the same array again, which has no content of its own then.
    if (type.startsWith("[") && references > 0 && random.nextInt(4) == 0) {
      put(name, Sort.REF, new Ref(references));
      return;
    }
    put(name, Sort.REF, new Ref(++references));
    String simple = type.substring(type.lastIndexOf('/') + 1);
    switch (simple) {
      case "String;" -> put(name + "#text", Sort.STRING, TEXTS.get(random.nextInt(TEXTS.size())));
      case "Boolean;" -> add(name + "#value", "Z");
      case "Byte;", "Short;", "Integer;" -> put(name + "#value", Sort.INT, number() % 100);
      case "Character;" -> add(name + "#value", "C");
      case "Long;" -> add(name + "#value", "J");
      case "Float;" -> add(name + "#value", "F");
      case "Double;" -> add(name + "#value", "D");
      case "Supplier;", "Function;" -> addCalls(name, "Ljava/lang/String;");
      case "IntSupplier;" -> addCalls(name, "I");
      default -> addOther(name, type);
    }
  }

  private void addCalls(String name, String result) {
    for (int call = 1; call <= 1 + random.nextInt(2); call++) {
      add(name + "#call" + call, result);
    }
  }

  private void addOther(String name, String type) {
    if (!type.startsWith("[")) {
      put(name + "#ordinal", Sort.INT, random.nextInt(2));
      return;
    }
    int length = random.nextInt(3);
    put(name + "#length", Sort.INT, length);
    String component = type.substring(1);
    if (component.length() > 1) {
      for (int i = 0; i < length; i++) {
        add(name + "[" + i + "]", component);
      }
    } else {
      MapValue elements =
          MapValue.constant(0).with(List.of(0), 7 + random.nextInt(9)).with(List.of(1), 1);
      put(name + "#elements", Sort.map(Sort.INT, Sort.INT), elements);
    }
  }
}
