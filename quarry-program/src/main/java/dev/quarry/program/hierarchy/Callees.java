package dev.quarry.program.hierarchy;

import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import java.util.List;

/**
 * What a call site may run.
 *
 * @param methods the methods with code or native ones, in the order of the class hierarchy
 * @param complete whether these are all there can be; false if the receiver may be of a class that
 *     is not on the class path, such as one of the JDK's or a lambda's
 */
public record Callees(List<MethodShape> methods, boolean complete) {
  static final Callees UNKNOWN = new Callees(List.of(), false);

  /** The methods by name only. */
  public List<MethodId> ids() {
    return methods.stream().map(MethodShape::id).toList();
  }
}
