package dev.quarry.expr;

import java.util.List;

/**
 * The name and signature of a function known only by running it. A static JDK method is named by
 * its owner, name and descriptor, as in {@code java.lang.Math.sin(D)D}.
 */
public record OpaqueSymbol(String name, List<Sort> parameters, Sort result) {
  public OpaqueSymbol {
    parameters = List.copyOf(parameters);
  }
}
