package dev.quarry.symcretic.testing;

import dev.quarry.expr.Sort;
import dev.quarry.expr.testing.SampleValues;
import dev.quarry.symcretic.state.Variables;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * Values for one state after another: boundary values among others, objects few enough to be met
 * twice.
 */
public final class RandomValues {
  private static final List<String> ANYTHING =
      List.of(
          "Ljava/lang/Object;",
          "Ljava/lang/String;",
          "Ljava/lang/Integer;",
          "Ljava/lang/Long;",
          "L" + Type.getInternalName(Cell.class) + ";",
          "L" + Type.getInternalName(Colour.class) + ";",
          "[I",
          "[Ljava/lang/Object;");

  private final SplittableRandom random;
  private final SampleValues samples;
  private final Map<String, List<@Nullable Object>> pools = new HashMap<>();

  public RandomValues(long seed) {
    this.random = new SplittableRandom(seed);
    this.samples = new SampleValues(seed);
  }

  /** Forgets the objects of the state before, and gives static fields values. */
  public void nextState() {
    pools.clear();
    fill(null);
  }

  public int nextInt(int bound) {
    return random.nextInt(bound);
  }

  /** A value for an operand. */
  public @Nullable Object next(Operand operand) {
    return switch (operand.role()) {
      case INDEX -> random.nextInt(8) == 0 ? sample(Type.INT_TYPE) : (Object) random.nextInt(-1, 5);
      case SIZE -> random.nextInt(8) == 0 ? Integer.MIN_VALUE : random.nextInt(-2, 5);
      case SMALL -> random.nextInt(-2, 5);
      case ANY -> next(operand.type());
    };
  }

  /** A value of a type. */
  public @Nullable Object next(Type type) {
    return type.getSort() >= Type.ARRAY ? object(type) : sample(type);
  }

  /** A value of a sort. */
  public Object sample(Sort sort) {
    return samples.next(sort);
  }

  private Object sample(Type type) {
    Object value = samples.next(Variables.sortOf(type));
    return switch (type.getSort()) {
      case Type.BOOLEAN -> ((Integer) value & 1) == 1;
      case Type.BYTE -> ((Integer) value).byteValue();
      case Type.SHORT -> ((Integer) value).shortValue();
      case Type.CHAR -> (char) ((Integer) value).intValue();
      default -> value;
    };
  }

  /** One of the few objects of the type that this state has. */
  private @Nullable Object object(Type type) {
    List<@Nullable Object> pool = pools.get(type.getDescriptor());
    if (pool == null) {
      pool = new ArrayList<>();
      pool.add(make(type));
      pool.add(make(type));
      if (random.nextInt(2) == 0) {
        pool.add(null);
      }
      pools.put(type.getDescriptor(), pool);
    }
    return pool.get(random.nextInt(pool.size()));
  }

  private @Nullable Object make(Type type) {
    return type.getSort() == Type.ARRAY ? array(type) : made(type);
  }

  private @Nullable Object made(Type type) {
    return switch (type.getClassName()) {
      case "java.lang.String" -> new String((String) samples.next(Sort.STRING));
      case "java.lang.StringBuilder" -> new StringBuilder((String) samples.next(Sort.STRING));
      case "java.lang.StringBuffer" -> new StringBuffer((String) samples.next(Sort.STRING));
      case "java.lang.Integer" -> sample(Type.INT_TYPE);
      case "java.lang.Long" -> sample(Type.LONG_TYPE);
      case "java.lang.Short" -> sample(Type.SHORT_TYPE);
      case "java.lang.Byte" -> sample(Type.BYTE_TYPE);
      case "java.lang.Character" -> sample(Type.CHAR_TYPE);
      case "java.lang.Boolean" -> sample(Type.BOOLEAN_TYPE);
      case "java.lang.Float" -> sample(Type.FLOAT_TYPE);
      case "java.lang.Double" -> sample(Type.DOUBLE_TYPE);
      case "java.lang.RuntimeException" ->
          random.nextBoolean() ? new RuntimeException() : new IllegalStateException();
      case "java.util.function.Supplier" -> (java.util.function.Supplier<String>) () -> "absent";
      default -> ofProgram(type);
    };
  }

