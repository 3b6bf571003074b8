package dev.quarry.testgen.driver;

import dev.quarry.program.Branch;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.Recipe;
import dev.quarry.testgen.recipe.Scenario;
import dev.quarry.testgen.recipe.Sequence;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Writes drivers of sequences. Before each call the monitor is asked for its state, and each state
 * has a choice of its own, and another one for when the call before changed something: so the place
 * of a choice tells both.
 */
public final class SequenceWriter {
  private static final String SUFFIX = "_QuarrySequence";
  private static final String METHOD = "drive";

  /**
   * The internal names of exceptions of a call behind which a violation is looked for that the
   * program has caught. Not those of the virtual machine, of which nobody knows when they come.
   */
  public static final List<String> NOTICED =
      List.of("java/lang/Exception", "java/lang/AssertionError");

  private final ClassHierarchy hierarchy;

  public SequenceWriter(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
  }

  /**
   * Where the state of what is called stands, and who is told before a call is made.
   *
   * @param owner the internal name of the class with the field of the state
   * @param field of type {@code int}
   * @param isStatic whether it is a static field
   * @param states how many there are
   * @param told the internal name of a class whose static field {@code called} gets the object, or
   *     the class, on which a method is about to be called, whose field {@code changed} says
   *     whether something changed since, and whose field {@code violation} has what was thrown
   *     since
   */
  public record Monitoring(String owner, String field, boolean isStatic, int states, String told) {}

  /** What a violation means that comes about while the object is made. */
  public enum Preparation {
    /** It counts. */
    ON_TRIAL,
    /** Such an input is of no interest. */
    ASSUMED
  }

  /**
   * Writes a class file.
   *
   * @param classUnderTest its binary name
   * @param preparation whether making the object is on trial, too
   * @param end the internal name of a class whose method {@code end()} is called when the calls are
   *     over, however they end; "" if there is none
   */
  public SequenceDriver write(
      Path directory,
      String classUnderTest,
      Sequence sequence,
      Monitoring monitoring,
      Preparation preparation,
      String end) {
    String name = Names.internal(classUnderTest) + SUFFIX;
    ClassWriter writer = new DriverWriter.Frames(hierarchy);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER;
    writer.visit(Opcodes.V17, access, name, null, "java/lang/Object", null);
    writer.visitSource(name.substring(name.lastIndexOf('/') + 1) + ".java", null);
    StubClasses stubs = DriverWriter.stubs(hierarchy, directory, name);
    Code code =
        new Code(sequence, monitoring, Names.internal(classUnderTest), preparation, end, stubs);
    MethodNode method = code.write();
    method.accept(writer);
    writer.visitEnd();
    DriverWriter.save(directory.resolve(name + ".class"), writer.toByteArray());
    MethodId entry = MethodId.ofInternal(name, METHOD, method.desc);
    return new SequenceDriver(entry, sequence, code.choices(entry));
  }

  /** The code of one driver. */
  private static final class Code {
    private final Sequence sequence;
    private final Monitoring monitoring;
    private final String told;
    private final String owner;
    private final Preparation preparation;
    private final String end;
    private final StubClasses stubs;
    private final Map<String, Integer> slots = new LinkedHashMap<>();
    private final Map<TableSwitchInsnNode, SequenceDriver.Choice> switches = new LinkedHashMap<>();
    private final MethodNode code;
    private int free;

    Code(
        Sequence sequence,
        Monitoring monitoring,
        String owner,
        Preparation preparation,
        String end,
        StubClasses stubs) {
      this.preparation = preparation;
      this.end = end;
      this.stubs = stubs;
      this.sequence = sequence;
      this.monitoring = monitoring;
      this.told = monitoring.told();
      this.owner = owner;
      List<Recipe.Hole> holes = new ArrayList<>();
      for (int i = 0; i < sequence.rounds().size(); i++) {
        holes.add(new Recipe.Hole(Sequence.choice(i), "I"));
      }
      holes.addAll(sequence.holes());
      StringBuilder plain = new StringBuilder("(");
      StringBuilder generic = new StringBuilder("(");
      for (Recipe.Hole hole : holes) {
        slots.put(hole.name(), free);
        free += Type.getType(hole.type()).getSize();
        plain.append(hole.type());
        String signature = hole.signature();
        generic.append(signature == null ? hole.type() : signature);
      }
      this.code =
          new MethodNode(
              Opcodes.ASM9,
              Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC,
              METHOD,
              plain + ")V",
              generic + ")V",
              null);
      holes.forEach(hole -> code.visitParameter(hole.name(), 0));
    }

