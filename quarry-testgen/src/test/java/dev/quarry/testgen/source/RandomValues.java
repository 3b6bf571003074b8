package dev.quarry.testgen.source;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Values of the types that {@code Keeper} takes, with a liking for the awkward ones. */
final class RandomValues {
  static final List<String> TYPES =
      List.of(
          "Z",
          "B",
          "S",
          "C",
          "I",
          "J",
          "F",
          "D",
          "Ljava/lang/Byte;",
          "Ljava/lang/Integer;",
          "Ljava/lang/Character;",
          "Ljava/lang/Double;",
          "Ljava/lang/String;",
          "Ljava/lang/Object;",
          "[I",
          "[B",
          "[D",
          "[[C",
          "[Ljava/lang/String;",
          "[Ljava/lang/Object;",
          "Ljava/util/Collection;",
          "Ljava/util/List;",
          "Ljava/util/Map;",
          "Ldev/quarry/testgen/source/fixture/Point;");

  private static final double[] REALS = {
    0.0,
    -0.0,
    1.5,
    -3.25e-10,
    Double.NaN,
    Double.longBitsToDouble(0x7ff8000000000123L),
    Double.longBitsToDouble(0xfff0000000000001L),
    Float.intBitsToFloat(0x7fc00123),
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    Double.MIN_VALUE,
    -Double.MAX_VALUE,
    Float.MIN_VALUE,
    Float.MAX_VALUE
  };
  private static final long[] NUMBERS = {
    0, 1, -1, 127, -128, 32767, Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE
  };
  private static final String CHARACTERS =
      "ab\"'\\\n\r\t\b\f\0\u007f\u00e4\u2028\ud83d\ude00\uffffu0";

  private final Random random;

  RandomValues(long seed) {
    this.random = new Random(seed);
  }

  Value next(String type) {
    if (type.length() > 1 && random.nextInt(6) == 0) {
      return new Value.Literal(type, null);
    }
    return switch (type) {
      case "Ljava/lang/Byte;", "Ljava/lang/Integer;", "Ljava/lang/Double;" ->
          new Value.Literal(type, primitive(primitiveOf(type)));
      case "Ljava/lang/Character;" -> new Value.Literal(type, primitive("C"));
      case "Ljava/lang/String;" -> new Value.Literal(type, string());
      case "Ljava/lang/Object;" -> next(TYPES.get(random.nextInt(13)));
      case "Ljava/util/Collection;" -> collected(CollectionKind.SET, type, "Ljava/lang/Integer;");
      case "Ljava/util/List;" -> collected(CollectionKind.LIST, type, "Ljava/lang/String;");
      case "Ljava/util/Map;" -> map(type);
      case "Ldev/quarry/testgen/source/fixture/Point;" -> point(type);
      default -> type.startsWith("[") ? array(type) : new Value.Literal(type, primitive(type));
    };
  }

  private Object primitive(String type) {
    long number = random.nextBoolean() ? random.nextInt(20) - 10 : pick(NUMBERS);
    double real =
        random.nextBoolean() ? random.nextGaussian() : REALS[random.nextInt(REALS.length)];
    return switch (type) {
      case "Z" -> random.nextBoolean();
      case "B" -> (byte) number;
      case "S" -> (short) number;
      case "C" -> CHARACTERS.charAt(random.nextInt(CHARACTERS.length()));
      case "I" -> (int) number;
      case "J" -> number;
      case "F" -> (float) real;
      default -> real;
    };
  }

  private String string() {
    StringBuilder text = new StringBuilder();
    int pieces = random.nextInt(8);
    for (int i = 0; i < pieces; i++) {
      String one = String.valueOf(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
      text.append(one.repeat(random.nextInt(5) == 0 ? 40 : 1));
    }
    return text.toString();
  }

  private Value array(String type) {
    String element = type.substring(1);
    int length = random.nextInt(3) == 0 ? random.nextInt(60) : random.nextInt(4);
    Value usual = next(element);
    List<Value> elements = new ArrayList<>();
    for (int i = 0; i < length; i++) {
      elements.add(random.nextInt(length) > 4 ? usual : next(element));
    }
    return new Value.Array(type, elements);
  }

  private Value collected(CollectionKind kind, String type, String element) {
    List<Value> elements = new ArrayList<>();
    int size = random.nextInt(4);
    for (int i = 0; i < size; i++) {
      elements.add(next(element));
    }
    return new Value.Collected(kind, type, elements);
  }

  private Value map(String type) {
    List<Value> elements = new ArrayList<>();
    int size = random.nextInt(4);
    for (int i = 0; i < size; i++) {
      elements.add(next("Ljava/lang/String;"));
      Value number = new Value.Literal("Ljava/lang/Long;", primitive("J"));
      List<Value> numbers = random.nextBoolean() ? List.of() : List.of(number);
      elements.add(new Value.Collected(CollectionKind.LIST, "Ljava/util/List;", numbers));
    }
    return new Value.Collected(CollectionKind.MAP, type, elements);
  }

  private Value point(String type) {
    String owner = type.substring(1, type.length() - 1);
    Value x = new Value.Literal("I", random.nextInt(5));
    return new Value.Call(
        MethodId.ofInternal(owner, "<init>", "(II)V"),
        CallKind.CONSTRUCTOR,
        List.of(x, next("I")),
        type);
  }

  private static String primitiveOf(String type) {
    return type.substring("Ljava/lang/".length(), "Ljava/lang/".length() + 1);
  }

  private long pick(long[] numbers) {
    return numbers[random.nextInt(numbers.length)];
  }
}
