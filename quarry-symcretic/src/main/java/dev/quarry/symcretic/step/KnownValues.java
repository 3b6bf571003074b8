package dev.quarry.symcretic.step;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * Values in a method of which its code alone says what they are: constants, regular expressions
 * without flags that are compiled from constants, and matchers of these, for texts that do not
 * change, that nobody else gets hold of. Going backwards, a call is met before what its arguments
 * come from.
 */
final class KnownValues {
  private static final String PATTERN = "java/util/regex/Pattern";
  private static final String MATCHER = "java/util/regex/Matcher";
  private static final String LOCALE = "java/util/Locale";
  private static final String STRING = "java/lang/String";

  /** What leaves a matcher with its expression and the whole of its text. */
  private static final Set<String> PLAIN_CALLS =
      Set.of(
          "matches",
          "find",
          "lookingAt",
          "group",
          "start",
          "end",
          "groupCount",
          "hitEnd",
          "hasMatch");

  private final MethodBody body;
  private final List<@Nullable Frame<BasicValue>> frames;
  private final Set<Object> lost;

  private KnownValues(MethodBody body, List<@Nullable Frame<BasicValue>> frames, Set<Object> lost) {
    this.body = body;
    this.frames = frames;
    this.lost = lost;
  }

  /**
   * @param types the types of locals and stack before each instruction
   */
  static KnownValues of(
      MethodBody body, ClassHierarchy hierarchy, List<@Nullable Frame<BasicValue>> types) {
    Predicate<MethodInsnNode> isOfString =
        call -> {
          Frame<BasicValue> frame = types.get(body.numberOf(call));
          return frame != null
              && Type.getObjectType(STRING)
                  .equals(frame.getStack(frame.getStackSize() - 1).getType());
        };
    try {
      var values = new Values(new Patterns(hierarchy), isOfString);
      List<@Nullable Frame<BasicValue>> frames = body.frames(values);
      return new KnownValues(body, frames, values.lost);
    } catch (AnalyzerException e) {
      // Where code does not verify, nothing is known of its values.
      return new KnownValues(body, List.of(), Set.of());
    }
  }

  /** A constant on the stack before an instruction, counted from the bottom. */
  Optional<Object> constant(int number, int index) {
    return of(number, index, Kind.CONSTANT);
  }

  /** The regular expression of a matcher on the stack. */
  Optional<String> matched(int number, int index) {
    return lost.contains(Kind.MATCHER)
        ? Optional.empty()
        : of(number, index, Kind.MATCHER).map(String.class::cast);
  }

  /** A static final field of the JDK's that a value is read from: its name. */
  Optional<String> constantOf(int number, int index, String owner) {
    return of(number, index, Kind.FIELD)
        .map(FieldInsnNode.class::cast)
        .filter(field -> field.owner.equals(owner))
        .map(field -> field.name);
  }

  /**
   * The instructions that write the elements of an array on the stack, by index, if the array is
   * made for this one call and each element is written once.
   */
  Optional<List<Integer>> elements(int number, int index) {
    Optional<Object> made = of(number, index, Kind.ARRAY).filter(array -> !lost.contains(array));
    if (made.isEmpty()) {
      return Optional.empty();
    }
    Map<Integer, Integer> writes = new TreeMap<>();
    for (int i = 0; i < frames.size(); i++) {
      Frame<BasicValue> frame = frames.get(i);
      if (body.opcode(i) == Opcodes.AASTORE
          && frame != null
          && of(i, frame.getStackSize() - 3, Kind.ARRAY).equals(made)) {
        Optional<Object> at = constant(i, frame.getStackSize() - 2);
        if (at.isEmpty() || i > number || writes.put((Integer) at.get(), i) != null) {
          return Optional.empty();
        }
      }
    }
    int size = ((Made) made.get()).size();
    List<Integer> places = new ArrayList<>(writes.keySet());
    boolean areAll = places.size() == size && (size == 0 || places.get(size - 1) == size - 1);
    return areAll ? Optional.of(List.copyOf(writes.values())) : Optional.empty();
  }

  /** An array of a size that is known. */
  private record Made(AbstractInsnNode node, int size) {}

