package dev.quarry.lab.corpus;

import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.lab.term.Condition;
import dev.quarry.lab.term.DoubleTerm;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Benchmarks about {@code double} parameters: a predicate, the same condition in terms, and a
 * witness, or none if nothing satisfies the condition. Parameters are named x, y, z and so on.
 */
final class Reals {
  private static final List<Parameter> PARAMETERS =
      Stream.of("x", "y", "z", "w", "v", "u", "t", "s")
          .map(name -> new Parameter(name, Sort.DOUBLE))
          .toList();

  private Reals() {}

  interface Predicate1 {
    boolean test(double x);
  }

  interface Formula1 {
    Condition of(DoubleTerm x);
  }

  static Benchmark benchmark(String id, Predicate1 predicate, Formula1 formula, double... witness) {
    return make(
        id, 1, a -> predicate.test((double) a[0]), (f, in) -> formula.of(term(f, in, 0)), witness);
  }

  interface Predicate2 {
    boolean test(double x, double y);
  }

  interface Formula2 {
    Condition of(DoubleTerm x, DoubleTerm y);
  }

  static Benchmark benchmark(String id, Predicate2 predicate, Formula2 formula, double... witness) {
    return make(
        id,
        2,
        a -> predicate.test((double) a[0], (double) a[1]),
        (f, in) -> formula.of(term(f, in, 0), term(f, in, 1)),
        witness);
  }

  interface Predicate3 {
    boolean test(double x, double y, double z);
  }

  interface Formula3 {
    Condition of(DoubleTerm x, DoubleTerm y, DoubleTerm z);
  }

  static Benchmark benchmark(String id, Predicate3 predicate, Formula3 formula, double... witness) {
    return make(
        id,
        3,
        a -> predicate.test((double) a[0], (double) a[1], (double) a[2]),
        (f, in) -> formula.of(term(f, in, 0), term(f, in, 1), term(f, in, 2)),
        witness);
  }

  interface Predicate4 {
    boolean test(double x, double y, double z, double w);
  }

  interface Formula4 {
    Condition of(DoubleTerm x, DoubleTerm y, DoubleTerm z, DoubleTerm w);
  }

  static Benchmark benchmark(String id, Predicate4 predicate, Formula4 formula, double... witness) {
    return make(
        id,
        4,
        a -> predicate.test((double) a[0], (double) a[1], (double) a[2], (double) a[3]),
        (f, in) -> formula.of(term(f, in, 0), term(f, in, 1), term(f, in, 2), term(f, in, 3)),
        witness);
  }

  interface Predicate5 {
    boolean test(double x, double y, double z, double w, double v);
  }

  interface Formula5 {
    Condition of(DoubleTerm x, DoubleTerm y, DoubleTerm z, DoubleTerm w, DoubleTerm v);
  }

  static Benchmark benchmark(String id, Predicate5 predicate, Formula5 formula, double... witness) {
    return make(
        id,
        5,
        a ->
            predicate.test(
                (double) a[0], (double) a[1], (double) a[2], (double) a[3], (double) a[4]),
        (f, in) ->
            formula.of(
                term(f, in, 0), term(f, in, 1), term(f, in, 2), term(f, in, 3), term(f, in, 4)),
        witness);
  }

  interface Predicate6 {
    boolean test(double x, double y, double z, double w, double v, double u);
  }

  interface Formula6 {
    Condition of(
        DoubleTerm x, DoubleTerm y, DoubleTerm z, DoubleTerm w, DoubleTerm v, DoubleTerm u);
  }

  static Benchmark benchmark(String id, Predicate6 predicate, Formula6 formula, double... witness) {
    return make(
        id,
        6,
        a ->
            predicate.test(
                (double) a[0],
                (double) a[1],
                (double) a[2],
                (double) a[3],
                (double) a[4],
                (double) a[5]),
        (f, in) ->
            formula.of(
                term(f, in, 0),
                term(f, in, 1),
                term(f, in, 2),
                term(f, in, 3),
                term(f, in, 4),
                term(f, in, 5)),
        witness);
  }

  interface Predicate7 {
    boolean test(double x, double y, double z, double w, double v, double u, double t);
  }

  interface Formula7 {
    Condition of(
        DoubleTerm x,
        DoubleTerm y,
        DoubleTerm z,
        DoubleTerm w,
        DoubleTerm v,
        DoubleTerm u,
        DoubleTerm t);
  }

  static Benchmark benchmark(String id, Predicate7 predicate, Formula7 formula, double... witness) {
    return make(
        id,
        7,
        a ->
            predicate.test(
                (double) a[0],
                (double) a[1],
                (double) a[2],
                (double) a[3],
                (double) a[4],
                (double) a[5],
                (double) a[6]),
        (f, in) ->
            formula.of(
                term(f, in, 0),
                term(f, in, 1),
                term(f, in, 2),
                term(f, in, 3),
                term(f, in, 4),
                term(f, in, 5),
                term(f, in, 6)),
        witness);
  }

  interface Predicate8 {
    boolean test(double x, double y, double z, double w, double v, double u, double t, double s);
  }

  interface Formula8 {
    Condition of(
        DoubleTerm x,
        DoubleTerm y,
        DoubleTerm z,
        DoubleTerm w,
        DoubleTerm v,
        DoubleTerm u,
        DoubleTerm t,
        DoubleTerm s);
  }

  static Benchmark benchmark(String id, Predicate8 predicate, Formula8 formula, double... witness) {
    return make(
        id,
        8,
        a ->
            predicate.test(
                (double) a[0],
                (double) a[1],
                (double) a[2],
                (double) a[3],
                (double) a[4],
                (double) a[5],
                (double) a[6],
                (double) a[7]),
        (f, in) ->
            formula.of(
                term(f, in, 0),
                term(f, in, 1),
                term(f, in, 2),
                term(f, in, 3),
                term(f, in, 4),
                term(f, in, 5),
                term(f, in, 6),
                term(f, in, 7)),
        witness);
  }

  private static Benchmark make(
      String id, int arity, Oracle oracle, Formulation formulation, double... witness) {
    List<Object> values = Arrays.stream(witness).<Object>mapToObj(value -> value).toList();
    return new Benchmark(id, PARAMETERS.subList(0, arity), oracle, formulation, values);
  }

  private static DoubleTerm term(ExprFactory factory, List<Input> inputs, int index) {
    return new DoubleTerm(factory, inputs.get(index));
  }
}
