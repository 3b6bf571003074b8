package dev.quarry.models.library;

import dev.quarry.expr.Sort;
import dev.quarry.expr.testing.SampleValues;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.objectweb.asm.Type;

/** Real arguments for one method: boundary values, related to each other more often than not. */
final class ArgumentSamples {
  /** Sizes that would be allocated. */
  private static final Set<String> SIZED =
      Set.of("repeat", "setLength", "ensureCapacity", "indent");

  private static final Set<String> REGEX = Set.of("matches", "replaceAll", "replaceFirst");

  private static final List<Locale> LOCALES =
      Stream.of("", "en", "en-GB", "de-DE", "tr", "tr-TR", "az", "lt-LT", "el", "tru")
          .map(Locale::forLanguageTag)
          .toList();

  private static final List<String> REPLACEMENTS =
      List.of("", "x", "$0", "<$0>", "$1", "$9", "\\", "\\$", "${a}", "$", "a$0$0");

  private final LibraryModel model;
  private final LibraryMethod method;
  private final SplittableRandom random;
  private final SampleValues values;
  private final NumberTexts numbers;

  ArgumentSamples(LibraryModel model, long seed) {
    this.model = model;
    this.method = model.method();
    this.random = new SplittableRandom(seed);
    this.values = new SampleValues(seed);
    this.numbers = new NumberTexts(random.split());
  }

  /** The next arguments, the receiver first; null is tried where a model says it may be. */
  Object[] next() {
    List<Type> types = method.argumentTypes();
    Object[] arguments = new Object[types.size()];
    for (int i = 0; i < arguments.length; i++) {
      boolean isMade = i == 0 && method.isConstructor();
      boolean mayBeNull = types.get(i).getSort() == Type.OBJECT && !model.nonNull(i);
      if (!isMade && !(mayBeNull && oneIn(6))) {
        arguments[i] = sample(types.get(i), i, arguments);
      }
    }
    return arguments;
  }

