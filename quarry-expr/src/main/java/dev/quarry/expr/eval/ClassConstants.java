package dev.quarry.expr.eval;

import dev.quarry.expr.Constant;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.GeneratorAdapter;
import org.objectweb.asm.commons.Method;

/**
 * The constants of a compiled class: literals where the class file has them, otherwise elements of
 * an array that is handed to the hidden class as its class data.
 */
final class ClassConstants {
  private static final String FIELD = "DATA";
  private static final Type ARRAY = Type.getType(Object[].class);

  /** A modified UTF-8 string of the constant pool has at most 65,535 bytes, 3 for each char. */
  private static final int MAX_STRING_LENGTH = 65_535 / 3;

  private final Type owner;
  private final List<Object> data = new ArrayList<>();
  private final IdentityHashMap<Object, Integer> indices = new IdentityHashMap<>();

  ClassConstants(Type owner) {
    this.owner = owner;
  }

  /** Pushes a constant. */
  void push(GeneratorAdapter code, Constant constant) {
    Object value = constant.value();
    if (value instanceof Boolean b) {
      code.push(b);
    } else if (value instanceof Integer i) {
      code.push(i);
    } else if (value instanceof Long l) {
      code.push(l);
    } else if (value instanceof Float || value instanceof Double) {
      pushFloating(code, (Number) value);
    } else if (value instanceof String s && s.length() <= MAX_STRING_LENGTH) {
      code.push(s);
    } else {
      pushDatum(code, value, Carrier.of(constant.sort()).type());
    }
  }

  /** Keeps NaN payloads, which {@link GeneratorAdapter#push(double)} promises nothing about. */
  private static void pushFloating(GeneratorAdapter code, Number value) {
    if (value instanceof Float f && Float.floatToRawIntBits(f) == 0) {
      code.visitInsn(Opcodes.FCONST_0);
    } else if (value instanceof Double d && Double.doubleToRawLongBits(d) == 0) {
      code.visitInsn(Opcodes.DCONST_0);
    } else {
      code.visitLdcInsn(value);
    }
  }

  /** Pushes any object. */
  void pushDatum(GeneratorAdapter code, Object value, Type type) {
    Integer index = indices.get(value);
    if (index == null) {
      index = data.size();
      indices.put(value, index);
      data.add(value);
    }
    code.getStatic(owner, FIELD, ARRAY);
    code.push(index);
    code.visitInsn(Opcodes.AALOAD);
    code.checkCast(type);
  }

  /** The class data. */
  Object[] data() {
    return data.toArray();
  }

  /** Declares the array and lets the class initialiser fetch it. */
  void declare(ClassVisitor target) {
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    target.visitField(access, FIELD, ARRAY.getDescriptor(), null, null).visitEnd();
    var initialiser = Method.getMethod("void <clinit>()");
    var code = new GeneratorAdapter(Opcodes.ACC_STATIC, initialiser, null, null, target);
    Type handles = Type.getType(java.lang.invoke.MethodHandles.class);
    code.invokeStatic(handles, Method.getMethod("java.lang.invoke.MethodHandles$Lookup lookup()"));
    code.push("_");
    code.push(ARRAY);
    code.invokeStatic(
        handles,
        Method.getMethod("Object classData(java.lang.invoke.MethodHandles$Lookup, String, Class)"));
    code.checkCast(ARRAY);
    code.putStatic(owner, FIELD, ARRAY);
    code.returnValue();
    code.endMethod();
  }
}
