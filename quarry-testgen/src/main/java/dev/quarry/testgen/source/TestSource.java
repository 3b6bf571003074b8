package dev.quarry.testgen.source;

import java.util.List;

/**
 * A test class as text.
 *
 * @param className its binary name
 * @param text the compilation unit
 * @param methods the names of its methods, one per case, in the order of the cases
 * @param ranges where each of them is, its annotation included
 */
public record TestSource(
    String className, String text, List<String> methods, List<LineRange> ranges) {
  public TestSource {
    methods = List.copyOf(methods);
    ranges = List.copyOf(ranges);
  }
}