  private Object sample(Type type, int position, Object[] earlier) {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> random.nextBoolean();
      case Type.CHAR -> (char) (int) nextInt(position, earlier);
      case Type.BYTE -> (byte) (int) nextInt(position, earlier);
      case Type.SHORT -> (short) (int) nextInt(position, earlier);
      case Type.INT -> nextInt(position, earlier);
      case Type.LONG -> related(Long.class, Sort.LONG, position, earlier);
      case Type.FLOAT -> related(Float.class, Sort.FLOAT, position, earlier);
      case Type.DOUBLE -> related(Double.class, Sort.DOUBLE, position, earlier);
      default -> object(type.getInternalName(), position, earlier);
    };
  }

  /** Often a place in the text before it, or a radix. */
  private Integer nextInt(int position, Object[] earlier) {
    if (SIZED.contains(method.name())
        || (method.isConstructor() && ContentClasses.isBuilder(method.owner()))) {
      return random.nextInt(-3, 40);
    }
    for (int i = position - 1; i >= 0 && random.nextInt(4) != 0; i--) {
      if (earlier[i] instanceof CharSequence text) {
        return random.nextInt(-1, text.length() + 2);
      }
    }
    return oneIn(8)
        ? (Integer) random.nextInt(128)
        : related(Integer.class, Sort.INT, position, earlier);
  }

  /** Equal to an earlier argument now and then. */
  private <T> T related(Class<T> type, Sort sort, int position, Object[] earlier) {
    if (position > 0 && type.isInstance(earlier[position - 1]) && oneIn(8)) {
      return type.cast(earlier[position - 1]);
    }
    return type.cast(values.next(sort));
  }

  private Object object(String type, int position, Object[] earlier) {
    if (model.passing(position) == Passing.REFERENCE) {
      return type.endsWith("Supplier")
          ? (Supplier<String>) () -> "absent"
          : text(position, earlier);
    }
    return switch (type) {
      case "java/lang/Object", "java/lang/Comparable" -> anything(position, earlier);
      case "java/lang/Number" -> anyNumber();
      case "java/lang/Enum" -> anyEnum();
      case "java/lang/CharSequence" -> textual(random.nextInt(3), text(position, earlier));
      default -> ofClass(type, position, earlier);
    };
  }

  private Object ofClass(String type, int position, Object[] earlier) {
    return switch (type) {
      case "java/lang/Boolean" -> random.nextBoolean();
      case "java/lang/Character" -> (char) (int) nextInt(position, earlier);
      case "java/lang/Byte" -> (byte) (int) nextInt(position, earlier);
      case "java/lang/Short" -> (short) (int) nextInt(position, earlier);
      case "java/lang/Integer" -> nextInt(position, earlier);
      case "java/lang/Long" -> related(Long.class, Sort.LONG, position, earlier);
      case "java/lang/Float" -> related(Float.class, Sort.FLOAT, position, earlier);
      case "java/lang/Double" -> related(Double.class, Sort.DOUBLE, position, earlier);
      case "java/lang/String" -> text(position, earlier);
      case "java/util/Locale" -> LOCALES.get(random.nextInt(LOCALES.size()));
      case "java/lang/StringBuilder" -> textual(1, text(position, earlier));
      case "java/lang/StringBuffer" -> textual(2, text(position, earlier));
      default -> throw new IllegalArgumentException("There are no samples of " + type + ".");
    };
  }

  @SuppressWarnings({"JdkObsolete", "UnnecessaryStringBuilder"}) // models of these are tested
  private static CharSequence textual(int kind, String text) {
    return switch (kind) {
      case 0 -> text;
      case 1 -> new StringBuilder(text);
      default -> new StringBuffer(text);
    };
  }

  /** Mostly of the class of an earlier argument, with which it may be compared. */
  private Object anything(int position, Object[] earlier) {
    Object first = position > 0 ? earlier[0] : null;
    if (first != null && random.nextInt(3) != 0) {
      // A StringBuffer appended to itself gives a stale toString(): the JDK's caching, not a model.
      boolean itself = oneIn(4) && !(first instanceof StringBuffer);
      return itself ? first : alike(first, position, earlier);
    }
    int kind = random.nextInt(Box.ALL.size() + 5);
    if (kind < Box.ALL.size()) {
      return ofClass(Box.ALL.get(kind).owner(), position, earlier);
    }
    kind -= Box.ALL.size();
    boolean needsContent = position == 0;
    return kind == 4 && !needsContent ? new Object() : textual(kind % 3, text(position, earlier));
  }

  private Object alike(Object first, int position, Object[] earlier) {
    return first instanceof Enum
        ? anyEnum()
        : ofClass(ObjectContents.className(first), position, earlier);
  }

  private Object anyNumber() {
    return ofClass(Box.ALL.get(random.nextInt(2, Box.ALL.size())).owner(), 0, new Object[0]);
  }

  private Object anyEnum() {
    Enum<?>[] constants = random.nextBoolean() ? TimeUnit.values() : Thread.State.values();
    return constants[random.nextInt(constants.length)];
  }

  private String text(int position, Object[] earlier) {
    if (REGEX.contains(method.name()) && position > 0) {
      return position == 1 ? values.regex() : REPLACEMENTS.get(random.nextInt(REPLACEMENTS.size()));
    }
    if (position <= 1 && isParser() && random.nextInt(3) != 0) {
      return numbers.next();
    }
    if (position > 0 && earlier[0] instanceof CharSequence text && random.nextInt(3) != 0) {
      int begin = random.nextInt(text.length() + 1);
      String part = text.subSequence(begin, random.nextInt(begin, text.length() + 1)).toString();
      return oneIn(4) ? swapCase(part) : part;
    }
    return (String) values.next(Sort.STRING);
  }

  private boolean isParser() {
    return method.name().startsWith("parse")
        || method.name().equals("decode")
        || method.name().equals("valueOf")
        || (method.isConstructor() && ContentClasses.isBox(method.owner()));
  }

  private static String swapCase(String text) {
    var swapped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      swapped.append(
          Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c));
    }
    return swapped.toString();
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }
}
