package dev.quarry.expr.eval;

import dev.quarry.expr.Sort;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * A pure method of the JDK, taken apart from its name.
 *
 * @param owner the class's name, with dots
 * @param method the method's name
 * @param type parameters and result, without the receiver
 * @param isStatic whether there is no receiver
 */
record JdkMethod(String owner, String method, MethodType type, boolean isStatic) {
  private static final Set<String> PURE =
      Set.of(
          "java.lang.Math",
          "java.lang.StrictMath",
          "java.lang.Boolean",
          "java.lang.Byte",
          "java.lang.Short",
          "java.lang.Character",
          "java.lang.Integer",
          "java.lang.Long",
          "java.lang.Float",
          "java.lang.Double",
          "java.lang.String",
          "java.lang.StringBuilder");

  /** Functions that are methods of the JDK put in another form, by their names here. */
  private static final Map<String, String> OWN =
      Map.of(
          "java.lang.String#repeat(I)Ljava/lang/String;", "repeat",
          "java.time.LocalDate.toEpochDay(III)J", "epochDay");

  /** What is not a function of its arguments: it reads other things. */
  private static final Set<String> IMPURE =
      Set.of(
          "java.lang.Math.random()D",
          "java.lang.StrictMath.random()D",
          "java.lang.Boolean.getBoolean(Ljava/lang/String;)Z",
          "java.lang.Integer.getInteger(Ljava/lang/String;)Ljava/lang/Integer;",
          "java.lang.Integer.getInteger(Ljava/lang/String;I)Ljava/lang/Integer;",
          "java.lang.Long.getLong(Ljava/lang/String;)Ljava/lang/Long;",
          "java.lang.Long.getLong(Ljava/lang/String;J)Ljava/lang/Long;",
          "java.lang.String#toLowerCase()Ljava/lang/String;",
          "java.lang.String#toUpperCase()Ljava/lang/String;",
          "java.lang.StringBuilder#hashCode()I",
          "java.lang.StringBuilder#capacity()I");

  /** No longer text is made, as that could take all memory. */
  private static final int LONGEST = 1 << 24;

  private static final MethodHandle TO_BUILDER;
  private static final MethodHandle TO_LOCALE;
  private static final MethodHandle TO_TEXT;

