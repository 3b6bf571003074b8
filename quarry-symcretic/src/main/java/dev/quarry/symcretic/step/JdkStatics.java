package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.symcretic.state.Member;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variable;
import dev.quarry.symcretic.state.Variables;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * The values that final static fields of the JDK's classes have in every virtual machine, read from
 * this one: numbers, and objects as far as their fields are final, too. What can change is not
 * known: other fields, and elements of arrays but those of tables that nobody writes.
 */
final class JdkStatics {
  /** Arrays that are written by initialisers and constructors only. */
  static final Set<String> TABLES =
      Set.of(
          "java/time/LocalTime.HOURS",
          "java/time/Month.ENUMS",
          "java/time/DayOfWeek.ENUMS",
          "java/math/BigInteger.mag",
          "java/math/BigInteger.posConst",
          "java/math/BigInteger.negConst",
          "java/math/BigDecimal.ZERO_THROUGH_TEN",
          "java/math/BigDecimal.ZERO_SCALED_BY",
          "java/math/BigDecimal.LONG_TEN_POWERS_TABLE",
          "java/math/BigDecimal.LONGLONG_TEN_POWERS_TABLE",
          "java/math/BigDecimal.THRESHOLDS_TABLE");

  /** Fields that have another value in each virtual machine. */
  private static final Set<String> BY_CHANCE =
      Set.of(
          "java/util/ImmutableCollections.SALT32L",
          "java/util/ImmutableCollections.REVERSE",
          "java/util/ImmutableCollections.SALT");

  private static final int LARGEST_TABLE = 64;

  private final Types types;
  private final Memory memory = new Memory();

  JdkStatics(Types types) {
    this.types = types;
  }

  /** The value of a final static field; empty if it is not the same everywhere or not known. */
  Optional<Expr> value(References references, ClassFile owner, String name) {
    String member = owner.name() + "." + name;
    boolean isRead =
        !owner.isOfProgram()
            && JdkCode.isOpen(owner.name())
            && !BY_CHANCE.contains(member)
            && isFinal(owner, name);
    return isRead
        ? memory
            .staticField(owner.binaryName(), name)
            .flatMap(v -> term(references, v.value(), member))
        : Optional.empty();
  }

  private static boolean isFinal(ClassFile owner, String name) {
    return owner.header().fields.stream()
        .anyMatch(field -> field.name.equals(name) && (field.access & Opcodes.ACC_FINAL) != 0);
  }

  /**
   * A value as a term.
   *
   * @param member the field it is from
   */
  private Optional<Expr> term(References references, @Nullable Object value, String member) {
    ExprFactory factory = references.variables().factory();
    if (value == null) {
      return Optional.of(factory.nullRef());
    }
    if (value instanceof Primitive primitive) {
      return Optional.of(number(factory, primitive.value()));
    }
    if (value instanceof String text) {
      // A copy is asked, so that asking does not make it a literal.
      return new String(text).intern() == text
          ? Optional.of(references.literal(text))
          : Optional.empty();
    }
    if (value instanceof Number || value instanceof Character || value instanceof Boolean) {
      // Boxes; but BigDecimal is a number, too.
      if (value.getClass().getName().startsWith("java.lang.")) {
        return Optional.empty();
      }
    }
    return Optional.of(object(references, value, member));
  }

  private Expr object(References references, Object value, String member) {
    References.Content content = (map, keys) -> content(references, value, member, map, keys);
    if (value instanceof Enum<?> constant) {
      String owner = Names.internal(constant.getDeclaringClass().getName());
      Optional<String> exact =
          value.getClass() == constant.getDeclaringClass()
              ? Optional.of(value.getClass().getName())
              : Optional.empty();
      return references.keptConstant(
          references.enumConstant(owner, constant.name(), constant.ordinal(), exact), content);
    }
    return references.kept(value, content);
  }

  private Optional<Expr> content(
      References references, Object object, String member, Input map, List<Expr> keys) {
    Variables variables = references.variables();
    ExprFactory factory = variables.factory();
    if (map == variables.types()) {
      return Optional.of(factory.constant(Sort.TYPE, object.getClass().getName()));
    }
    if (object.getClass().isArray()) {
      int length = java.lang.reflect.Array.getLength(object);
      if (map == variables.lengths()) {
        return Optional.of(factory.intConst(length));
      }
      boolean isTable = isTable(member) && length <= LARGEST_TABLE;
      return isTable && variables.find(map).orElse(null) instanceof Variable.Elements
          ? element(references, object, member, map, keys.get(1))
          : Optional.empty();
    }
    return variables.find(map).orElse(null) instanceof Variable.Field field
        ? field(references, object, field.member())
        : Optional.empty();
  }

