package dev.quarry.engine.change;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.flow.Block;
import dev.quarry.program.flow.ControlFlow;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;

/** Code that was compiled from changed lines. Safe for several threads. */
final class ChangedCode implements Wanted {
  private final Changes changes;
  private final Program program;
  private final Map<String, Set<Integer>> byClass = new ConcurrentHashMap<>();

  ChangedCode(Changes changes, Program program) {
    this.changes = changes;
    this.program = program;
  }

  @Override
  public boolean wants(Branch branch) {
    Set<Integer> lines = lines(branch.method().owner());
    if (lines.isEmpty()) {
      return false;
    }
    MethodBody body = program.body(branch.method());
    if (lines.contains(body.line(branch.instruction()))) {
      return true;
    }
    int destination = Branches.destinations(body, branch.instruction()).get(branch.outcome());
    Block block = ControlFlow.of(body).blockOf(destination);
    for (int i = block.first(); i < block.end(); i++) {
      if (lines.contains(body.line(i))) {
        return true;
      }
    }
    return false;
  }

  @Override
  public boolean wantsCall(MethodId method) {
    Set<Integer> lines = lines(method.owner());
    return !lines.isEmpty()
        && program
            .findBody(method)
            .map(body -> body.lines().stream().anyMatch(lines::contains))
            .orElse(false);
  }

  /** The changed lines of the file that a class was compiled from. */
  private Set<Integer> lines(String owner) {
    return byClass.computeIfAbsent(owner, this::find);
  }

  private Set<Integer> find(String owner) {
    String source = program.classPath().find(owner).flatMap(ClassFile::sourceFile).orElse("");
    if (source.isEmpty()) {
      return Set.of();
    }
    String directory = owner.substring(0, owner.lastIndexOf('.') + 1).replace('.', '/');
    String file = directory + source;
    Set<Integer> lines = new TreeSet<>();
    changes
        .lines()
        .forEach(
            (path, some) -> {
              if (path.equals(file) || path.endsWith("/" + file)) {
                lines.addAll(some);
              }
            });
    return lines;
  }
}
