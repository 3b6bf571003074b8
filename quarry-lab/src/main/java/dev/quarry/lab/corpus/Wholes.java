package dev.quarry.lab.corpus;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.lab.term.Condition;
import dev.quarry.lab.term.IntTerm;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Benchmarks about {@code int} parameters: a predicate, the same condition in terms, and a witness,
 * or none if nothing satisfies the condition. Parameters are named i, j, k and so on.
 */
final class Wholes {
  private static final List<Parameter> PARAMETERS =
      Stream.of("i", "j", "k", "l").map(name -> new Parameter(name, Sort.INT)).toList();

  private Wholes() {}

  interface Predicate1 {
    boolean test(int i);
  }

  interface Formula1 {
    Condition of(IntTerm i);
  }

  static Benchmark benchmark(String id, Predicate1 predicate, Formula1 formula, int... witness) {
    return make(
        id, 1, a -> predicate.test((int) a[0]), (f, in) -> formula.of(term(f, in, 0)), witness);
  }

  interface Predicate2 {
    boolean test(int i, int j);
  }

  interface Formula2 {
    Condition of(IntTerm i, IntTerm j);
  }

  static Benchmark benchmark(String id, Predicate2 predicate, Formula2 formula, int... witness) {
    return make(
        id,
        2,
        a -> predicate.test((int) a[0], (int) a[1]),
        (f, in) -> formula.of(term(f, in, 0), term(f, in, 1)),
        witness);
  }

  interface Predicate3 {
    boolean test(int i, int j, int k);
  }

  interface Formula3 {
    Condition of(IntTerm i, IntTerm j, IntTerm k);
  }

  static Benchmark benchmark(String id, Predicate3 predicate, Formula3 formula, int... witness) {
    return make(
        id,
        3,
        a -> predicate.test((int) a[0], (int) a[1], (int) a[2]),
        (f, in) -> formula.of(term(f, in, 0), term(f, in, 1), term(f, in, 2)),
        witness);
  }

  interface Predicate4 {
    boolean test(int i, int j, int k, int l);
  }

  interface Formula4 {
    Condition of(IntTerm i, IntTerm j, IntTerm k, IntTerm l);
  }

  static Benchmark benchmark(String id, Predicate4 predicate, Formula4 formula, int... witness) {
    return make(
        id,
        4,
        a -> predicate.test((int) a[0], (int) a[1], (int) a[2], (int) a[3]),
        (f, in) -> formula.of(term(f, in, 0), term(f, in, 1), term(f, in, 2), term(f, in, 3)),
        witness);
  }

  private static Benchmark make(
      String id, int arity, Oracle oracle, Formulation formulation, int... witness) {
    List<Object> values = Arrays.stream(witness).<Object>mapToObj(value -> value).toList();
    return new Benchmark(id, PARAMETERS.subList(0, arity), oracle, formulation, values);
  }

  private static IntTerm term(ExprFactory factory, List<Input> inputs, int index) {
    return new IntTerm(factory, inputs.get(index));
  }
}
