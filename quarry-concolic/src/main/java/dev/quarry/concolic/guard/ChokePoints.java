package dev.quarry.concolic.guard;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The places in the JDK through which a program's wishes must pass, whoever carries them out. A
 * class or method that the running JDK does not have is skipped: names below are those of JDK 17 to
 * 25. See {@link Determinism} for time and randomness.
 */
final class ChokePoints {
  static final String GATE = "dev/quarry/concolic/guard/boot/Gate";

  private static final List<ChokePoint> NONE = List.of();
  private static final String FILE = "java/io/File";
  private static final String POSIX = "sun/nio/fs/UnixNativeDispatcher";
  private static final String WRITE = "(Ljava/lang/Object;Ljava/lang/String;)V";
  private static final String TEXT = "(Ljava/lang/String;)V";

  /**
   * Choke points by class. Asked while classes are being loaded, so it needs no new one to answer.
   */
  static final class Table {
    private final Map<String, List<ChokePoint>> byClass = new HashMap<>();
    private final Map<String, List<ChokePoint>> byPackage = new HashMap<>();

    void add(String owner, String method, String descriptor, Edit edit) {
      byClass
          .computeIfAbsent(owner, any -> new ArrayList<>())
          .add(new ChokePoint(method, descriptor, edit));
    }

    /** For all classes of a package, whose name ends with a slash. */
    void addPackage(String name, String method, String descriptor, Edit edit) {
      byPackage
          .computeIfAbsent(name, any -> new ArrayList<>())
          .add(new ChokePoint(method, descriptor, edit));
    }

    /** The packages of all classes that may have some, by their internal names. */
    Set<String> packages() {
      Set<String> packages = new TreeSet<>();
      byPackage.keySet().forEach(name -> packages.add(name.substring(0, name.length() - 1)));
      byClass.keySet().forEach(name -> packages.add(name.substring(0, name.lastIndexOf('/'))));
      return packages;
    }

    List<ChokePoint> of(String owner) {
      List<ChokePoint> points = byClass.get(owner);
      if (points == null) {
        points = byPackage.get(owner.substring(0, owner.lastIndexOf('/') + 1));
      }
      return points == null ? NONE : points;
    }
  }

  private ChokePoints() {}

  /** All of them. */
  static Table table() {
    Table table = refusals();
    reflection(table);
    Determinism.addTo(table);
    Defaults.addTo(table);
    Hashes.addTo(table);
    return table;
  }

  /** Those where something may be refused. */
  static Table refusals() {
    Table table = new Table();
    processes(table);
    network(table);
    nativeCode(table);
    javaIo(table);
    nio(table);
    Machinery.addTo(table);
    return table;
  }

  private static void processes(Table table) {
    Edit exit = Edit.first(code -> ask(code, "exit", "(I)V", integer(1)));
    table.add("java/lang/Runtime", "exit", "(I)", exit);
    table.add("java/lang/Runtime", "halt", "(I)", exit);
    table.add("java/lang/ProcessImpl", "start", "", says("process", "starting a process"));
    table.add(
        "java/lang/ProcessHandleImpl", "destroyProcess", "", says("process", "ending a process"));
    table.add("jdk/internal/misc/Signal", "raise", "", says("process", "raising a signal"));
    Edit thread = Edit.first(code -> ask(code, "thread", "(Ljava/lang/Thread;)V", object(0)));
    table.add("java/lang/Thread", "start", "", thread);
    table.add("java/lang/VirtualThread", "start", "", thread);
  }

  private static void network(Table table) {
    Edit socket = says("network", "opening a socket");
    table.add("sun/nio/ch/Net", "socket", "(Ljava/net/ProtocolFamily;Z", socket);
    table.add("sun/nio/ch/Net", "serverSocket", "", socket);
    table.add("sun/nio/ch/UnixDomainSockets", "socket", "", socket);
    Edit lookup = says("network", "looking up a host");
    table.add("java/net/InetAddress", "getAddressesFromNameService", "", lookup);
    table.add("java/net/InetAddress", "getHostFromNameService", "", lookup);
    Edit echo = says("network", "asking whether a host answers");
    table.add("java/net/Inet4AddressImpl", "isReachable", "", echo);
    table.add("java/net/Inet6AddressImpl", "isReachable", "", echo);
    // What JDK 17 still has for those who set a property.
    table.add("java/net/AbstractPlainSocketImpl", "create", "", socket);
    table.add("java/net/AbstractPlainDatagramSocketImpl", "create", "", socket);
    table.add("sun/nio/ch/sctp/SctpNet", "socket", "", socket);
    // May ask other processes, which only who wants to connect needs to know.
    table.add("sun/net/spi/DefaultProxySelector", "select", "", says("network", "finding a proxy"));
  }

