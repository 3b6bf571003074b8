package dev.quarry.program.hierarchy;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The call sites on the class path by the methods they may run, collected when first wanted. */
final class CallIndex {
  private final Program program;
  private final CallTargets targets;
  private @Nullable Map<MethodId, List<CallSite>> byCallee;

  CallIndex(Program program, CallTargets targets) {
    this.program = program;
    this.targets = targets;
  }

  /** The call sites that may run a method. */
  List<CallSite> callersOf(MethodId method) {
    return byCallee().getOrDefault(method, List.of());
  }

  private synchronized Map<MethodId, List<CallSite>> byCallee() {
    if (byCallee == null) {
      byCallee = read();
    }
    return byCallee;
  }

  private Map<MethodId, List<CallSite>> read() {
    Map<MethodId, List<CallSite>> sites = new LinkedHashMap<>();
    for (ClassFile type : program.classPath().readAll().files()) {
      for (MethodBody body : program.bodies(type)) {
        for (CallSite site : CallSites.of(body)) {
          for (MethodId callee : targets.of(site).ids()) {
            sites.computeIfAbsent(callee, key -> new ArrayList<>(2)).add(site);
          }
        }
      }
    }
    return sites;
  }
}
