package dev.quarry.expr.testing;

import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Values of any sort: the awkward ones, mixed with seeded random ones. */
public final class SampleValues {
  private final SplittableRandom random;

  public SampleValues(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /** The next value; about half of them are boundary values. */
  public Object next(Sort sort) {
    if (sort instanceof Sort.Map map) {
      return nextMap(map);
    }
    List<Object> boundaries = Boundaries.of((Sort.Basic) sort);
    if (random.nextInt(2) == 0) {
      return boundaries.get(random.nextInt(boundaries.size()));
    }
    return switch ((Sort.Basic) sort) {
      case BOOL -> random.nextBoolean();
      case INT -> random.nextBoolean() ? random.nextInt() : random.nextInt(-40, 41);
      case LONG -> random.nextBoolean() ? random.nextLong() : random.nextInt(-70, 71);
      case FLOAT -> nextFloat();
      case DOUBLE -> nextDouble();
      case REF -> new Ref(random.nextInt(5));
      case STRING -> nextString();
      case TYPE, TYPES -> boundaries.get(random.nextInt(boundaries.size()));
    };
  }

  private Object nextFloat() {
    return random.nextBoolean()
        ? Float.intBitsToFloat(random.nextInt())
        : (float) (random.nextInt(-2_000, 2_001) / 8.0);
  }

  private Object nextDouble() {
    return random.nextBoolean()
        ? Double.longBitsToDouble(random.nextLong())
        : random.nextInt(-20_000, 20_001) / 16.0;
  }

  private String nextString() {
    String alphabet = random.nextBoolean() ? "ab0 -" : Boundaries.ALPHABET;
    var text = new StringBuilder();
    for (int length = random.nextInt(13); length > 0; length--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  private MapValue nextMap(Sort.Map sort) {
    var entries = new LinkedHashMap<List<Object>, Object>();
    for (int size = random.nextInt(5); size > 0; size--) {
      entries.put(sort.keys().stream().map(this::next).toList(), next(sort.element()));
    }
    return new MapValue(next(sort.element()), entries);
  }

  /** A model with values for the inputs. */
  public Model model(Collection<Input> inputs) {
    Map<Input, Object> values = new LinkedHashMap<>();
    inputs.forEach(input -> values.put(input, next(input.sort())));
    return new Model(values);
  }

  /** Arguments for an operation: pairs of boundary values first, then random tuples. */
  public List<Object[]> tuples(Op op, List<Sort> sorts, int count) {
    List<Object[]> tuples = new ArrayList<>();
    if (sorts.size() == 2 && sorts.stream().allMatch(Sort.Basic.class::isInstance)) {
      for (Object first : Boundaries.of((Sort.Basic) sorts.get(0))) {
        for (Object second : Boundaries.of((Sort.Basic) sorts.get(1))) {
          tuples.add(new Object[] {first, second});
        }
      }
    } else if (sorts.size() == 1) {
      Boundaries.of((Sort.Basic) sorts.get(0)).forEach(value -> tuples.add(new Object[] {value}));
    }
    while (tuples.size() < count) {
      tuples.add(sorts.stream().map(this::next).toArray());
    }
    tuples.forEach(tuple -> relate(op, tuple));
    return tuples;
  }

  /** Unrelated values would hardly ever match, be found, or be equal. */
  private void relate(Op op, Object[] tuple) {
    for (int i = 1; i < tuple.length; i++) {
      if (op == Op.STRING_MATCHES) {
        tuple[i] = regex();
      } else if (tuple[i] instanceof String && tuple[0] instanceof String s && oneIn(3)) {
        int begin = random.nextInt(s.length() + 1);
        tuple[i] = s.substring(begin, random.nextInt(begin, s.length() + 1));
      } else if (tuple[0] instanceof MapValue map && !map.entries().isEmpty() && oneIn(2)) {
        List<List<Object>> keys = List.copyOf(map.entries().keySet());
        List<Object> key = keys.get(random.nextInt(keys.size()));
        tuple[i] = i <= key.size() ? key.get(i - 1) : tuple[i];
      } else if (tuple[i].getClass() == tuple[0].getClass() && oneIn(8)) {
        tuple[i] = tuple[0];
      }
    }
  }

  private boolean oneIn(int n) {
    return random.nextInt(n) == 0;
  }

  /** A regular expression that is matched in linear time, or a malformed one. */
  public String regex() {
    return Boundaries.REGEXES.get(random.nextInt(Boundaries.REGEXES.size()));
  }
}