    MethodNode write() {
      code.visitCode();
      Label refused = new Label();
      Label last = new Label();
      int receiver = free++;
      int line = 1;
      if (sequence.receiver().isPresent()) {
        line(line++);
        prepare(
            refused,
            () -> {
              recipes(new int[0]).make(sequence.receiver().get());
              code.visitVarInsn(Opcodes.ASTORE, receiver);
            });
        code.visitVarInsn(Opcodes.ALOAD, receiver);
        Label there = new Label();
        code.visitJumpInsn(Opcodes.IFNONNULL, there);
        code.visitInsn(Opcodes.ACONST_NULL);
        code.visitJumpInsn(Opcodes.GOTO, refused);
        code.visitLabel(there);
      }
      Label rounds = new Label();
      code.visitLabel(rounds);
      code.visitInsn(Opcodes.NOP);
      for (int round = 0; round < sequence.rounds().size(); round++) {
        line(line++);
        round(round, receiver, refused, last);
      }
      code.visitLabel(last);
      end();
      code.visitInsn(Opcodes.RETURN);
      endAfterException(rounds, last);
      code.visitLabel(refused);
      code.visitInsn(Opcodes.POP);
      if (preparation == Preparation.ON_TRIAL) {
        throwViolation();
      }
      code.visitInsn(Opcodes.ICONST_0);
      code.visitMethodInsn(Opcodes.INVOKESTATIC, DriverMethod.MARKERS, "assume", "(Z)V", false);
      code.visitInsn(Opcodes.RETURN);
      code.visitMaxs(0, 0);
      return code;
    }

    private void end() {
      if (!end.isEmpty()) {
        code.visitMethodInsn(Opcodes.INVOKESTATIC, end, "end", "()V", false);
      }
    }

    private void endAfterException(Label from, Label to) {
      Label handler = new Label();
      Label refused = new Label();
      // Behind the handlers of preparations, which are inside.
      NOTICED.forEach(type -> code.visitTryCatchBlock(from, to, handler, type));
      code.visitLabel(handler);
      code.visitInsn(Opcodes.DUP);
      code.visitTypeInsn(Opcodes.INSTANCEOF, DriverMethod.ASSUMPTION);
      code.visitJumpInsn(Opcodes.IFNE, refused);
      throwViolation();
      end();
      code.visitLabel(refused);
      code.visitInsn(Opcodes.ATHROW);
    }

    private void prepare(Label refused, Runnable making) {
      Label start = new Label();
      Label end = new Label();
      DriverMethod.REFUSED.forEach(type -> code.visitTryCatchBlock(start, end, refused, type));
      code.visitLabel(start);
      code.visitInsn(Opcodes.NOP);
      making.run();
      code.visitLabel(end);
    }

    private void round(int round, int receiver, Label refused, Label end) {
      List<Scenario> calls = sequence.rounds().get(round);
      Label[] made = labels(calls.size());
      Label changed = new Label();
      if (round > 0) {
        code.visitFieldInsn(Opcodes.GETSTATIC, told, "changed", "Z");
        code.visitJumpInsn(Opcodes.IFNE, changed);
      }
      choose(round, false, receiver, made, end);
      if (round > 0) {
        code.visitLabel(changed);
        choose(round, true, receiver, made, end);
      }
      Label next = new Label();
      for (int i = 0; i < made.length; i++) {
        code.visitLabel(made[i]);
        call(calls.get(i), receiver, refused);
        code.visitJumpInsn(Opcodes.GOTO, next);
      }
      code.visitLabel(next);
    }

