package dev.quarry.engine.reach;

import dev.quarry.program.Location;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Program;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.LocalVariableNode;

/** What the source calls the locals of some frames; classes compiled with {@code -g} know. */
final class LocalNames {
  private final Program program;
  private final Map<Integer, Location> frames;

  LocalNames(Program program, Map<Integer, Location> frames) {
    this.program = program;
    this.frames = frames;
  }

  String of(int level, int slot) {
    Location place = frames.get(level);
    if (place != null) {
      MethodBody body = program.body(place.method());
      @Nullable List<LocalVariableNode> all = body.tree().localVariables;
      if (all != null) {
        for (LocalVariableNode local : all) {
          if (local.index == slot && isAlive(body, local, place.instruction())) {
            return local.name;
          }
        }
      }
    }
    return "local " + slot;
  }

  /** The instruction that gives a variable its first value stands before its range. */
  private static boolean isAlive(MethodBody body, LocalVariableNode local, int instruction) {
    return body.numberOf(local.start) <= instruction + 1 && instruction < body.numberOf(local.end);
  }
}