  /** Whether nobody writes an array any more: those that compilers make for enums included. */
  private static boolean isTable(String member) {
    return TABLES.contains(member) || member.substring(member.lastIndexOf('.') + 1).startsWith("$");
  }

  private Optional<Expr> field(References references, Object object, Member member) {
    return types
        .find(member.owner())
        .filter(file -> !file.isOfProgram() && isFinal(file, member.name()))
        .flatMap(file -> memory.field(object, file.binaryName(), member.name()))
        .flatMap(value -> term(references, value.value(), member.owner() + "." + member.name()));
  }

  /** An element of a table as a choice by the index; what is beyond is never asked for. */
  private Optional<Expr> element(
      References references, Object array, String member, Input map, Expr index) {
    ExprFactory factory = references.variables().factory();
    Sort.Basic sort = ((Sort.Map) map.sort()).element();
    Expr choice = factory.constant(sort, sort.defaultValue());
    for (int i = java.lang.reflect.Array.getLength(array) - 1; i >= 0; i--) {
      Object at = java.lang.reflect.Array.get(array, i);
      boolean isPrimitive = array.getClass().getComponentType().isPrimitive();
      Optional<Expr> element =
          isPrimitive
              ? Optional.of(number(factory, at))
              : term(references, at, member + "[" + i + "]");
      if (element.isEmpty() || element.get().sort() != sort) {
        return Optional.empty();
      }
      choice = factory.ite(factory.eq(index, factory.intConst(i)), element.get(), choice);
    }
    return Optional.of(choice);
  }

  private static Expr number(ExprFactory factory, Object value) {
    if (value instanceof Long number) {
      return factory.constant(Sort.LONG, number);
    }
    if (value instanceof Float number) {
      return factory.constant(Sort.FLOAT, number);
    }
    if (value instanceof Double number) {
      return factory.constant(Sort.DOUBLE, number);
    }
    if (value instanceof Boolean truth) {
      return factory.intConst(truth ? 1 : 0);
    }
    return factory.intConst(value instanceof Character c ? c : ((Number) value).intValue());
  }

  /** A primitive value that was read from a field, in contrast to a box that is in one. */
  private record Primitive(Object value) {}

  /** What was found; the value of a reference may be null. */
  private record Found(@Nullable Object value) {}

  /** Reads fields of the JDK's objects, whoever may see them. */
  private static final class Memory {
    private final sun.misc.Unsafe unsafe = unsafe();

    private static sun.misc.Unsafe unsafe() {
      try {
        Field field = sun.misc.Unsafe.class.getDeclaredField("theUnsafe");
        field.setAccessible(true);
        return (sun.misc.Unsafe) field.get(null);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(e);
      }
    }

    Optional<Found> staticField(String owner, String name) {
      try {
        Field field = Class.forName(owner, true, null).getDeclaredField(name);
        return Optional.of(
            new Found(read(unsafe.staticFieldBase(field), unsafe.staticFieldOffset(field), field)));
      } catch (ReflectiveOperationException | LinkageError | UnsupportedOperationException e) {
        return Optional.empty();
      }
    }

    Optional<Found> field(Object object, String owner, String name) {
      try {
        Field field = Class.forName(owner, true, null).getDeclaredField(name);
        return field.getDeclaringClass().isInstance(object)
            ? Optional.of(new Found(read(object, unsafe.objectFieldOffset(field), field)))
            : Optional.empty();
      } catch (ReflectiveOperationException | LinkageError | UnsupportedOperationException e) {
        return Optional.empty();
      }
    }

    private @Nullable Object read(Object base, long offset, Field field) {
      Class<?> type = field.getType();
      if (!type.isPrimitive()) {
        return unsafe.getObject(base, offset);
      }
      return new Primitive(
          switch (type.getName()) {
            case "boolean" -> unsafe.getBoolean(base, offset);
            case "byte" -> unsafe.getByte(base, offset);
            case "short" -> unsafe.getShort(base, offset);
            case "char" -> unsafe.getChar(base, offset);
            case "int" -> unsafe.getInt(base, offset);
            case "long" -> unsafe.getLong(base, offset);
            case "float" -> unsafe.getFloat(base, offset);
            default -> unsafe.getDouble(base, offset);
          });
    }
  }
}