  private Optional<Object> of(int number, int index, Kind kind) {
    Frame<BasicValue> frame = number < frames.size() ? frames.get(number) : null;
    return frame != null && frame.getStack(index) instanceof Known known && known.kind == kind
        ? Optional.of(known.content)
        : Optional.empty();
  }

  private enum Kind {
    CONSTANT,
    PATTERN,
    MATCHER,
    /** A static field of the JDK's. */
    FIELD,
    /** A new array of objects. */
    ARRAY
  }

  /** A value of which the content is known: a constant, or a regular expression. */
  private static final class Known extends BasicValue {
    private final Kind kind;
    private final Object content;

    Known(Type type, Kind kind, Object content) {
      super(type);
      this.kind = kind;
      this.content = content;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Known known && known.kind == kind && known.content.equals(content);
    }

    @Override
    public int hashCode() {
      return kind.hashCode() * 31 + content.hashCode();
    }
  }

  /** Regular expressions that final static fields are initialised with. */
  private static final class Patterns {
    private final @Nullable ClassHierarchy hierarchy;

    Patterns(@Nullable ClassHierarchy hierarchy) {
      this.hierarchy = hierarchy;
    }

    @Nullable Object of(FieldInsnNode read) {
      Optional<ClassFile> owner = hierarchy == null ? Optional.empty() : hierarchy.find(read.owner);
      return owner.filter(file -> file.isOfProgram() && isFinal(file, read)).stream()
          .flatMap(file -> file.tree().methods.stream())
          .filter(method -> method.name.equals("<clinit>"))
          .map(method -> written(method, read))
          .filter(Objects::nonNull)
          .findFirst()
          .orElse(null);
    }

    private static boolean isFinal(ClassFile file, FieldInsnNode read) {
      for (FieldNode field : file.header().fields) {
        if (field.name.equals(read.name) && field.desc.equals(read.desc)) {
          return (field.access & Opcodes.ACC_FINAL) != 0;
        }
      }
      return false;
    }

    /** What the initialiser writes into the field, if it does so in one place. */
    private static @Nullable Object written(MethodNode initialiser, FieldInsnNode field) {
      try {
        Frame<BasicValue>[] frames =
            new Analyzer<>(new Values(new Patterns(null), any -> false))
                .analyze(field.owner, initialiser);
        Object found = null;
        int writes = 0;
        for (int i = 0; i < frames.length; i++) {
          AbstractInsnNode node = initialiser.instructions.get(i);
          boolean isWrite =
              node.getOpcode() == Opcodes.PUTSTATIC
                  && ((FieldInsnNode) node).owner.equals(field.owner)
                  && ((FieldInsnNode) node).name.equals(field.name);
          if (isWrite && frames[i] != null) {
            writes++;
            found =
                frames[i].getStack(frames[i].getStackSize() - 1) instanceof Known known
                        && known.kind == Kind.PATTERN
                    ? known.content
                    : null;
          }
        }
        return writes == 1 ? found : null;
      } catch (AnalyzerException e) {
        return null;
      }
    }
  }

  private static final class Values extends BasicInterpreter {
    private final Patterns patterns;
    private final Predicate<MethodInsnNode> isOfString;
    private final Set<Object> lost = new HashSet<>();

    Values(Patterns patterns, Predicate<MethodInsnNode> isOfString) {
      super(Opcodes.ASM9);
      this.patterns = patterns;
      this.isOfString = isOfString;
    }

    @Override
    public BasicValue newOperation(AbstractInsnNode node) throws AnalyzerException {
      BasicValue value = super.newOperation(node);
      Object content = content(node);
      if (content != null) {
        return new Known(value.getType(), Kind.CONSTANT, content);
      }
      if (node instanceof FieldInsnNode read && read.desc.equals("L" + PATTERN + ";")) {
        Object regex = patterns.of(read);
        return regex == null ? value : new Known(value.getType(), Kind.PATTERN, regex);
      }
      boolean isOfLocale = node instanceof FieldInsnNode read && read.owner.equals(LOCALE);
      return isOfLocale ? new Known(value.getType(), Kind.FIELD, node) : value;
    }

