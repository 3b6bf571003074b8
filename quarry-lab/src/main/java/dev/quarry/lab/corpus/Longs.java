package dev.quarry.lab.corpus;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.lab.term.Condition;
import dev.quarry.lab.term.LongTerm;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Benchmarks about {@code long} parameters: a predicate, the same condition in terms, and a
 * witness, or none if nothing satisfies the condition. Parameters are named m, n, p and so on.
 */
final class Longs {
  private static final List<Parameter> PARAMETERS =
      Stream.of("m", "n", "p").map(name -> new Parameter(name, Sort.LONG)).toList();

  private Longs() {}

  interface Predicate1 {
    boolean test(long m);
  }

  interface Formula1 {
    Condition of(LongTerm m);
  }

  static Benchmark benchmark(String id, Predicate1 predicate, Formula1 formula, long... witness) {
    return make(
        id, 1, a -> predicate.test((long) a[0]), (f, in) -> formula.of(term(f, in, 0)), witness);
  }

  interface Predicate2 {
    boolean test(long m, long n);
  }

  interface Formula2 {
    Condition of(LongTerm m, LongTerm n);
  }

  static Benchmark benchmark(String id, Predicate2 predicate, Formula2 formula, long... witness) {
    return make(
        id,
        2,
        a -> predicate.test((long) a[0], (long) a[1]),
        (f, in) -> formula.of(term(f, in, 0), term(f, in, 1)),
        witness);
  }

  interface Predicate3 {
    boolean test(long m, long n, long p);
  }

  interface Formula3 {
    Condition of(LongTerm m, LongTerm n, LongTerm p);
  }

  static Benchmark benchmark(String id, Predicate3 predicate, Formula3 formula, long... witness) {
    return make(
        id,
        3,
        a -> predicate.test((long) a[0], (long) a[1], (long) a[2]),
        (f, in) -> formula.of(term(f, in, 0), term(f, in, 1), term(f, in, 2)),
        witness);
  }

  private static Benchmark make(
      String id, int arity, Oracle oracle, Formulation formulation, long... witness) {
    List<Object> values = Arrays.stream(witness).<Object>mapToObj(value -> value).toList();
    return new Benchmark(id, PARAMETERS.subList(0, arity), oracle, formulation, values);
  }

  private static LongTerm term(ExprFactory factory, List<Input> inputs, int index) {
    return new LongTerm(factory, inputs.get(index));
  }
}
