package dev.quarry.testgen.driver;

import dev.quarry.program.MethodId;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Recipe;
import dev.quarry.testgen.recipe.Scenario;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The code of one driver: arrange, where every exception means that the input is of no interest,
 * then act, where exceptions are what is looked for. The lines count the arguments; the call under
 * test is on {@link #LINE_OF_CALL}.
 */
final class DriverMethod {
  static final int LINE_OF_CALL = 1000;

  static final String MARKERS = "dev/quarry/api/Quarry";
  static final String ASSUMPTION = "dev/quarry/api/AssumptionFailedException";
  static final List<String> REFUSED =
      List.of(
          "java/lang/Exception",
          "java/lang/StackOverflowError",
          "java/lang/AssertionError",
          "java/lang/LinkageError");

  private final Scenario scenario;
  private final StubClasses stubs;
  private final List<Recipe.Hole> holes;
  private final Map<String, Integer> slots = new LinkedHashMap<>();
  private int free;

  /**
   * @param stubs writes the classes of stubs
   */
  DriverMethod(Scenario scenario, StubClasses stubs) {
    this.scenario = scenario;
    this.stubs = stubs;
    this.holes = OpenPlaces.of(scenario.recipes());
    for (Recipe.Hole hole : holes) {
      slots.put(hole.name(), free);
      free += Type.getType(hole.type()).getSize();
    }
  }

  /** Adds the method to a class; its descriptor. */
  String write(ClassVisitor into, String name) {
    String descriptor =
        "(" + joined(holes.stream().map(Recipe.Hole::type).toList()) + ")" + result();
    MethodVisitor code =
        into.visitMethod(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, name, descriptor, signature(), null);
    holes.forEach(hole -> code.visitParameter(hole.name(), 0));
    code.visitCode();
    int[] arguments = arrange(code);
    act(code, arguments);
    code.visitMaxs(0, 0);
    code.visitEnd();
    return descriptor;
  }

  private String signature() {
    return "(" + joined(holes.stream().map(DriverMethod::signature).toList()) + ")" + result();
  }

  private static String signature(Recipe.Hole hole) {
    String signature = hole.signature();
    return signature == null ? hole.type() : signature;
  }

  private static String joined(List<String> types) {
    return String.join("", types);
  }

  private String result() {
    MethodId method = scenario.method();
    return scenario.kind() == CallKind.CONSTRUCTOR
        ? "L" + method.ownerInternal() + ";"
        : Type.getReturnType(method.descriptor()).getDescriptor();
  }

  /** Makes all arguments; the locals they are in. */
  private int[] arrange(MethodVisitor code) {
    Label start = new Label();
    Label end = new Label();
    Label refused = new Label();
    Label act = new Label();
    int[] locals = new int[scenario.arguments().size()];
    for (int i = 0; i < locals.length; i++) {
      locals[i] = free;
      free += Type.getType(scenario.arguments().get(i).type()).getSize();
    }
    var recipes = new RecipeCode(code, this::load, stubs, locals, free);
    boolean mayBeRefused = locals.length > 0 || !scenario.before().isEmpty();
    if (mayBeRefused) {
      REFUSED.forEach(type -> code.visitTryCatchBlock(start, end, refused, type));
    }
    code.visitLabel(start);
    scenario.before().forEach(recipes::step);
    for (int i = 0; i < locals.length; i++) {
      line(code, i + 1);
      Recipe recipe = scenario.arguments().get(i);
      recipes.make(recipe);
      code.visitVarInsn(Type.getType(recipe.type()).getOpcode(Opcodes.ISTORE), locals[i]);
    }
    code.visitLabel(end);
    if (hasReceiver()) {
      // Nothing is called on null, which a factory may give: that is not the method's fault.
      code.visitVarInsn(Opcodes.ALOAD, locals[0]);
      code.visitJumpInsn(Opcodes.IFNONNULL, act);
      code.visitInsn(Opcodes.ACONST_NULL);
    } else {
      code.visitJumpInsn(Opcodes.GOTO, act);
    }
    if (mayBeRefused) {
      code.visitLabel(refused);
      refuse(code);
    }
    code.visitLabel(act);
    return locals;
  }

  private void load(MethodVisitor code, String name, String type) {
    int slot = Objects.requireNonNull(slots.get(name), name);
    code.visitVarInsn(Type.getType(type).getOpcode(Opcodes.ILOAD), slot);
  }

  /** Ends the run as one of no interest; an exception is on the stack. */
  static void refuse(MethodVisitor code) {
    code.visitInsn(Opcodes.ICONST_0);
    code.visitMethodInsn(Opcodes.INVOKESTATIC, MARKERS, "assume", "(Z)V", false);
    code.visitInsn(Opcodes.ATHROW);
  }

  private boolean hasReceiver() {
    return scenario.kind() == CallKind.VIRTUAL || scenario.kind() == CallKind.INTERFACE;
  }

  private void act(MethodVisitor code, int[] arguments) {
    line(code, LINE_OF_CALL);
    MethodId method = scenario.method();
    if (scenario.kind() == CallKind.CONSTRUCTOR) {
      code.visitTypeInsn(Opcodes.NEW, method.ownerInternal());
      code.visitInsn(Opcodes.DUP);
    }
    for (int i = 0; i < arguments.length; i++) {
      Type type = Type.getType(scenario.arguments().get(i).type());
      code.visitVarInsn(type.getOpcode(Opcodes.ILOAD), arguments[i]);
    }
    RecipeCode.invoke(code, method, scenario.kind());
    code.visitInsn(Type.getType(result()).getOpcode(Opcodes.IRETURN));
  }

  private static void line(MethodVisitor code, int number) {
    Label here = new Label();
    code.visitLabel(here);
    code.visitLineNumber(number, here);
  }
}
