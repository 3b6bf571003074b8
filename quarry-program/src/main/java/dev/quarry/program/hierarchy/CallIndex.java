package dev.quarry.program.hierarchy;

import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The call sites in some code by the methods they may run, collected when first wanted. */
final class CallIndex {
  private final Supplier<Stream<MethodBody>> code;
  private final CallTargets targets;
  private @Nullable Map<MethodId, List<CallSite>> byCallee;

  CallIndex(Supplier<Stream<MethodBody>> code, CallTargets targets) {
    this.code = code;
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
    code.get().flatMap(body -> CallSites.of(body).stream()).forEach(site -> add(site, sites));
    return sites;
  }

  private void add(CallSite site, Map<MethodId, List<CallSite>> sites) {
    for (MethodId callee : targets.of(site).ids()) {
      sites.computeIfAbsent(callee, key -> new ArrayList<>(2)).add(site);
    }
  }
}
