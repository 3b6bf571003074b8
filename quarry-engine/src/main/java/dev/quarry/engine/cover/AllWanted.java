package dev.quarry.engine.cover;

import dev.quarry.engine.coverage.Wanted;
import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import java.util.List;

/** What several want alike. */
record AllWanted(List<Wanted> parts) implements Wanted {
  AllWanted {
    parts = List.copyOf(parts);
  }

  @Override
  public boolean wants(Branch branch) {
    return parts.stream().allMatch(part -> part.wants(branch));
  }

  @Override
  public boolean wantsCall(MethodId method) {
    return parts.stream().allMatch(part -> part.wantsCall(method));
  }
}