  private @Nullable Object ofProgram(Type type) {
    if (type.getClassName().equals(Cell.class.getName())) {
      return fill(random.nextBoolean() ? new Cell() : new SubCell());
    }
    if (type.getClassName().equals(SubCell.class.getName())
        || type.getClassName().equals(Marked.class.getName())) {
      return fill(new SubCell());
    }
    if (type.getClassName().equals(Colour.class.getName())) {
      return Colour.values()[random.nextInt(3)];
    }
    int which = random.nextInt(ANYTHING.size());
    return which == 0 ? new Object() : object(Type.getType(ANYTHING.get(which)));
  }

  private Object array(Type type) {
    Type element = Type.getType(type.getDescriptor().substring(1));
    Type actual = element;
    if (element.getDescriptor().equals("Ljava/lang/Object;") && random.nextBoolean()) {
      actual =
          Type.getType(random.nextBoolean() ? "Ljava/lang/String;" : Cell.class.descriptorString());
    } else if (element.getDescriptor().equals(Cell.class.descriptorString())
        && random.nextBoolean()) {
      actual = Type.getType(SubCell.class);
    }
    Object array = Array.newInstance(classOf(actual), random.nextInt(4));
    for (int i = 0; i < Array.getLength(array); i++) {
      boolean isDeep = actual.getSort() >= Type.ARRAY && random.nextInt(3) == 0;
      Object value = isDeep ? null : next(actual);
      if (value != null || actual.getSort() >= Type.ARRAY) {
        Array.set(array, i, value);
      }
    }
    return array;
  }

  private static Class<?> classOf(Type type) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> boolean.class;
      case Type.BYTE -> byte.class;
      case Type.SHORT -> short.class;
      case Type.CHAR -> char.class;
      case Type.INT -> int.class;
      case Type.LONG -> long.class;
      case Type.FLOAT -> float.class;
      case Type.DOUBLE -> double.class;
      default -> named(type);
    };
  }

  private static Class<?> named(Type type) {
    try {
      return Class.forName(
          type.getSort() == Type.ARRAY
              ? type.getDescriptor().replace('/', '.')
              : type.getClassName());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Gives the fields of an object, or the static ones, values. */
  private @Nullable Object fill(@Nullable Cell cell) {
    if (cell == null) {
      Cell.staticBoolean = random.nextBoolean();
      Cell.staticByte = (byte) random.nextInt();
      Cell.staticShort = (short) random.nextInt();
      Cell.staticChar = (char) random.nextInt();
      Cell.staticInt = (Integer) samples.next(Sort.INT);
      Cell.staticLong = (Long) samples.next(Sort.LONG);
      Cell.staticFloat = (Float) samples.next(Sort.FLOAT);
      Cell.staticDouble = (Double) samples.next(Sort.DOUBLE);
      Cell.staticObject = random.nextBoolean() ? null : new Object();
      return null;
    }
    cell.aBoolean = random.nextBoolean();
    cell.aByte = (byte) random.nextInt();
    cell.aShort = (short) random.nextInt();
    cell.aChar = (char) random.nextInt();
    cell.anInt = (Integer) samples.next(Sort.INT);
    cell.aLong = (Long) samples.next(Sort.LONG);
    cell.aFloat = (Float) samples.next(Sort.FLOAT);
    cell.aDouble = (Double) samples.next(Sort.DOUBLE);
    cell.anObject = random.nextBoolean() ? cell : null;
    if (cell instanceof SubCell sub) {
      sub.anInt = (Integer) samples.next(Sort.INT);
    }
    return cell;
  }
}
