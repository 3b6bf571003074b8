package dev.quarry.engine.scope;

import java.util.List;

/**
 * Which methods are looked at.
 *
 * @param what classes, packages ({@code com.acme.*}), methods ({@code com.acme.Foo#bar}), and jars
 *     or directories of the class path
 * @param visibility which classes and methods of these
 * @param include patterns of which a method must match one; empty: no condition
 * @param exclude patterns of which a method may match none
 */
public record ScopeOptions(
    List<String> what, Visibility visibility, List<String> include, List<String> exclude) {
  public ScopeOptions {
    what = List.copyOf(what);
    include = List.copyOf(include);
    exclude = List.copyOf(exclude);
  }

  /** Public methods of these. */
  public static ScopeOptions of(String... what) {
    return of(Visibility.PUBLIC, what);
  }

  /** Methods of these as far as they are visible. */
  public static ScopeOptions of(Visibility visibility, String... what) {
    return new ScopeOptions(List.of(what), visibility, List.of(), List.of());
  }
}
