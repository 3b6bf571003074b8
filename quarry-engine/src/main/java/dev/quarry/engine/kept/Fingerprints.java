package dev.quarry.engine.kept;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.CallGraph;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collection;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * Fingerprints of methods and of all that they may call, and of the classes which that belongs to.
 * The same as long as nobody changes any of it. Safe for several threads.
 */
public final class Fingerprints {
  private final CallGraph calls;
  private final Program program;
  private final String setting;
  private final Set<String> made;
  private final Map<MethodId, String> ofMethods = new ConcurrentHashMap<>();
  private String whole = "";
  private final Map<String, String> ofClasses = new ConcurrentHashMap<>();

  /**
   * @param setting whatever else results depend on, as text
   * @param made classes that were made for this run, whose names say nothing
   */
  public Fingerprints(CallGraph calls, String setting, Collection<String> made) {
    this.calls = calls;
    this.program = calls.program();
    this.setting = setting;
    this.made = Set.copyOf(made);
  }

  /**
   * The fingerprint of a result.
   *
   * @param what it is of, beside code
   * @param entries where the code begins that it depends on
   */
  public String of(String what, List<MethodId> entries) {
    Set<String> parts = new TreeSet<>();
    for (MethodId method : calls.reachableFrom(entries)) {
      boolean isMade = made.contains(method.owner());
      parts.add((isMade ? "" : method.userForm() + method.descriptor()) + ofMethod(method));
      if (!isMade) {
        parts.add(method.owner() + " " + ofClass(method.owner()));
      }
    }
    return digest((setting + "\n" + what + "\n" + String.join("\n", parts)).getBytes(UTF_8));
  }

  /** The fingerprint of all classes on the class path: proofs speak about all of them. */
  public synchronized String ofProgram() {
    if (whole.isEmpty()) {
      StringBuilder all = new StringBuilder();
      program.classPath().programClasses().stream()
          .map(Names::binary)
          .filter(name -> !made.contains(name))
          .sorted()
          .forEach(
              name ->
                  program
                      .classPath()
                      .find(name)
                      .ifPresent(file -> all.append(name).append(digest(file.bytes()))));
      whole = digest(all.toString().getBytes(UTF_8));
    }
    return whole;
  }

  private String ofMethod(MethodId method) {
    return ofMethods.computeIfAbsent(
        method, any -> program.findBody(method).map(Fingerprints::digest).orElse("without code"));
  }

  private static String digest(MethodBody body) {
    ClassWriter writer = new ClassWriter(0);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "Any", null, "java/lang/Object", null);
    body.tree().accept(writer);
    return digest(writer.toByteArray());
  }

  private String ofClass(String name) {
    return ofClasses.computeIfAbsent(
        name, any -> program.classPath().find(name).map(Fingerprints::digest).orElse("missing"));
  }

  /** All of a class but the code of its methods. */
  private static String digest(ClassFile type) {
    ClassNode header = new ClassNode();
    type.header().accept(header);
    header.methods.clear();
    ClassWriter writer = new ClassWriter(0);
    header.accept(writer);
    return digest(writer.toByteArray());
  }

  /** A short name for some bytes. */
  static String digest(byte[] bytes) {
    try {
      byte[] sum = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(sum, 0, 20);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every Java has SHA-256.", e);
    }
  }
}
