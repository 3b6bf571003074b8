package dev.quarry.search.random;

import dev.quarry.expr.strings.RegexLanguage;
import dev.quarry.program.MethodBody;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Collects the constants of bytecode. */
final class Miner {
  /** Where a literal is the pattern itself. */
  private static final Set<String> PATTERN_TAKERS =
      Set.of("compile", "matches", "replaceAll", "replaceFirst", "split");

  /** More of a kind would make each of them rare. */
  private static final int MOST = 400;

  private static final int LONGEST_STRING = 200;
  private static final int LONGEST_TABLE = 64;

  private final Set<Integer> ints = new LinkedHashSet<>();
  private final Set<Long> longs = new LinkedHashSet<>();
  private final Set<Float> floats = new LinkedHashSet<>();
  private final Set<Double> doubles = new LinkedHashSet<>();
  private final Set<String> strings = new LinkedHashSet<>();
  private final Map<String, RegexLanguage> languages = new LinkedHashMap<>();

  void read(MethodBody body) {
    String recent = "";
    for (AbstractInsnNode each : body.tree().instructions) {
      if (each instanceof LdcInsnNode constant) {
        constant(constant.cst);
        recent = constant.cst instanceof String text ? text : recent;
      } else if (each instanceof IntInsnNode push && push.getOpcode() != Opcodes.NEWARRAY) {
        number(push.operand);
      } else if (each instanceof InsnNode) {
        shortConstant(each.getOpcode());
      } else if (each instanceof LookupSwitchInsnNode keys) {
        keys.keys.forEach(this::number);
      } else if (each instanceof TableSwitchInsnNode table) {
        for (int i = 0; i <= Math.min(LONGEST_TABLE, table.max - table.min); i++) {
          number(table.min + i);
        }
      } else if (each instanceof InvokeDynamicInsnNode dynamic) {
        for (Object argument : dynamic.bsmArgs) {
          constant(argument);
        }
      } else if (each instanceof MethodInsnNode call && takesPattern(call)) {
        pattern(recent);
      }
    }
  }

  private static boolean takesPattern(MethodInsnNode call) {
    return (call.owner.equals("java/lang/String") || call.owner.equals("java/util/regex/Pattern"))
        && PATTERN_TAKERS.contains(call.name);
  }

  private void shortConstant(int opcode) {
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      number(opcode - Opcodes.ICONST_0);
    }
  }

  private void constant(Object value) {
    if (value instanceof Integer number) {
      number(number);
    } else if (value instanceof Long number && longs.size() < MOST) {
      longs.add(number);
    } else if (value instanceof Float number && floats.size() < MOST) {
      floats.add(number);
    } else if (value instanceof Double number && doubles.size() < MOST) {
      doubles.add(number);
    } else if (value instanceof String text) {
      string(text);
    }
  }

  private void number(int value) {
    if (ints.size() < MOST) {
      ints.add(value);
    }
  }

  private void string(String text) {
    if (strings.size() < MOST && text.length() <= LONGEST_STRING) {
      strings.add(text);
    }
  }

  private void pattern(String regex) {
    if (!regex.isEmpty() && !languages.containsKey(regex) && languages.size() < MOST) {
      RegexLanguage.of(regex).ifPresent(language -> languages.put(regex, language));
    }
  }

  Dictionary dictionary() {
    return new Dictionary(
        java.util.List.copyOf(ints),
        java.util.List.copyOf(longs),
        java.util.List.copyOf(floats),
        java.util.List.copyOf(doubles),
        java.util.List.copyOf(strings),
        java.util.List.copyOf(languages.values()));
  }
}
