package dev.quarry.testgen.recipe;

import dev.quarry.program.MethodId;
import java.util.List;

/**
 * An abstract method as a stub implements it.
 *
 * @param id as declared
 * @param bridged descriptors of other abstract methods that this one implements, too
 * @param visibility {@code public}, {@code protected} or nothing
 * @param parameters their generic types as class files have them, without type variables
 * @param result likewise
 */
public record StubMethod(
    MethodId id, List<String> bridged, String visibility, List<String> parameters, String result) {
  public StubMethod {
    bridged = List.copyOf(bridged);
    parameters = List.copyOf(parameters);
  }

  public boolean isVoid() {
    return result.equals("V");
  }
}
