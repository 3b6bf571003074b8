package dev.quarry.engine.cover;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.engine.scope.NamePattern;
import dev.quarry.engine.scope.ScopeOptions;
import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is left after methods were included and excluded by name: what is not called on purpose does
 * not count either.
 *
 * @param include of these a method must match one; empty: no condition
 * @param exclude of these a method may match none
 */
record NamedMethods(List<NamePattern> include, List<NamePattern> exclude) implements Wanted {
  /**
   * @throws IllegalArgumentException if a pattern has a wrong form
   */
  static NamedMethods of(ScopeOptions scope) {
    boolean onlyMethods = scope.what().stream().allMatch(what -> what.indexOf('#') >= 0);
    Stream<String> methods = onlyMethods ? scope.what().stream() : Stream.empty();
    return new NamedMethods(
        NamePattern.parse(Stream.concat(scope.include().stream(), methods).toList()),
        NamePattern.parse(scope.exclude()));
  }

  @Override
  public boolean wants(Branch branch) {
    return wantsCall(branch.method());
  }

  @Override
  public boolean wantsCall(MethodId method) {
    return (include.isEmpty() || include.stream().anyMatch(pattern -> pattern.matches(method)))
        && exclude.stream().noneMatch(pattern -> pattern.matches(method));
  }
}
