package dev.quarry.concolic.guard;

import static dev.quarry.concolic.guard.ChokePoints.ask;
import static dev.quarry.concolic.guard.ChokePoints.object;
import static dev.quarry.concolic.guard.ChokePoints.says;
import static dev.quarry.concolic.guard.ChokePoints.writes;

import dev.quarry.concolic.guard.ChokePoints.Table;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The places in the JDK where the virtual machine itself can be made to do something: to write
 * files, to log, to record, and to forget who may see what.
 */
final class Machinery {
  private static final String UNSAFE = "sun/misc/Unsafe";
  private static final String MEMORY = "dev/quarry/concolic/guard/boot/RawMemory";
  private static final List<String> PRIMITIVES =
      List.of("Boolean", "Byte", "Char", "Short", "Int", "Long", "Float", "Double");

  /** How long each of them is. */
  private static final List<Integer> BYTES = List.of(1, 1, 2, 2, 4, 8, 4, 8);

  private Machinery() {}

  static void addTo(Table table) {
    management(table);
    access(table);
    rawMemory(table);
    later(table);
    screen(table);
  }

  /** There is none: the libraries for one are loaded where no Java code is asked. */
  private static void screen(Table table) {
    table.add(
        "java/awt/GraphicsEnvironment",
        "getHeadlessProperty",
        "",
        Edit.firstIf(
            code -> code.add(Edit.call(ChokePoints.GATE, "isGuarded", "()Z")),
            code -> {
              code.add(new InsnNode(Opcodes.ICONST_1));
              code.add(new InsnNode(Opcodes.IRETURN));
            }));
    table.add("sun/print/CUPSPrinter", "isCupsRunning", "", says("network", "asking for printers"));
  }

  /** What is done later, by threads that are not the program's. */
  private static void later(Table table) {
    table.add(
        "java/lang/ApplicationShutdownHooks",
        "add",
        "",
        Edit.first(code -> ask(code, "hook", "(Ljava/lang/Thread;)V", object(0))));
    String one = "(Ljava/lang/Object;)V";
    table.add(
        "java/lang/ref/Finalizer",
        "register",
        "",
        Edit.first(code -> ask(code, "deferred", one, object(0))));
    table.add(
        "java/lang/ref/Cleaner",
        "register",
        "",
        Edit.first(code -> ask(code, "deferred", one, object(2))));
  }

  private static void management(Table table) {
    String diagnostic = "com/sun/management/internal/HotSpotDiagnostic";
    table.add(diagnostic, "dumpHeap", "(Ljava/lang/String;Z)", writes(1, "writing"));
    table.add(
        diagnostic,
        "setVMOption",
        "",
        says("process", "changing an option of the virtual machine"));
    Edit command = says("process", "giving a command to the virtual machine");
    table.add("com/sun/management/internal/DiagnosticCommandImpl", "invoke", "", command);
    table.add("com/sun/management/internal/DiagnosticCommandImpl$Wrapper", "execute", "", command);
    Edit logging = says("process", "making the virtual machine log");
    table.add("sun/management/ClassLoadingImpl", "setVerbose", "", logging);
    table.add("sun/management/MemoryImpl", "setVerbose", "", logging);
    table.add(
        "jdk/jfr/internal/PlatformRecorder",
        "<init>",
        "",
        says("process", "starting the flight recorder"));
    table.add(
        "java/lang/System",
        "setSecurityManager",
        "",
        says("process", "having a say in what the virtual machine does"));
    Edit attaching = says("process", "reaching into another process");
    table.add("sun/tools/attach/HotSpotVirtualMachine", "<init>", "", attaching);
    table.add("sun/jvm/hotspot/HotSpotAgent", "attach", "", attaching);
  }