  static {
    try {
      var lookup = MethodHandles.publicLookup();
      TO_BUILDER =
          lookup.findConstructor(
              StringBuilder.class, MethodType.methodType(void.class, String.class));
      TO_LOCALE =
          lookup.findStatic(
              Locale.class, "forLanguageTag", MethodType.methodType(Locale.class, String.class));
      TO_TEXT = lookup.findVirtual(Object.class, "toString", MethodType.methodType(String.class));
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /** The method behind a name, if it may be run. */
  static JdkMethod parse(String name) {
    JdkMethod method = describe(name);
    boolean isPure = PURE.contains(method.owner) && !IMPURE.contains(name);
    if (!isPure && !OWN.containsKey(name)) {
      throw nothingRuns(name);
    }
    return method;
  }

  /** Takes a name apart; a dot comes before a static method, a hash before another. */
  static JdkMethod describe(String name) {
    int parenthesis = name.indexOf('(');
    int hash = parenthesis < 0 ? -1 : name.lastIndexOf('#', parenthesis);
    int end = hash >= 0 || parenthesis < 0 ? hash : name.lastIndexOf('.', parenthesis);
    if (end < 0) {
      throw nothingRuns(name);
    }
    try {
      return new JdkMethod(
          name.substring(0, end),
          name.substring(end + 1, parenthesis),
          MethodType.fromMethodDescriptorString(name.substring(parenthesis), null),
          hash < 0);
    } catch (IllegalArgumentException | TypeNotPresentException e) {
      throw new UndefinedValueException(name + " is not the name of a method.", e);
    }
  }

  private static UndefinedValueException nothingRuns(String name) {
    return new UndefinedValueException("Nothing can run " + name + " here.");
  }

  /** The method with its own types; what could fill the memory is cut short. */
  private MethodHandle find() {
    try {
      String own =
          OWN.get(owner + (isStatic ? '.' : '#') + method + type.toMethodDescriptorString());
      if (own != null) {
        return MethodHandles.lookup()
            .findStatic(
                JdkMethod.class, own, isStatic ? type : type.insertParameterTypes(0, String.class));
      }
      Class<?> declaring = Class.forName(owner);
      if (!isStatic && sortOf(declaring) != Sort.STRING) {
        throw nothingRuns(owner + '#' + method);
      }
      var lookup = MethodHandles.publicLookup();
      return isStatic
          ? lookup.findStatic(declaring, method, type)
          : lookup.findVirtual(declaring, method, type);
    } catch (ReflectiveOperationException e) {
      String kind = isStatic ? "no static method " : "no instance method ";
      throw new UndefinedValueException("The JDK has " + kind + owner + '.' + method + ".", e);
    }
  }

  /** {@link String#repeat}, which a search may try with any number. */
  @SuppressWarnings("UnusedMethod") // found by its name
  private static String repeat(String text, int times) {
    if (text.length() * (long) times > LONGEST) {
      throw new UndefinedValueException("The text repeated would be too long.");
    }
    return text.repeat(times);
  }

  /** {@link LocalDate#toEpochDay} of the date that three numbers are. */
  @SuppressWarnings("UnusedMethod") // found by its name
  private static long epochDay(int year, int month, int day) {
    return LocalDate.of(year, month, day).toEpochDay();
  }

  /** The sorts of the arguments, the receiver's first. */
  List<Sort> parameters() {
    List<Sort> sorts = new ArrayList<>();
    if (!isStatic) {
      sorts.add(Sort.STRING); // nothing but String and StringBuilder has receivers, see find()
    }
    type.parameterList().forEach(parameter -> sorts.add(sortOf(parameter)));
    return sorts;
  }

  /** The sort of the result. */
  Sort result() {
    return sortOf(type.returnType());
  }

  /** The method on the carriers of its sorts, as a function of an array. */
  MethodHandle handle() {
    MethodHandle handle = onText(find());
    MethodType own = handle.type();
    MethodType widened = own;
    for (int i = 0; i < own.parameterCount(); i++) {
      widened = widened.changeParameterType(i, sortOf(own.parameterType(i)).carrier());
    }
    widened = widened.changeReturnType(sortOf(own.returnType()).carrier());
    return MethodHandles.explicitCastArguments(handle, widened)
        .asSpreader(Object[].class, own.parameterCount())
        .asType(MethodType.methodType(Object.class, Object[].class));
  }

  /** Takes and gives strings where the method takes locales, and takes and gives builders. */
  private static MethodHandle onText(MethodHandle handle) {
    MethodHandle onText = handle;
    for (int i = 0; i < handle.type().parameterCount(); i++) {
      Class<?> parameter = handle.type().parameterType(i);
      if (parameter == StringBuilder.class || parameter == Locale.class) {
        MethodHandle made = parameter == Locale.class ? TO_LOCALE : TO_BUILDER;
        onText = MethodHandles.filterArguments(onText, i, made);
      }
    }
    Class<?> result = handle.type().returnType();
    return result == StringBuilder.class || result == CharSequence.class
        ? MethodHandles.filterReturnValue(
            onText, TO_TEXT.asType(MethodType.methodType(String.class, result)))
        : onText;
  }

  /** The sort of a primitive, of the primitive in a box, or of text. */
  static Sort.Basic sortOf(Class<?> type) {
    Class<?> primitive = MethodType.methodType(type).unwrap().returnType();
    if (primitive == byte.class
        || primitive == short.class
        || primitive == char.class
        || primitive == int.class) {
      return Sort.INT;
    }
    if (type == StringBuilder.class || type == CharSequence.class || type == Locale.class) {
      return Sort.STRING;
    }
    for (Sort.Basic sort : List.of(Sort.BOOL, Sort.LONG, Sort.FLOAT, Sort.DOUBLE, Sort.STRING)) {
      if (sort.carrier() == primitive) {
        return sort;
      }
    }
    throw new UndefinedValueException("Values of type " + type.getName() + " have no sort.");
  }
}
