package dev.quarry.lab.soundness.generate;

import java.util.List;

/**
 * A program and its inputs.
 *
 * @param seed it was grown from
 * @param className the binary name of its only top-level class
 * @param tree its source
 * @param entries where it begins
 */
public record GeneratedProgram(long seed, String className, Node tree, List<EntryPoint> entries) {
  public GeneratedProgram {
    entries = List.copyOf(entries);
  }

  /** The source text. */
  public String source() {
    return tree.text();
  }

  /** The name of the source file. */
  public String fileName() {
    return className.substring(className.lastIndexOf('.') + 1) + ".java";
  }

  /** The same with another tree. */
  public GeneratedProgram with(Node changed) {
    return new GeneratedProgram(seed, className, changed, entries);
  }

  /** The same with other entries. */
  public GeneratedProgram with(List<EntryPoint> changed) {
    return new GeneratedProgram(seed, className, tree, changed);
  }
}
