package dev.quarry.engine.jacoco;

import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.Program;
import java.io.IOException;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.data.ExecutionDataStore;
import org.jacoco.core.internal.data.CRC64;
import org.jacoco.core.tools.ExecFileLoader;
import org.jspecify.annotations.Nullable;

/** Finds out from execution data what is missed, branch by branch. */
final class MissedInData {
  private final Path file;
  private final ExecutionDataStore store;
  private final Program program;

  MissedInData(Path file, Program program) {
    this.file = file;
    this.program = program;
    ExecFileLoader loader = new ExecFileLoader();
    try {
      loader.load(file.toFile());
    } catch (IOException e) {
      throw new ReportException(
          "`" + file + "` has no execution data of JaCoCo: " + e.getMessage(), e);
    }
    this.store = loader.getExecutionDataStore();
  }

  Missed in(List<String> classes) {
    checkProject(classes);
    Set<Branch> branches = new LinkedHashSet<>();
    Set<MethodId> methods = new LinkedHashSet<>();
    for (String name : classes) {
      ClassBranches own = ClassBranches.of(program, name);
      BitSet executed = executed(name, own);
      for (CountedBranch branch : own.branches()) {
        if (!executed.intersects(branch.probes())) {
          branches.addAll(branch.ways());
        }
      }
      own.methods()
          .forEach(
              (method, probes) -> {
                if (!executed.intersects(probes)) {
                  methods.add(method);
                }
              });
    }
    return new Missed(branches, methods);
  }

  /** Tests may well have loaded none of some classes, but not none of all. */
  private void checkProject(List<String> classes) {
    Set<String> loaded = new HashSet<>();
    store.getContents().forEach(data -> loaded.add(data.getName()));
    if (!loaded.isEmpty()
        && program.classPath().programClasses().stream().noneMatch(loaded::contains)) {
      throw new ReportException(
          "`" + file + "` says nothing about " + classes.get(0) + "; is it of another project?");
    }
  }

  /** Nothing of a class that no test loaded. */
  private BitSet executed(String name, ClassBranches own) {
    BitSet executed = new BitSet();
    long id = CRC64.classId(program.classPath().get(name).bytes());
    @Nullable ExecutionData data = store.get(id);
    if (data == null) {
      if (store.contains(Names.internal(name))) {
        throw new ReportException(
            "`"
                + file
                + "` is about another version of "
                + name
                + " than the class path has; compile and run the tests again.");
      }
      return executed;
    }
    boolean[] probes = data.getProbes();
    own.probes()
        .forEach(
            (jacoco, quarry) -> {
              if (jacoco < probes.length && probes[jacoco]) {
                executed.set(quarry);
              }
            });
    return executed;
  }
}
