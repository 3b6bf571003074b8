package dev.quarry.symcretic.step;

import dev.quarry.expr.Sort;
import dev.quarry.models.bytecode.Instructions;
import dev.quarry.symcretic.testing.Cell;
import dev.quarry.symcretic.testing.Colour;
import dev.quarry.symcretic.testing.Marked;
import dev.quarry.symcretic.testing.Named;
import dev.quarry.symcretic.testing.Operand;
import dev.quarry.symcretic.testing.Snippet;
import dev.quarry.symcretic.testing.SubCell;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.util.Printer;

/** Every instruction that is neither jump, return nor call, with operands of every kind. */
final class Cases {
  static final String CELL = Type.getInternalName(Cell.class);
  static final String SUB_CELL = Type.getInternalName(SubCell.class);
  static final String OBJECT = "Ljava/lang/Object;";

  private final List<Snippet> all = new ArrayList<>();

  private Cases() {}

  static List<Snippet> all() {
    var cases = new Cases();
    cases.constants();
    cases.computations();
    cases.locals();
    cases.shuffles();
    cases.arrays();
    cases.creations();
    cases.fields();
    cases.types();
    return cases.all;
  }

  private static String name(int opcode, String form) {
    String name = Printer.OPCODES[opcode].toLowerCase(Locale.ROOT);
    return name + "_" + form.replaceAll("[^A-Za-z0-9]", "_");
  }

  private void plain(int opcode, String before, String after) {
    plain(opcode, Operand.all(before), after);
  }

  private void plain(int opcode, List<Operand> before, String after) {
    String form =
        before.stream().map(operand -> operand.type().getDescriptor()).toList().toString();
    all.add(
        Snippet.of(name(opcode, form), opcode, before, after, method -> method.visitInsn(opcode)));
  }

  private void constants() {
    plain(Opcodes.NOP, "IJ", "IJ");
    plain(Opcodes.ACONST_NULL, "I", "I" + OBJECT);
    for (int opcode = Opcodes.ICONST_M1; opcode <= Opcodes.ICONST_5; opcode++) {
      plain(opcode, "I", "II");
    }
    for (int opcode = Opcodes.LCONST_0; opcode <= Opcodes.LCONST_1; opcode++) {
      plain(opcode, "I", "IJ");
    }
    for (int opcode = Opcodes.FCONST_0; opcode <= Opcodes.FCONST_2; opcode++) {
      plain(opcode, "I", "IF");
    }
    for (int opcode = Opcodes.DCONST_0; opcode <= Opcodes.DCONST_1; opcode++) {
      plain(opcode, "I", "ID");
    }
    for (int value : new int[] {Byte.MIN_VALUE, -1, 7, Byte.MAX_VALUE}) {
      push(Opcodes.BIPUSH, value);
    }
    for (int value : new int[] {Short.MIN_VALUE, 300, Short.MAX_VALUE}) {
      push(Opcodes.SIPUSH, value);
    }
    load(Integer.MIN_VALUE, "I");
    load(1L << 40, "J");
    load(-0.0f, "F");
    load(Float.NaN, "F");
    load(-0.0, "D");
    load(Double.NEGATIVE_INFINITY, "D");
    load(Named.LITERAL, "Ljava/lang/String;");
    load(Type.getType(Cell.class), "Ljava/lang/Class;");
  }

  private void push(int opcode, int value) {
    all.add(
        Snippet.of(
            name(opcode, "" + value),
            opcode,
            Operand.all("I"),
            "II",
            method -> method.visitIntInsn(opcode, value)));
  }

  private void load(Object constant, String type) {
    all.add(
        Snippet.of(
            name(Opcodes.LDC, all.size() + type),
            Opcodes.LDC,
            Operand.all("I"),
            "I" + type,
            method -> method.visitLdcInsn(constant)));
  }

  /** Arithmetic, conversions, comparisons: two values below them stay as they are. */
  private void computations() {
    for (int opcode = Opcodes.IADD; opcode <= Opcodes.DCMPG; opcode++) {
      if (Instructions.computes(opcode)) {
        var operands = new StringBuilder("JI");
        for (Sort.Basic sort : Instructions.operands(opcode)) {
          operands.append(sort.descriptor());
        }
        plain(opcode, operands.toString(), "JI" + Instructions.result(opcode).descriptor());
      }
    }
  }

  private void locals() {
    List<String> types = List.of("I", "J", "F", "D", OBJECT);
    for (int family = 0; family < types.size(); family++) {
      String type = types.get(family);
      int load = Opcodes.ILOAD + family;
      all.add(
          Snippet.of(
                  name(load, type),
                  load,
                  Operand.all("I"),
                  "I" + type,
                  m -> m.visitVarInsn(load, 1))
              .on(Operand.of("I"), Operand.of(type), Operand.of("I")));
      int store = Opcodes.ISTORE + family;
      all.add(
          Snippet.of(
                  name(store, type),
                  store,
                  Operand.all("I" + type),
                  "I",
                  m -> m.visitVarInsn(store, 1))
              .on(Operand.of("I"), Operand.of(type), Operand.of("I")));
    }
    for (int amount : new int[] {1, -1, 127, -128, 300, Short.MIN_VALUE}) {
      all.add(
          Snippet.of(
                  name(Opcodes.IINC, "" + amount),
                  Opcodes.IINC,
                  Operand.all("I"),
                  "I",
                  method -> method.visitIincInsn(1, amount))
              .on(Operand.of("I"), Operand.of("I")));
    }
  }

