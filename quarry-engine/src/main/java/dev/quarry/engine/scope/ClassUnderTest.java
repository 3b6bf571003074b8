package dev.quarry.engine.scope;

import dev.quarry.program.MethodShape;
import java.util.List;

/**
 * A class some of whose methods are looked at.
 *
 * @param name its binary name
 * @param methods in the order of the class file; at least one
 */
public record ClassUnderTest(String name, List<MethodShape> methods) {
  public ClassUnderTest {
    methods = List.copyOf(methods);
  }
}
