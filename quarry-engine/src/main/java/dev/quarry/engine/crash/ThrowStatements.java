package dev.quarry.engine.crash;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.Names;
import dev.quarry.program.Program;
import dev.quarry.testgen.replay.Frame;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/** What the code at a place of a stack trace does. */
final class ThrowStatements {
  /** Names of methods whose whole purpose is to say no. */
  private static final Pattern CHECK =
      Pattern.compile(
          "(check|require|validate|ensure|assert|verify|reject|not(null|empty|blank)|istrue).*");

  private final Program program;

  ThrowStatements(Program program) {
    this.program = program;
  }

  /** Whether the exception is made there, rather than raised by an instruction. */
  boolean makes(Frame place, String exception) {
    String type = Names.internal(exception);
    return bodies(place).stream()
        .anyMatch(
            body ->
                at(body, place.line()).stream()
                    .anyMatch(
                        node ->
                            node.getOpcode() == Opcodes.NEW
                                && ((TypeInsnNode) node).desc.equals(type)));
  }

  /**
   * Whether a call there hands on a parameter as it is, or goes to a method whose name says that it
   * checks something.
   */
  boolean handsOn(Frame caller, String callee) {
    if (CHECK.matcher(callee.toLowerCase(Locale.ROOT)).matches()) {
      return true;
    }
    return bodies(caller).stream().anyMatch(body -> handsOn(body, caller.line(), callee));
  }

  private static boolean handsOn(MethodBody body, int line, String callee) {
    return at(body, line).stream()
        .anyMatch(
            node ->
                node instanceof MethodInsnNode call
                    && call.name.equals(callee)
                    && handsOn(body, call));
  }

  private static boolean handsOn(MethodBody body, MethodInsnNode call) {
    try {
      var frame = body.frames(new SourceInterpreter()).get(body.numberOf(call));
      if (frame == null) {
        return false;
      }
      int arguments = Type.getArgumentCount(call.desc);
      for (int i = 1; i <= arguments; i++) {
        if (isParameter(body, frame.getStack(frame.getStackSize() - i))) {
          return true;
        }
      }
      return false;
    } catch (AnalyzerException e) {
      return false;
    }
  }

  private static boolean isParameter(MethodBody body, @Nullable SourceValue value) {
    return value != null
        && !value.insns.isEmpty()
        && value.insns.stream()
            .allMatch(node -> node instanceof VarInsnNode load && isParameter(body, load));
  }

  /** A slot of a parameter that nobody assigns. */
  private static boolean isParameter(MethodBody body, VarInsnNode load) {
    boolean isStatic = (body.tree().access & Opcodes.ACC_STATIC) != 0;
    int first = isStatic ? 0 : 1;
    int end = (Type.getArgumentsAndReturnSizes(body.id().descriptor()) >> 2) - (isStatic ? 1 : 0);
    if (load.var < first || load.var >= end) {
      return false;
    }
    for (int i = 0; i < body.size(); i++) {
      if (body.instruction(i) instanceof VarInsnNode other
          && other.var == load.var
          && other.getOpcode() >= Opcodes.ISTORE
          && other.getOpcode() <= Opcodes.ASTORE) {
        return false;
      }
    }
    return true;
  }

  /** The instructions of a line. */
  private static List<AbstractInsnNode> at(MethodBody body, int line) {
    return java.util.stream.IntStream.range(0, body.size())
        .filter(i -> body.line(i) == line)
        .mapToObj(body::instruction)
        .toList();
  }

  /** A stack trace has no parameter types, so there may be several. */
  private List<MethodBody> bodies(Frame frame) {
    Optional<ClassFile> type = program.classPath().find(frame.className());
    return type.map(
            file ->
                program.bodies(file).stream()
                    .filter(body -> body.id().name().equals(frame.method()))
                    .toList())
        .orElse(List.of());
  }
}