  /** No program sees what is private to the guard, or acts on Quarry's own threads. */
  private static void access(Table table) {
    Edit control = Edit.first(code -> ask(code, "control", "(Ljava/lang/Thread;)V", object(0)));
    table.add("java/lang/Thread", "stop", "()", control);
    table.add("java/lang/Thread", "suspend", "()", control);
    table.add("java/lang/Thread", "setUncaughtExceptionHandler", "", control);
    table.add(
        "java/lang/reflect/AccessibleObject",
        "checkCanSetAccessible",
        "(Ljava/lang/Class;Ljava/lang/Class;Z)",
        Edit.first(
            code ->
                ask(
                    code,
                    "access",
                    "(Ljava/lang/Class;Ljava/lang/Class;)V",
                    object(1),
                    object(2))));
    table.add(
        "java/lang/invoke/MethodHandles",
        "privateLookupIn",
        "",
        Edit.first(
            code ->
                ask(
                    code,
                    "access",
                    "(Ljava/lang/Class;Ljava/lang/invoke/MethodHandles$Lookup;)V",
                    object(0),
                    object(1))));
  }

  private static void rawMemory(Table table) {
    Edit address = Edit.first(code -> code.add(Edit.call(MEMORY, "address", "()V")));
    for (String type : PRIMITIVES) {
      Edit primitive = primitive(BYTES.get(PRIMITIVES.indexOf(type)));
      for (String method : List.of("put" + type, "put" + type + "Volatile", "putOrdered" + type)) {
        table.add(UNSAFE, method, "(Ljava/lang/Object;J", primitive);
        table.add(UNSAFE, method, "(J", address);
      }
      for (String method : List.of("compareAndSwap", "getAndSet", "getAndAdd")) {
        table.add(UNSAFE, method + type, "(Ljava/lang/Object;J", primitive);
      }
    }
    for (String method : List.of("putAddress", "copyMemory", "setMemory")) {
      table.add(UNSAFE, method, "(J", address);
    }
    for (String method : List.of("freeMemory", "reallocateMemory", "invokeCleaner")) {
      table.add(UNSAFE, method, "", address);
    }
    references(table);
    table.add(UNSAFE, "copyMemory", "(Ljava/lang/Object;J", range(4, 5, 7));
    table.add(UNSAFE, "setMemory", "(Ljava/lang/Object;J", range(1, 2, 4));
  }

  private static void references(Table table) {
    for (String method : List.of("getObject", "getObjectVolatile")) {
      table.add(
          UNSAFE,
          method,
          "(Ljava/lang/Object;J",
          Edit.first(
              code -> {
                code.add(new VarInsnNode(Opcodes.ALOAD, 1));
                code.add(new VarInsnNode(Opcodes.LLOAD, 2));
                code.add(Edit.call(MEMORY, "reference", "(Ljava/lang/Object;J)V"));
              }));
    }
    for (String method :
        List.of("putObject", "putObjectVolatile", "putOrderedObject", "getAndSetObject")) {
      table.add(UNSAFE, method, "(Ljava/lang/Object;J", written(4));
    }
    table.add(UNSAFE, "compareAndSwapObject", "(Ljava/lang/Object;J", written(5));
  }

  private static Edit written(int value) {
    return Edit.first(
        code -> {
          code.add(new VarInsnNode(Opcodes.ALOAD, 1));
          code.add(new VarInsnNode(Opcodes.LLOAD, 2));
          code.add(new VarInsnNode(Opcodes.ALOAD, value));
          code.add(Edit.call(MEMORY, "reference", "(Ljava/lang/Object;JLjava/lang/Object;)V"));
        });
  }

  private static Edit primitive(int bytes) {
    return Edit.first(
        code -> {
          code.add(new VarInsnNode(Opcodes.ALOAD, 1));
          code.add(new VarInsnNode(Opcodes.LLOAD, 2));
          code.add(new LdcInsnNode(bytes));
          code.add(Edit.call(MEMORY, "primitive", "(Ljava/lang/Object;JI)V"));
        });
  }

  private static Edit range(int base, int offset, int bytes) {
    return Edit.first(
        code -> {
          code.add(new VarInsnNode(Opcodes.ALOAD, base));
          code.add(new VarInsnNode(Opcodes.LLOAD, offset));
          code.add(new VarInsnNode(Opcodes.LLOAD, bytes));
          code.add(Edit.call(MEMORY, "range", "(Ljava/lang/Object;JJ)V"));
        });
  }
}