  private static void nativeCode(Table table) {
    Edit library =
        Edit.first(
            code ->
                ask(
                    code,
                    "library",
                    "(Ljava/lang/Class;Ljava/lang/String;)V",
                    object(1),
                    object(2)));
    table.add("java/lang/Runtime", "load0", "", library);
    table.add("java/lang/Runtime", "loadLibrary0", "", library);
    table.add(
        "jdk/internal/loader/BootLoader",
        "loadLibrary",
        "",
        Edit.first(code -> ask(code, "library", TEXT, object(0))));
    Edit call = Edit.first(code -> ask(code, "nativeCall", "()V"));
    table.add("jdk/internal/foreign/abi/AbstractLinker", "downcallHandle", "", call);
    table.add("java/lang/foreign/SymbolLookup", "libraryLookup", "", call);
    table.add(
        "jdk/internal/foreign/layout/ValueLayouts$OfAddressImpl", "withTargetLayout", "", call);
    table.add("jdk/internal/foreign/AbstractMemorySegmentImpl", "reinterpretInternal", "", call);
  }

  private static void javaIo(Table table) {
    table.add("java/io/FileOutputStream", "open", "(Ljava/lang/String;Z)", writes(1, "writing"));
    table.add(
        "java/io/RandomAccessFile",
        "open",
        "(Ljava/lang/String;I)",
        Edit.first(
            code ->
                ask(code, "openRandomAccess", "(Ljava/lang/Object;I)V", object(1), integer(2))));
    table.add(FILE, "delete", "()", writes(0, "deleting"));
    table.add(FILE, "deleteOnExit", "()", writes(0, "deleting"));
    table.add(FILE, "createNewFile", "()", writes(0, "creating"));
    table.add(FILE, "mkdir", "()", writes(0, "creating"));
    table.add(FILE, "renameTo", "", writes(0, "renaming"));
    table.add(FILE, "renameTo", "", writes(1, "replacing"));
    table.add(
        "java/io/FileOutputStream",
        "<init>",
        "(Ljava/io/FileDescriptor;)",
        Edit.first(code -> ask(code, "descriptor", "(Ljava/io/FileDescriptor;)V", object(1))));
    table.add(
        FILE,
        "createTempFile",
        "(Ljava/lang/String;Ljava/lang/String;Ljava/io/File;)",
        writes(2, "creating a file in"));
    // Of no directory in particular: that is what a property said when first asked.
    table.add(FILE, "createTempFile", "", Edit.eachInstruction(ChokePoints::judgeCreation));
    for (String change : List.of("Readable", "Writable", "Executable")) {
      table.add(FILE, "set" + change, "(ZZ)", writes(0, "changing attributes of"));
    }
    table.add(FILE, "setReadOnly", "()", writes(0, "changing attributes of"));
    table.add(FILE, "setLastModified", "", writes(0, "changing attributes of"));
  }

  private static void judgeCreation(MethodNode method, AbstractInsnNode at) {
    if (Edit.isCall(at, "java/io/FileSystem", "createFileExclusively")) {
      InsnList judging = new InsnList();
      judging.add(new InsnNode(Opcodes.DUP));
      judging.add(new LdcInsnNode("creating"));
      judging.add(Edit.call(GATE, "write", WRITE));
      method.instructions.insertBefore(at, judging);
    }
  }

