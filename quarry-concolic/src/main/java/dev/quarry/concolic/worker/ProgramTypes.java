package dev.quarry.concolic.worker;

import dev.quarry.concolic.runtime.TypeWorld;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The concrete types of a program, from its class files. */
final class ProgramTypes implements TypeWorld {
  private final ClassHierarchy hierarchy;
  private final Map<String, List<String>> known = new ConcurrentHashMap<>();

  ProgramTypes(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  @Override
  public List<String> concreteSubtypes(String type) {
    return known.computeIfAbsent(type, this::find);
  }

  private List<String> find(String type) {
    return hierarchy.concreteTypes(type.replace('.', '/')).stream()
        .filter(file -> file.isOfProgram() && !file.isEnum())
        .map(ClassFile::binaryName)
        .toList();
  }
}
