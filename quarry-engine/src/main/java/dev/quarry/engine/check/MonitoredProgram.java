package dev.quarry.engine.check;

import dev.quarry.engine.run.ScratchDirectory;
import dev.quarry.program.ClassPath;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Kind;
import dev.quarry.spec.language.AnnotationReader;
import dev.quarry.spec.weave.EventLog;
import dev.quarry.spec.weave.Weaver;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A program that monitors the specifications which classes of a package carry as annotations: woven
 * copies stand before the classes on its class path, and a violation is an exception. They are gone
 * when it is closed.
 *
 * @param classPath of it
 * @param specifications that are monitored
 * @param scratch where copies are
 */
public record MonitoredProgram(
    List<Path> classPath, List<Specification> specifications, Optional<ScratchDirectory> scratch)
    implements AutoCloseable {
  public MonitoredProgram {
    classPath = List.copyOf(classPath);
    specifications = List.copyOf(specifications);
  }

  /** The program as it is. */
  public static MonitoredProgram plain(List<Path> classPath) {
    return new MonitoredProgram(classPath, List.of(), Optional.empty());
  }

  /**
   * The program with monitors for one entry, of what is said in its package. Whoever calls the
   * entry breaks the rules if the entry itself may not be called, so the usages of its own class
   * are left out.
   *
   * @param entry as users write it
   * @throws dev.quarry.spec.SpecificationException if there is a mistake in a specification
   */
  public static MonitoredProgram of(List<Path> classPath, String entry) throws IOException {
    String called = entry.contains("#") ? entry.substring(0, entry.indexOf('#')) : entry;
    try (ClassPath classes = ClassPath.of(classPath)) {
      ClassHierarchy hierarchy = new ClassHierarchy(classes);
      List<Specification> found = new ArrayList<>();
      String home = Names.packageOf(Names.internal(called));
      for (String name : classes.programClasses()) {
        if (!Names.packageOf(name).equals(home)) {
          continue;
        }
        classes.find(name).map(AnnotationReader::of).orElse(List.of()).stream()
            .filter(one -> one.kind() == Kind.BEHAVIOUR || !isOf(one, called, hierarchy))
            .forEach(found::add);
      }
      if (found.isEmpty()) {
        return plain(classPath);
      }
      ScratchDirectory scratch = ScratchDirectory.create();
      List<Path> woven =
          WovenFiles.write(
              new Weaver(hierarchy, EventLog.KEPT).weave(found),
              scratch.path().resolve("woven"),
              classPath);
      return new MonitoredProgram(woven, found, Optional.of(scratch));
    }
  }

  private static boolean isOf(Specification one, String called, ClassHierarchy hierarchy) {
    return hierarchy.isSubtype(Names.internal(called), Names.internal(one.type()));
  }

  @Override
  public void close() {
    scratch.ifPresent(ScratchDirectory::close);
  }
}
