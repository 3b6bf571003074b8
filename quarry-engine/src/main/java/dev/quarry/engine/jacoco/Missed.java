package dev.quarry.engine.jacoco;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** What an existing suite misses, according to JaCoCo. */
public final class Missed implements Wanted {
  private final Set<Branch> branches;
  private final Set<MethodId> methods;

  Missed(Set<Branch> branches, Set<MethodId> methods) {
    this.branches = Set.copyOf(branches);
    this.methods = Set.copyOf(methods);
  }

  /**
   * Reads a report.
   *
   * @param file {@code report.xml}, or execution data ({@code .exec})
   * @param program whose classes the report is about
   * @param classes the binary names of those of interest
   * @throws ReportException if it can't be read, or is about other classes
   */
  public static Missed read(Path file, Program program, Collection<String> classes) {
    if (!Files.isRegularFile(file)) {
      throw new ReportException("There is no file `" + file + "`.");
    }
    List<String> names = List.copyOf(classes);
    return isXml(file)
        ? new MissedInReport(file, program).in(CountedBranches.of(program, names), names)
        : new MissedInData(file, program).in(names);
  }

  /** XML starts with a bracket, whatever the file is called; execution data never do. */
  private static boolean isXml(Path file) {
    try (InputStream in = Files.newInputStream(file)) {
      int first = in.read();
      // An editor may have put a mark for the byte order in front.
      return first == '<' || first == 0xEF || Character.isWhitespace(first);
    } catch (IOException e) {
      throw new ReportException("`" + file + "` can't be read: " + e.getMessage(), e);
    }
  }

  @Override
  public boolean wants(Branch branch) {
    return branches.contains(branch);
  }

  @Override
  public boolean wantsCall(MethodId method) {
    return methods.contains(method);
  }

  /** Whether nothing is missed. */
  public boolean isEmpty() {
    return branches.isEmpty() && methods.isEmpty();
  }
}
