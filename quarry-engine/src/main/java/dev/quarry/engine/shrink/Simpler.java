package dev.quarry.engine.shrink;

import dev.quarry.expr.MapValue;
import dev.quarry.expr.Ref;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Values that are simpler than a given one, the boldest first. */
public final class Simpler {
  /** The plainest of characters. */
  public static final char PLAIN = 'a';

  /** Characters to put in the place of one that can't be read, the plainest first. */
  public static final List<Integer> READABLE =
      List.of((int) PLAIN, (int) ' ', (int) '0', (int) 'A');

  /** How much is tried with one element of many. */
  private static final int MOST_OF_ELEMENT = 50;

  private Simpler() {}

  /** Whether a character is shown as itself. */
  public static boolean isReadable(int character) {
    return character >= ' ' && character <= '~';
  }

  public static List<Object> than(Object value) {
    if (value instanceof Ref ref) {
      return ref.isNull() ? List.of() : List.of(Ref.NULL);
    }
    if (value instanceof Boolean truth) {
      return truth ? List.of(false) : List.of();
    }
    if (value instanceof Integer number) {
      return whole(number).stream().<Object>map(Long::intValue).toList();
    }
    if (value instanceof Long number) {
      return List.copyOf(whole(number));
    }
    if (value instanceof Float number) {
      return real(number).stream().<Object>map(Double::floatValue).toList();
    }
    if (value instanceof Double number) {
      return List.copyOf(real(number));
    }
    if (value instanceof String text) {
      return new SimplerTexts(text);
    }
    return value instanceof MapValue map ? List.copyOf(maps(map)) : List.of();
  }

  /** 0, 1, -1, then nearer and nearer to the number itself. */
  private static Set<Long> whole(long number) {
    Set<Long> simpler = new LinkedHashSet<>();
    if (number == 0) {
      return simpler;
    }
    simpler.add(0L);
    simpler.add(1L);
    simpler.add(-1L);
    if (number < 0 && number != Long.MIN_VALUE) {
      simpler.add(-number);
    }
    for (long step = number / 2; step != 0; step /= 2) {
      simpler.add(number - step);
    }
    simpler.remove(number);
    return simpler;
  }

  private static Set<Double> real(double number) {
    Set<Double> simpler = new LinkedHashSet<>();
    if (number == 0 && 1 / number > 0) {
      return simpler;
    }
    simpler.add(0.0);
    simpler.add(1.0);
    simpler.add(-1.0);
    if (Double.isFinite(number)) {
      simpler.add(Math.rint(number));
      simpler.add(number / 2);
      simpler.add(Math.rint(number / 2));
    }
    simpler.remove(number);
    return simpler;
  }

  /** Fewer elements that differ from the default, or simpler ones. */
  private static List<MapValue> maps(MapValue map) {
    List<MapValue> simpler = new ArrayList<>();
    for (Object element : than(map.defaultElement())) {
      simpler.add(new MapValue(element, map.entries()));
    }
    if (map.entries().isEmpty()) {
      return simpler;
    }
    simpler.add(MapValue.constant(map.defaultElement()));
    for (Map.Entry<List<Object>, Object> entry : map.entries().entrySet()) {
      Map<List<Object>, Object> others = new LinkedHashMap<>(map.entries());
      others.remove(entry.getKey());
      simpler.add(new MapValue(map.defaultElement(), others));
      List<Object> elements = than(entry.getValue());
      for (Object element : elements.subList(0, Math.min(MOST_OF_ELEMENT, elements.size()))) {
        simpler.add(map.with(entry.getKey(), element));
      }
    }
    return simpler;
  }
}
