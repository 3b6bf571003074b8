package dev.quarry.symcretic.step;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.program.Branches;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.testing.Heap;
import dev.quarry.symcretic.testing.Operand;
import dev.quarry.symcretic.testing.RandomValues;
import dev.quarry.symcretic.testing.Snippet;
import dev.quarry.symcretic.testing.Workbench;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.util.Printer;

/**
 * Every conditional jump and switch: exactly the outcome that is taken has a condition that holds.
 */
final class EveryJumpTest {
  private static final int STATES = 1_000;

  @TempDir private static Path directory;

  private static Workbench bench;

  @BeforeAll
  static void writeMethods() {
    bench = Workbench.ofSnippets(directory, all());
  }

  @AfterAll
  static void close() {
    bench.close();
  }

  static List<Snippet> all() {
    List<Snippet> all = new ArrayList<>();
    for (int opcode = Opcodes.IFEQ; opcode <= Opcodes.IFLE; opcode++) {
      all.add(jump(opcode, "I"));
    }
    for (int opcode = Opcodes.IF_ICMPEQ; opcode <= Opcodes.IF_ICMPLE; opcode++) {
      all.add(jump(opcode, "II"));
    }
    all.add(jump(Opcodes.IF_ACMPEQ, Cases.OBJECT.repeat(2)));
    all.add(jump(Opcodes.IF_ACMPNE, Cases.OBJECT.repeat(2)));
    all.add(jump(Opcodes.IFNULL, Cases.OBJECT));
    all.add(jump(Opcodes.IFNONNULL, Cases.OBJECT));
    all.add(table("gaps", -2, 3, List.of(0, 1, 1, -1, 2, 0)));
    all.add(table("end", Integer.MAX_VALUE - 1, Integer.MAX_VALUE, List.of(0, -1)));
    all.add(table("start", Integer.MIN_VALUE, Integer.MIN_VALUE + 1, List.of(0, 1)));
    all.add(lookup("some", new int[] {-1, 0, 1, 255}, List.of(0, 1, 0, 2)));
    all.add(lookup("default", new int[] {0, 1}, List.of(-1, 0)));
    all.add(
        lookup("extremes", new int[] {Integer.MIN_VALUE, 7, Integer.MAX_VALUE}, List.of(0, 1, 0)));
    all.add(lookup("none", new int[0], List.of()));
    return all;
  }

  private static Snippet jump(int opcode, String operands) {
    return Snippet.of(
        Printer.OPCODES[opcode].toLowerCase(Locale.ROOT),
        opcode,
        Operand.all(operands),
        "I",
        method -> {
          Label taken = new Label();
          method.visitJumpInsn(opcode, taken);
          answer(method, List.of(taken), new Label(), -2);
        });
  }

  /** A switch whose keys lead to the label with a number each, or to the default. */
  private static Snippet table(String name, int min, int max, List<Integer> leads) {
    return Snippet.of(
        "tableswitch_" + name,
        Opcodes.TABLESWITCH,
        List.of(Operand.index()),
        "I",
        method -> {
          List<Label> labels = labels(leads);
          Label otherwise = new Label();
          method.visitTableSwitchInsn(min, max, otherwise, led(leads, labels, otherwise));
          answer(method, labels, otherwise, -1);
        });
  }

  private static Snippet lookup(String name, int[] keys, List<Integer> leads) {
    return Snippet.of(
        "lookupswitch_" + name,
        Opcodes.LOOKUPSWITCH,
        List.of(Operand.index()),
        "I",
        method -> {
          List<Label> labels = labels(leads);
          Label otherwise = new Label();
          method.visitLookupSwitchInsn(otherwise, keys, led(leads, labels, otherwise));
          answer(method, labels, otherwise, -1);
        });
  }

  private static List<Label> labels(List<Integer> leads) {
    int count = leads.stream().mapToInt(Integer::intValue).max().orElse(-1) + 1;
    return Stream.generate(Label::new).limit(count).toList();
  }

  private static Label[] led(List<Integer> leads, List<Label> labels, Label otherwise) {
    return leads.stream().map(i -> i < 0 ? otherwise : labels.get(i)).toArray(Label[]::new);
  }

  /** Leaves the number of the label that was led to, or another one. */
  private static void answer(MethodVisitor method, List<Label> labels, Label otherwise, int other) {
    Label end = new Label();
    method.visitLabel(otherwise);
    method.visitIntInsn(Opcodes.BIPUSH, other);
    method.visitJumpInsn(Opcodes.GOTO, end);
    for (int i = 0; i < labels.size(); i++) {
      method.visitLabel(labels.get(i));
      method.visitIntInsn(Opcodes.BIPUSH, i);
      method.visitJumpInsn(Opcodes.GOTO, end);
    }
    method.visitLabel(end);
  }

  @ParameterizedTest
  @MethodSource("all")
  void theConditionOfTheOutcomeThatIsTakenHoldsAndNoOther(Snippet snippet) throws Exception {
    Site site = bench.site(snippet);
    // A switch that only has a default is no branch.
    int outcomes = Math.max(1, Branches.outcomes(site.code().body(), site.number()));
    List<Expr> conditions = new ArrayList<>();
    for (int label : labels(site)) {
      conditions.add(Jumps.condition(site, label));
    }
    assertThat(conditions).hasSize(outcomes);
    var values = new RandomValues(snippet.name().hashCode());
    var interpreter = new Interpreter(new JdkFunctions());
    var method = bench.method(snippet);
    Map<Integer, Integer> answers = new LinkedHashMap<>();
    for (int i = 0; i < STATES; i++) {
      values.nextState();
      Object[] arguments = snippet.stack().stream().map(values::next).toArray();
      String what = Arrays.toString(arguments);
      int answer = (Integer) ((Object[]) method.invoke(null, arguments))[0];
      Model state = state(arguments, snippet);
      int taken = -1;
      for (int outcome = 0; outcome < outcomes; outcome++) {
        if ((Boolean) interpreter.evaluate(conditions.get(outcome), state)) {
          assertThat(taken).as("one outcome of %s on %s", snippet, what).isEqualTo(-1);
          taken = outcome;
        }
      }
      assertThat(taken).as("an outcome of %s on %s", snippet, what).isNotEqualTo(-1);
      // One outcome is one answer, always the same.
      assertThat(answers.computeIfAbsent(taken, any -> answer))
          .as("what %s does on %s", snippet, what)
          .isEqualTo(answer);
    }
    assertThat(answers.values()).doesNotHaveDuplicates();
  }

  private static List<Integer> labels(Site site) {
    return site.code().flow().edgesFrom(site.code().flow().blockOf(site.number()).number()).stream()
        .map(edge -> edge.label())
        .distinct()
        .toList();
  }

  private static Model state(Object[] arguments, Snippet snippet) {
    Variables variables = bench.references().variables();
    var heap = new Heap(variables);
    Map<Input, Object> state = new LinkedHashMap<>();
    for (int i = 0; i < arguments.length; i++) {
      var sort = Variables.sortOf(snippet.stack().get(i).type());
      state.put(variables.stack(0, i, sort), heap.value(arguments[i], sort));
    }
    return new Model(state);
  }
}
