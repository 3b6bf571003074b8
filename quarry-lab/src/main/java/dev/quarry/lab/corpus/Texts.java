package dev.quarry.lab.corpus;

import dev.quarry.expr.Sort;
import dev.quarry.lab.term.Condition;
import dev.quarry.lab.term.StringTerm;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** Benchmarks about one string: a predicate, the same condition in terms, and a witness. */
final class Texts {
  private static final List<Parameter> PARAMETERS = List.of(new Parameter("text", Sort.STRING));

  private Texts() {}

  static Benchmark benchmark(
      String id,
      Predicate<String> predicate,
      Function<StringTerm, Condition> formula,
      String witness) {
    return new Benchmark(
        id,
        PARAMETERS,
        a -> predicate.test((String) a[0]),
        (factory, inputs) -> formula.apply(new StringTerm(factory, inputs.get(0))),
        List.of(witness));
  }
}
