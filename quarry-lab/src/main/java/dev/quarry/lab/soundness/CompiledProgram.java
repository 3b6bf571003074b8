package dev.quarry.lab.soundness;

import dev.quarry.lab.soundness.generate.GeneratedProgram;
import dev.quarry.testgen.compile.Compilation;
import dev.quarry.testgen.compile.TestCompiler;
import dev.quarry.testgen.source.TestSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A program and its class files.
 *
 * @param program the program
 * @param classes class files by binary name
 */
record CompiledProgram(GeneratedProgram program, Map<String, byte[]> classes) {
  /** Those of some programs that the compiler accepts. */
  static List<CompiledProgram> of(List<GeneratedProgram> programs) {
    List<TestSource> sources = new ArrayList<>();
    for (GeneratedProgram program : programs) {
      sources.add(new TestSource(program.className(), program.source(), List.of(), List.of()));
    }
    Compilation compiled = new TestCompiler(List.of()).compile(sources);
    Set<String> refused = new HashSet<>();
    compiled.errors().forEach(error -> refused.add(error.className()));
    List<CompiledProgram> accepted = new ArrayList<>();
    for (GeneratedProgram program : programs) {
      if (!refused.contains(program.className())) {
        accepted.add(new CompiledProgram(program, classesOf(program, compiled)));
      }
    }
    return accepted;
  }

  private static Map<String, byte[]> classesOf(GeneratedProgram program, Compilation compiled) {
    Map<String, byte[]> classes = new TreeMap<>();
    compiled
        .classes()
        .forEach(
            (name, file) -> {
              if (name.equals(program.className()) || name.startsWith(program.className() + "$")) {
                classes.put(name, file);
              }
            });
    return classes;
  }
}
