package dev.quarry.lab.soundness.generate;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Small domains for parameters of all types, with the guards that make them complete. */
final class Domains {
  private final Dice dice;
  private final boolean withIdentity;

  Domains(Context context) {
    this.dice = context.dice();
    this.withIdentity = context.has(Theme.IDENTITY);
  }

  /**
   * A domain of a type.
   *
   * @param earlier the kinds of the parameters before it: objects of the same kind may be shared
   */
  Domain of(Kind kind, String name, List<Kind> earlier) {
    return switch (kind) {
      case INT -> dice.oneIn(3) ? chosenInts(name) : range(name);
      case LONG ->
          plain(
              name,
              kind,
              "%s != 0L && %s != 1L && %s != Long.MIN_VALUE",
              List.of(0L, 1L, Long.MIN_VALUE),
              List.of(-1L));
      case DOUBLE ->
          plain(
              name,
              kind,
              "!(%s == 0.5 || %s == 0.0 || %s != %s)",
              List.of(0.5, 0.0, -0.0, Double.NaN),
              List.of(1.0));
      case CHAR -> plain(name, kind, "%s < 'a' || %s > 'c'", List.of('a', 'b', 'c'), List.of('d'));
      case STRING -> texts(name, earlier);
      case BOX -> boxes(name);
      case INTS -> arrays(name, earlier);
      case SHAPE -> shapes(name, earlier);
      case COLOUR -> colours(name);
      case OBJECT -> objects(name);
      default -> plain(name, Kind.BOOLEAN, "", List.of(false, true), List.of());
    };
  }

  private static Domain plain(
      String name, Kind kind, String guard, List<Object> inside, List<Object> outside) {
    return new Domain(
        name,
        kind,
        guard.replace("%s", name),
        inside.stream().map(Domains::value).toList(),
        outside.stream().map(Domains::value).toList());
  }

  private static Choice value(Object value) {
    return (program, earlier) -> value;
  }

  private Domain range(String name) {
    int low = -dice.below(3);
    int high = 1 + dice.below(3);
    List<Object> inside = new ArrayList<>();
    for (int i = low; i <= high; i++) {
      inside.add(i);
    }
    return plain(
        name, Kind.INT, "%s < " + low + " || %s > " + high, inside, List.of(low - 1, high + 1));
  }

  private Domain chosenInts(String name) {
    List<Integer> chosen =
        dice.some(List.of(Integer.MIN_VALUE, -7, 0, 1, 127, 128, Integer.MAX_VALUE), 4);
    return plain(
        name,
        Kind.INT,
        chosen.stream().map(value -> "%s != " + value).collect(Collectors.joining(" && ")),
        List.copyOf(chosen),
        List.of(5));
  }

  /** Equal texts, and those that constants are, may be one object or several. */
  private Domain texts(String name, List<Kind> earlier) {
    List<String> chosen = dice.some(List.of("", "a", "b", "ab", "1"), withIdentity ? 2 : 3);
    boolean withNull = dice.oneIn(3);
    List<Choice> inside = new ArrayList<>();
    for (String text : chosen) {
      inside.add(value(text));
      if (withIdentity) {
        inside.add((program, before) -> new String(text));
        shared(earlier, Kind.STRING, text, inside);
      }
    }
    if (withNull) {
      inside.add((program, before) -> null);
    }
    String known =
        chosen.stream()
            .map(text -> name + ".equals(\"" + text + "\")")
            .collect(Collectors.joining(" || "));
    String guard =
        withNull ? name + " != null && !(" + known + ")" : name + " == null || !(" + known + ")";
    return new Domain(name, Kind.STRING, guard, inside, List.of(value("zz")));
  }

  /** The object that an earlier parameter of the kind is, if it is equal. */
  private static void shared(List<Kind> earlier, Kind kind, Object equal, List<Choice> inside) {
    for (int i = 0; i < earlier.size(); i++) {
      int index = i;
      if (earlier.get(i) == kind) {
        inside.add(
            (program, before) -> equal.equals(before.get(index)) ? before.get(index) : equal);
      }
    }
  }

