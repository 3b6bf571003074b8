package dev.quarry.solver.walk;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.expr.eval.EvaluationFrame;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Values that occur in a query or its hint, as material for neighbours. */
final class ValuePool {
  /** Bits of numbers by kind. */
  private final Map<WalkedNumbers, long[]> numbers;

  final List<String> strings;
  final List<Ref> references;
  final List<String> types;

  private ValuePool(
      Map<WalkedNumbers, long[]> numbers,
      List<String> strings,
      List<Ref> references,
      List<String> types) {
    this.numbers = numbers;
    this.strings = strings;
    this.references = references;
    this.types = types;
  }

  /** The bits of known numbers of a kind; numbers of other kinds are converted. */
  long[] numbers(WalkedNumbers kind) {
    return Objects.requireNonNull(numbers.get(kind));
  }

  static ValuePool of(Collection<Expr> conjuncts, Model hint) {
    var collector = new Collector();
    for (Expr node : Dag.postOrder(conjuncts)) {
      if (node instanceof Constant constant) {
        collector.add(constant.sort(), constant.value());
      } else if (node instanceof Input input) {
        collector.add(input.sort(), hint.get(input));
        collector.inputsOfReferences += input.sort() == Sort.REF ? 1 : 0;
      }
    }
    return collector.pool();
  }

  private static final class Collector {
    final Set<Double> reals = new LinkedHashSet<>(List.of(0.0, 1.0, -1.0));
    final Set<Long> longs = new LinkedHashSet<>();
    final Set<String> strings = new LinkedHashSet<>(List.of(""));
    final Set<String> types = new LinkedHashSet<>();
    final Set<Integer> references = new TreeSet<>(Set.of(0));
    int inputsOfReferences;

    void add(Sort sort, Object value) {
      if (value instanceof Number number) {
        reals.add(number.doubleValue());
        if (value instanceof Integer || value instanceof Long) {
          longs.add(number.longValue());
        }
      } else if (value instanceof String text) {
        (sort == Sort.TYPE ? types : strings).add(text);
      } else if (value instanceof Ref reference) {
        references.add(reference.id());
      } else if (value instanceof TypeSet set) {
        types.addAll(set.members());
      } else if (value instanceof MapValue map && sort instanceof Sort.Map mapSort) {
        add(mapSort.element(), map.defaultElement());
        map.entries().values().forEach(element -> add(mapSort.element(), element));
      }
    }

    ValuePool pool() {
      var numbers = new EnumMap<WalkedNumbers, long[]>(WalkedNumbers.class);
      for (WalkedNumbers kind : WalkedNumbers.values()) {
        numbers.put(kind, numbers(kind));
      }
      // Enough identities for all reference inputs to differ from each other and from known ones.
      int last = references.stream().max(Integer::compare).orElse(0);
      for (int i = 1; i <= inputsOfReferences; i++) {
        references.add(last + i);
      }
      return new ValuePool(
          numbers,
          List.copyOf(strings),
          references.stream().map(Ref::new).toList(),
          List.copyOf(types));
    }

    private long[] numbers(WalkedNumbers kind) {
      Set<Long> bits = new LinkedHashSet<>();
      reals.forEach(real -> bits.add(kind.fromReal(real)));
      for (long number : longs) {
        bits.add(
            switch (kind) {
              case INT -> (long) (int) number;
              case LONG -> number;
              case FLOAT -> EvaluationFrame.toBits((float) number);
              case DOUBLE -> EvaluationFrame.toBits((double) number);
            });
      }
      return bits.stream().mapToLong(Long::longValue).toArray();
    }
  }
}