  private void shuffles() {
    for (String one : List.of("I", OBJECT)) {
      String two = one.equals("I") ? OBJECT : "F";
      String top = two + one;
      plain(Opcodes.POP, "J" + one, "J");
      plain(Opcodes.DUP, "J" + one, "J" + one + one);
      plain(Opcodes.POP2, "J" + top, "J");
      plain(Opcodes.SWAP, "J" + top, "J" + one + two);
      plain(Opcodes.DUP_X1, "J" + top, "J" + one + two + one);
      plain(Opcodes.DUP2, "J" + top, "J" + top + top);
      plain(Opcodes.DUP_X2, "JF" + top, "J" + one + "F" + top);
      plain(Opcodes.DUP2_X1, "JI" + top, "J" + top + "I" + top);
      plain(Opcodes.DUP2_X2, "JIF" + top, "J" + top + "IF" + top);
      for (String wide : List.of("J", "D")) {
        plain(Opcodes.DUP_X2, "I" + wide + one, "I" + one + wide + one);
        plain(Opcodes.DUP2_X1, "I" + one + wide, "I" + wide + one + wide);
        plain(Opcodes.DUP2_X2, "I" + top + wide, "I" + wide + top + wide);
        plain(Opcodes.DUP2_X2, "I" + wide + top, "I" + top + wide + top);
      }
    }
    for (String wide : List.of("J", "D")) {
      plain(Opcodes.POP2, "I" + wide, "I");
      plain(Opcodes.DUP2, "I" + wide, "I" + wide + wide);
      plain(Opcodes.DUP2_X2, "IJ" + wide, "I" + wide + "J" + wide);
      plain(Opcodes.DUP2_X2, "ID" + wide, "I" + wide + "D" + wide);
    }
  }

  private void arrays() {
    List<String> elements = List.of("I", "J", "F", "D", OBJECT, "B", "C", "S");
    for (int family = 0; family < elements.size(); family++) {
      array(family, elements.get(family));
    }
    array(5, "Z");
    array(4, "Ljava/lang/String;");
    array(4, "L" + CELL + ";");
    array(4, "L" + SUB_CELL + ";");
    array(4, "[I");
    for (String element : List.of("I", "Z", "D", OBJECT, "[I")) {
      plain(Opcodes.ARRAYLENGTH, "I[" + element, "II");
    }
  }

  private void array(int family, String element) {
    Operand array = Operand.of("[" + element);
    boolean isNarrow = "BCSZ".contains(element);
    String value = isNarrow ? "I" : element;
    // Another array, which may be the same one, in a local.
    int load = Opcodes.IALOAD + family;
    all.add(
        Snippet.of(
                name(load, element),
                load,
                List.of(Operand.of("I"), array, Operand.index()),
                "I" + value,
                method -> method.visitInsn(load))
            .on(array));
    int store = Opcodes.IASTORE + family;
    all.add(
        Snippet.of(
                name(store, element),
                store,
                List.of(Operand.of("I"), array, Operand.index(), Operand.of(value)),
                "I",
                method -> method.visitInsn(store))
            .on(array));
    if (family == 4) {
      all.add(
          Snippet.of(
              name(store, element + "any"),
              store,
              List.of(Operand.of("[" + OBJECT), Operand.index(), Operand.of(element)),
              "",
              method -> method.visitInsn(store)));
    }
  }

  private void creations() {
    for (int code = Opcodes.T_BOOLEAN; code <= Opcodes.T_LONG; code++) {
      int type = code;
      String element = "" + "ZCFDBSIJ".charAt(code - Opcodes.T_BOOLEAN);
      all.add(
          Snippet.of(
              name(Opcodes.NEWARRAY, element),
              Opcodes.NEWARRAY,
              List.of(Operand.of("I"), Operand.size()),
              "I[" + element,
              method -> method.visitIntInsn(Opcodes.NEWARRAY, type)));
    }
    for (String element : List.of("java/lang/Object", "java/lang/String", CELL, "[I")) {
      Type type = Type.getObjectType(element);
      all.add(
          Snippet.of(
              name(Opcodes.ANEWARRAY, element),
              Opcodes.ANEWARRAY,
              List.of(Operand.of(OBJECT), Operand.size()),
              OBJECT + "[" + type.getDescriptor(),
              method -> method.visitTypeInsn(Opcodes.ANEWARRAY, element)));
    }
    for (String type : List.of("[[I", "[[[J", "[[" + OBJECT)) {
      for (int dimensions = 1; dimensions < type.indexOf(type.replace("[", "")) + 1; dimensions++) {
        int count = dimensions;
        List<Operand> sizes = new ArrayList<>(List.of(Operand.of("I")));
        for (int i = 0; i < dimensions; i++) {
          sizes.add(Operand.size());
        }
        all.add(
            Snippet.of(
                name(Opcodes.MULTIANEWARRAY, type + dimensions),
                Opcodes.MULTIANEWARRAY,
                sizes,
                "I" + type,
                method -> method.visitMultiANewArrayInsn(type, count)));
      }
    }
    for (String type : List.of(CELL, SUB_CELL, "java/lang/Object")) {
      // The verifier lets nothing be done with the object but to forget it.
      all.add(
          Snippet.of(
              name(Opcodes.NEW, type),
              Opcodes.NEW,
              Operand.all(OBJECT),
              OBJECT,
              method -> {
                method.visitTypeInsn(Opcodes.NEW, type);
                method.visitInsn(Opcodes.POP);
              }));
    }
  }