  @SuppressWarnings("removal")
  private static Domain boxes(String name) {
    return new Domain(
        name,
        Kind.BOX,
        "%s != null && %s != 1 && %s != 200".replace("%s", name),
        List.of(
            value(1),
            (program, before) -> new Integer(1),
            (program, before) -> new Integer(200),
            (program, before) ->
                before.stream()
                    .filter(Integer.class::isInstance)
                    .filter(each -> each.equals(200))
                    .findFirst()
                    .orElse(null),
            (program, before) -> null),
        List.of(value(7)));
  }

  private static Domain arrays(String name, List<Kind> earlier) {
    List<Choice> inside = new ArrayList<>();
    inside.add((program, before) -> null);
    for (int[] array : List.of(new int[0], new int[] {1}, new int[] {0, 1}, new int[] {1, 1})) {
      inside.add((program, before) -> array.clone());
    }
    inside.add((program, before) -> new int[] {0});
    inside.add((program, before) -> new int[] {0, 0});
    inside.add((program, before) -> new int[] {1, 0});
    same(earlier, Kind.INTS, inside);
    return new Domain(
        name,
        Kind.INTS,
        ("%s != null && (%s.length > 2 || %s.length > 0 && (%s[0] < 0 || %s[0] > 1)"
                + " || %s.length > 1 && (%s[1] < 0 || %s[1] > 1))")
            .replace("%s", name),
        inside,
        List.of((program, before) -> new int[3]));
  }

  private static void same(List<Kind> earlier, Kind kind, List<Choice> inside) {
    for (int i = 0; i < earlier.size(); i++) {
      int index = i;
      if (earlier.get(i) == kind) {
        inside.add((program, before) -> before.get(index));
      }
    }
  }

  private static Domain shapes(String name, List<Kind> earlier) {
    List<Choice> inside = new ArrayList<>();
    inside.add((program, before) -> null);
    for (int size = 0; size < 2; size++) {
      int fixed = size;
      inside.add((program, before) -> made(program, "Shape", fixed));
      inside.add((program, before) -> made(program, "Square", fixed, 0));
      inside.add((program, before) -> made(program, "Square", fixed, 1));
    }
    same(earlier, Kind.SHAPE, inside);
    return new Domain(
        name,
        Kind.SHAPE,
        ("%s != null && (%s.size < 0 || %s.size > 1 || %s instanceof Square %s_q"
                + " && (%s_q.edge < 0 || %s_q.edge > 1))")
            .replace("%s", name),
        inside,
        List.of((program, before) -> made(program, "Shape", 2)));
  }

  private static Object made(Class<?> program, String type, Object... arguments)
      throws ReflectiveOperationException {
    Constructor<?> constructor = nested(program, type).getDeclaredConstructors()[0];
    constructor.setAccessible(true);
    return constructor.newInstance(arguments);
  }

  private static Class<?> nested(Class<?> program, String type) throws ClassNotFoundException {
    return Class.forName(program.getName() + "$" + type, true, program.getClassLoader());
  }

  private static Domain colours(String name) {
    List<Choice> inside = new ArrayList<>();
    inside.add((program, before) -> null);
    for (int i = 0; i < 3; i++) {
      int ordinal = i;
      inside.add((program, before) -> nested(program, "Colour").getEnumConstants()[ordinal]);
    }
    return new Domain(name, Kind.COLOUR, "", inside, List.of());
  }

  private static Domain objects(String name) {
    return new Domain(
        name,
        Kind.OBJECT,
        ("!(%s == null || %s instanceof Integer %s_i && %s_i >= 0 && %s_i <= 1"
                + " || \"a\".equals(%s))")
            .replace("%s", name),
        Stream.concat(
                Stream.<Choice>of((program, before) -> null),
                Stream.<Object>of(0, 1, "a").map(Domains::value))
            .toList(),
        List.of(value('a'), value(2), (program, before) -> new Object()));
  }
}
