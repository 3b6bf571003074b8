package dev.quarry.program.flow;

import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.util.LinkedHashMap;
import java.util.Map;

/** The control flow of a program's methods; those used last are kept. Safe for several threads. */
public final class ControlFlows {
  private static final int METHODS_KEPT = 4096;

  private final Program program;
  private final Map<MethodId, ControlFlow> kept =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<MethodId, ControlFlow> eldest) {
          return size() > METHODS_KEPT;
        }
      };

  public ControlFlows(Program program) {
    this.program = program;
  }

  /**
   * The control flow of a method.
   *
   * @throws dev.quarry.program.ProgramException if it has no code
   */
  public synchronized ControlFlow of(MethodId method) {
    ControlFlow flow = kept.get(method);
    if (flow == null) {
      flow = ControlFlow.of(program.body(method));
      kept.put(method, flow);
    }
    return flow;
  }
}