  private void fields() {
    for (Field field : Cell.class.getDeclaredFields()) {
      if (!field.isSynthetic()) {
        boolean isStatic = Modifier.isStatic(field.getModifiers());
        access(field, CELL, isStatic);
        if (field.getType() == long.class || field.getType() == byte.class) {
          access(field, SUB_CELL, isStatic);
        }
      }
    }
    for (Field field : SubCell.class.getDeclaredFields()) {
      if (!field.isSynthetic()) {
        access(field, SUB_CELL, false);
      }
    }
    for (Colour colour : Colour.values()) {
      String type = Colour.class.descriptorString();
      all.add(
          Snippet.of(
              name(Opcodes.GETSTATIC, colour.name()),
              Opcodes.GETSTATIC,
              Operand.all(type),
              type + type,
              method ->
                  method.visitFieldInsn(
                      Opcodes.GETSTATIC, Type.getInternalName(Colour.class), colour.name(), type)));
    }
  }

  private void access(Field field, String owner, boolean isStatic) {
    String type = Type.getDescriptor(field.getType());
    String value = "ZBSC".contains(type) ? "I" : type;
    String receiver = isStatic ? "" : "L" + owner + ";";
    int get = isStatic ? Opcodes.GETSTATIC : Opcodes.GETFIELD;
    int put = isStatic ? Opcodes.PUTSTATIC : Opcodes.PUTFIELD;
    String form = owner + field.getName() + all.size();
    all.add(
        Snippet.of(
                name(get, form),
                get,
                Operand.all("I" + receiver),
                "I" + value,
                method -> method.visitFieldInsn(get, owner, field.getName(), type))
            .on(Operand.of("L" + CELL + ";")));
    all.add(
        Snippet.of(
                name(put, form),
                put,
                Operand.all("I" + receiver + value),
                "I",
                method -> method.visitFieldInsn(put, owner, field.getName(), type))
            .on(Operand.of("L" + CELL + ";")));
  }

  private void types() {
    List<String> tested =
        List.of(
            "java/lang/Object",
            "java/lang/String",
            "java/lang/Integer",
            "java/lang/Number",
            "java/lang/CharSequence",
            "java/lang/Comparable",
            "java/lang/Cloneable",
            CELL,
            SUB_CELL,
            Type.getInternalName(Marked.class),
            "[I",
            "[Ljava/lang/Object;",
            "[Ljava/lang/String;",
            "[L" + CELL + ";");
    tested.forEach(type -> test(OBJECT, type));
    for (String type : List.of(CELL, SUB_CELL, Type.getInternalName(Marked.class))) {
      test("L" + CELL + ";", type);
    }
    test("[" + OBJECT, "[Ljava/lang/String;");
    test("[" + OBJECT, "java/lang/Cloneable");
    all.add(
        Snippet.of(
            name(Opcodes.ATHROW, ""),
            Opcodes.ATHROW,
            Operand.all("Ljava/lang/RuntimeException;"),
            "",
            method -> method.visitInsn(Opcodes.ATHROW)));
    // What is entered must be left, in the same method.
    all.add(
        Snippet.of(
                name(Opcodes.MONITORENTER, ""),
                Opcodes.MONITORENTER,
                Operand.all("I" + OBJECT),
                "I",
                method -> {
                  method.visitInsn(Opcodes.MONITORENTER);
                  method.visitVarInsn(Opcodes.ALOAD, 2);
                  method.visitInsn(Opcodes.MONITOREXIT);
                })
            .on(Operand.of("I")));
  }

  private void test(String known, String type) {
    String result = Type.getObjectType(type).getDescriptor();
    all.add(
        Snippet.of(
            name(Opcodes.INSTANCEOF, known + type),
            Opcodes.INSTANCEOF,
            Operand.all(OBJECT + known),
            OBJECT + "I",
            method -> method.visitTypeInsn(Opcodes.INSTANCEOF, type)));
    all.add(
        Snippet.of(
            name(Opcodes.CHECKCAST, known + type),
            Opcodes.CHECKCAST,
            Operand.all(OBJECT + known),
            OBJECT + result,
            method -> method.visitTypeInsn(Opcodes.CHECKCAST, type)));
  }
}