    private void choose(int round, boolean changed, int receiver, Label[] made, Label end) {
      Label[] byState = labels(monitoring.states());
      if (!monitoring.isStatic()) {
        code.visitVarInsn(Opcodes.ALOAD, receiver);
      }
      code.visitFieldInsn(
          monitoring.isStatic() ? Opcodes.GETSTATIC : Opcodes.GETFIELD,
          monitoring.owner(),
          monitoring.field(),
          "I");
      code.visitTableSwitchInsn(0, byState.length - 1, byState[0], byState);
      for (int state = 0; state < byState.length; state++) {
        code.visitLabel(byState[state]);
        code.visitVarInsn(Opcodes.ILOAD, slots.getOrDefault(Sequence.choice(round), 0));
        code.visitTableSwitchInsn(1, made.length, end, made);
        switches.put(
            (TableSwitchInsnNode) code.instructions.getLast(),
            new SequenceDriver.Choice(round, state, changed, -1));
      }
    }

    private static Label[] labels(int count) {
      Label[] labels = new Label[count];
      for (int i = 0; i < count; i++) {
        labels[i] = new Label();
      }
      return labels;
    }

    private RecipeCode recipes(int[] arguments) {
      return new RecipeCode(code, this::load, stubs, arguments, free);
    }

    private void load(MethodVisitor into, String name, String type) {
      int slot = Objects.requireNonNull(slots.get(name), name);
      into.visitVarInsn(Type.getType(type).getOpcode(Opcodes.ILOAD), slot);
    }

    private void call(Scenario call, int receiver, Label refused) {
      int first = call.kind().hasReceiver() ? 1 : 0;
      int[] locals = new int[call.arguments().size()];
      if (first == 1) {
        locals[0] = receiver;
      }
      for (int i = first; i < locals.length; i++) {
        locals[i] = free;
        free += Type.getType(call.arguments().get(i).type()).getSize();
      }
      if (locals.length > first) {
        prepare(
            refused,
            () -> {
              RecipeCode recipes = recipes(locals);
              for (int i = first; i < locals.length; i++) {
                Recipe recipe = call.arguments().get(i);
                recipes.make(recipe);
                code.visitVarInsn(Type.getType(recipe.type()).getOpcode(Opcodes.ISTORE), locals[i]);
              }
            });
      }
      if (first == 1) {
        code.visitVarInsn(Opcodes.ALOAD, receiver);
      } else {
        code.visitLdcInsn(Type.getObjectType(owner));
      }
      code.visitFieldInsn(Opcodes.PUTSTATIC, told, "called", "Ljava/lang/Object;");
      code.visitInsn(Opcodes.ICONST_0);
      code.visitFieldInsn(Opcodes.PUTSTATIC, told, "changed", "Z");
      for (int i = 0; i < locals.length; i++) {
        Type type = Type.getType(call.arguments().get(i).type());
        code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), locals[i]);
      }
      RecipeCode.invoke(code, call.method(), call.kind());
      Type result = Type.getReturnType(call.method().descriptor());
      if (result.getSize() > 0) {
        code.visitInsn(result.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
      }
      throwViolation();
    }

    /** Throws what was thrown before and got lost. */
    private void throwViolation() {
      Label fine = new Label();
      code.visitFieldInsn(Opcodes.GETSTATIC, told, "violation", "Ljava/lang/Throwable;");
      code.visitJumpInsn(Opcodes.IFNULL, fine);
      code.visitFieldInsn(Opcodes.GETSTATIC, told, "violation", "Ljava/lang/Throwable;");
      code.visitInsn(Opcodes.ATHROW);
      code.visitLabel(fine);
    }

    private void line(int number) {
      Label here = new Label();
      code.visitLabel(here);
      code.visitLineNumber(number, here);
    }

    Map<Branch, SequenceDriver.Choice> choices(MethodId entry) {
      Map<Branch, SequenceDriver.Choice> choices = new LinkedHashMap<>();
      int number = 0;
      for (AbstractInsnNode node : code.instructions) {
        SequenceDriver.Choice ending =
            node instanceof TableSwitchInsnNode one ? switches.get(one) : null;
        if (ending != null) {
          for (int outcome = 0; outcome <= sequence.calls().size(); outcome++) {
            choices.put(
                new Branch(entry, number, outcome),
                new SequenceDriver.Choice(
                    ending.round(), ending.state(), ending.changed(), outcome - 1));
          }
        }
        number += node.getOpcode() >= 0 ? 1 : 0;
      }
      return choices;
    }
  }
}