  /** The lowest Java methods below {@code java.nio.file} on Linux and macOS. */
  private static void nio(Table table) {
    table.add(POSIX, "open", "(L", opens("open", 0, 1));
    table.add(
        POSIX, "openat", "(I", Edit.first(code -> ask(code, "openRelative", "(I)V", integer(2))));
    table.add(POSIX, "unlink", "(L", writes(0, "deleting"));
    table.add(POSIX, "rmdir", "(L", writes(0, "deleting"));
    table.add(POSIX, "unlinkat", "(I", relative("deleting"));
    table.add(POSIX, "mkdir", "(L", writes(0, "creating"));
    table.add(POSIX, "mknod", "(L", writes(0, "creating"));
    table.add(POSIX, "link", "(L", writes(0, "linking"));
    table.add(POSIX, "link", "(L", writes(1, "creating"));
    table.add(
        POSIX,
        "symlink",
        "([B",
        Edit.first(code -> ask(code, "link", "([BLjava/lang/Object;)V", object(0), object(1))));
    table.add(POSIX, "rename", "(L", writes(0, "renaming"));
    table.add(POSIX, "rename", "(L", writes(1, "replacing"));
    table.add(POSIX, "renameat", "(I", relative("renaming"));
    for (String change : List.of("chmod", "chown", "lchown", "utimes", "lutimes")) {
      table.add(POSIX, change, "(L", writes(0, "changing attributes of"));
    }
    table.add(POSIX, "fchmodat", "(I", relative("changing attributes of"));
    table.add(POSIX, "utimensat", "(I", relative("changing attributes of"));
    attributes(table);
  }

  /** Views of attributes: below them are descriptors, which have no names. */
  private static void attributes(Table table) {
    String basic = "sun/nio/fs/UnixFileAttributeViews$Basic";
    table.add(basic, "setTimes", "", viewed(basic));
    String posix = "sun/nio/fs/UnixFileAttributeViews$Posix";
    table.add(posix, "setMode", "", viewed(basic));
    table.add(posix, "setOwners", "", viewed(basic));
    for (String change : List.of("ReadOnly", "Hidden", "Archive", "System")) {
      table.add("sun/nio/fs/LinuxDosFileAttributeView", "set" + change, "", viewed(basic));
    }
    // The first is that of JDK 17.0.0 to 17.0.4.
    for (String view :
        List.of(
            "sun/nio/fs/LinuxUserDefinedFileAttributeView",
            "sun/nio/fs/UnixUserDefinedFileAttributeView")) {
      table.add(view, "write", "(Ljava/lang/String;Ljava/nio", viewed(view));
      table.add(view, "delete", "", viewed(view));
    }
    Edit relative = relative("changing attributes of");
    String stream = "sun/nio/fs/UnixSecureDirectoryStream$";
    table.add(stream + "BasicFileAttributeViewImpl", "setTimes", "", relative);
    for (String change : List.of("setPermissions", "setOwners")) {
      table.add(stream + "PosixFileAttributeViewImpl", change, "", relative);
    }
  }

  private static Edit viewed(String owner) {
    return Edit.first(
        code -> {
          code.add(new VarInsnNode(Opcodes.ALOAD, 0));
          code.add(new FieldInsnNode(Opcodes.GETFIELD, owner, "file", "Lsun/nio/fs/UnixPath;"));
          code.add(new LdcInsnNode("changing attributes of"));
          code.add(Edit.call(GATE, "write", WRITE));
        });
  }

  /** Whoever keeps something beside a field must know when it changes. */
  private static void reflection(Table table) {
    Edit told =
        Edit.last(
            code ->
                ask(
                    code,
                    "written",
                    "(Ljava/lang/reflect/Field;Ljava/lang/Object;)V",
                    object(0),
                    object(1)));
    for (String suffix :
        List.of("", "Boolean", "Byte", "Char", "Short", "Int", "Long", "Float", "Double")) {
      table.add("java/lang/reflect/Field", "set" + suffix, "(Ljava/lang/Object;", told);
    }
  }

  static Edit says(String question, String what) {
    return Edit.first(code -> ask(code, question, TEXT, text(what)));
  }

  static Edit writes(int path, String what) {
    return Edit.first(code -> ask(code, "write", WRITE, object(path), text(what)));
  }

  private static Edit relative(String what) {
    return says("writeRelative", what);
  }

  private static Edit opens(String question, int path, int flags) {
    return Edit.first(
        code -> ask(code, question, "(Ljava/lang/Object;I)V", object(path), integer(flags)));
  }

  @SafeVarargs
  static void ask(
      InsnList code, String question, String descriptor, Consumer<InsnList>... arguments) {
    for (Consumer<InsnList> argument : arguments) {
      argument.accept(code);
    }
    code.add(Edit.call(GATE, question, descriptor));
  }

  static Consumer<InsnList> object(int local) {
    return code -> code.add(new VarInsnNode(Opcodes.ALOAD, local));
  }

  private static Consumer<InsnList> integer(int local) {
    return code -> code.add(new VarInsnNode(Opcodes.ILOAD, local));
  }

  private static Consumer<InsnList> text(String constant) {
    return code -> code.add(new LdcInsnNode(constant));
  }
}