    @Override
    public BasicValue copyOperation(AbstractInsnNode node, BasicValue value)
        throws AnalyzerException {
      if (node.getOpcode() == Opcodes.ASTORE) {
        loseArray(value);
      }
      return super.copyOperation(node, value);
    }

    private static @Nullable Object content(AbstractInsnNode node) {
      int opcode = node.getOpcode();
      if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
        return opcode - Opcodes.ICONST_0;
      }
      if (opcode == Opcodes.BIPUSH || opcode == Opcodes.SIPUSH) {
        return ((IntInsnNode) node).operand;
      }
      boolean isConstant =
          node instanceof LdcInsnNode load
              && (load.cst instanceof String || load.cst instanceof Integer);
      return isConstant ? ((LdcInsnNode) node).cst : null;
    }

    @Override
    public BasicValue naryOperation(AbstractInsnNode node, List<? extends BasicValue> values)
        throws AnalyzerException {
      BasicValue result = super.naryOperation(node, values);
      if (!(node instanceof MethodInsnNode call)) {
        values.forEach(this::lose);
        return result;
      }
      boolean isPlain = call.owner.equals(MATCHER) && PLAIN_CALLS.contains(call.name);
      boolean isFormat = call.owner.equals(STRING) && call.name.startsWith("format");
      int last = isFormat ? values.size() - 1 : values.size();
      values.subList(isPlain ? 1 : 0, last).forEach(this::lose);
      if (call.owner.equals(PATTERN)
          && call.name.equals("compile")
          && values.size() == 1
          && values.get(0) instanceof Known regex) {
        return new Known(result.getType(), Kind.PATTERN, regex.content);
      }
      boolean isOfText =
          call.owner.equals(PATTERN)
              && call.name.equals("matcher")
              && values.get(0) instanceof Known known
              && known.kind == Kind.PATTERN
              && isOfString.test(call);
      return isOfText
          ? new Known(result.getType(), Kind.MATCHER, ((Known) values.get(0)).content)
          : result;
    }

    /** A value goes somewhere else. */
    private void lose(@Nullable BasicValue value) {
      if (value instanceof Known known && known.kind == Kind.MATCHER) {
        lost.add(Kind.MATCHER);
      }
      loseArray(value);
    }

    private void loseArray(@Nullable BasicValue value) {
      if (value instanceof Known known && known.kind == Kind.ARRAY) {
        lost.add(known.content);
      }
    }

    @Override
    public @Nullable BasicValue unaryOperation(AbstractInsnNode node, BasicValue value)
        throws AnalyzerException {
      lose(value);
      BasicValue result = super.unaryOperation(node, value);
      boolean isMade =
          node.getOpcode() == Opcodes.ANEWARRAY
              && value instanceof Known known
              && known.kind == Kind.CONSTANT;
      return isMade
          ? new Known(
              result.getType(), Kind.ARRAY, new Made(node, (Integer) ((Known) value).content))
          : result;
    }

    @Override
    public @Nullable BasicValue binaryOperation(
        AbstractInsnNode node, BasicValue first, BasicValue second) throws AnalyzerException {
      lose(first);
      lose(second);
      return super.binaryOperation(node, first, second);
    }

    @Override
    public @Nullable BasicValue ternaryOperation(
        AbstractInsnNode node, BasicValue first, BasicValue second, BasicValue third)
        throws AnalyzerException {
      lose(third);
      return super.ternaryOperation(node, first, second, third);
    }

    @Override
    public BasicValue merge(BasicValue a, BasicValue b) {
      if (a.equals(b)) {
        return a;
      }
      if (a != BasicValue.UNINITIALIZED_VALUE && b != BasicValue.UNINITIALIZED_VALUE) {
        lose(a);
        lose(b);
      }
      return super.merge(plain(a), plain(b));
    }

    private static BasicValue plain(BasicValue value) {
      if (!(value instanceof Known)) {
        return value;
      }
      return value.isReference() ? BasicValue.REFERENCE_VALUE : BasicValue.INT_VALUE;
    }
  }
}
