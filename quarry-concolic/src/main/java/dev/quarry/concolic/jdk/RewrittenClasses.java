package dev.quarry.concolic.jdk;

import dev.quarry.concolic.instrument.ClassInstrumenter;
import dev.quarry.concolic.instrument.InstrumentOptions;
import dev.quarry.concolic.instrument.Instrumented;
import dev.quarry.concolic.instrument.LeftPlain;
import dev.quarry.concolic.instrument.Mode;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.SiteTable;
import dev.quarry.concolic.runtime.types.FollowedCode;
import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** The classes of the JDK that are followed, all rewritten together, as a program's would be. */
final class RewrittenClasses {
  private final Map<String, byte[]> rewritten = new TreeMap<>();
  private final Map<String, byte[]> lambdas = new TreeMap<>();
  private final List<SiteInfo> sites = new ArrayList<>();
  private final Set<String> supertypes = new HashSet<>();

  /**
   * Rewrites classes.
   *
   * @param classes class files by internal names, all that are followed
   * @throws IllegalStateException if one of their methods can't be rewritten
   */
  RewrittenClasses(Map<String, byte[]> classes) {
    try (ClassPath classPath = ClassPath.ofJdk(classes)) {
      ClassHierarchy hierarchy = new ClassHierarchy(classPath);
      ClassInstrumenter instrumenter =
          new ClassInstrumenter(hierarchy, InstrumentOptions.of(Mode.LIBRARY), this::number);
      for (String name : new TreeSet<>(classes.keySet())) {
        supertypes.addAll(hierarchy.supertypes(name));
        add(instrumenter, classPath.get(name));
      }
    }
    supertypes.removeAll(classes.keySet());
    lambdas.keySet().forEach(this::joinNest);
  }

  private int number(SiteInfo site) {
    sites.add(site);
    return sites.size() - 1;
  }

  private void add(ClassInstrumenter instrumenter, ClassFile file) {
    Instrumented made = instrumenter.instrument(file);
    for (LeftPlain left : made.leftPlain()) {
      if (left.form() != LeftPlain.Form.COMPACT) {
        throw new IllegalStateException(
            "`%s` can't be rewritten: %s".formatted(left.method().userForm(), left.reason()));
      }
    }
    rewritten.put(file.name(), made.bytes());
    lambdas.putAll(made.lambdas());
  }

  /** The host of a nest names its members. */
  private void joinNest(String lambda) {
    String outer = lambda.substring(0, lambda.indexOf('$'));
    byte[] host = rewritten.get(outer);
    if (host == null) {
      throw new IllegalStateException("The class that " + lambda + " belongs to is not rewritten.");
    }
    ClassReader reader = new ClassReader(host);
    ClassWriter writer = new ClassWriter(reader, 0);
    reader.accept(
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visitEnd() {
            visitNestMember(lambda);
            super.visitEnd();
          }
        },
        0);
    rewritten.put(outer, writer.toByteArray());
  }

  /** The class file of a class that was given. */
  byte[] get(String name) {
    byte[] bytes = rewritten.get(name);
    if (bytes == null) {
      throw new IllegalArgumentException(name + " is not rewritten.");
    }
    return bytes;
  }

  /** What an image has besides, by the path in the archive of the module. */
  Map<String, byte[]> files() {
    Map<String, byte[]> files = new TreeMap<>();
    lambdas.forEach((name, bytes) -> files.put("classes/" + name + ".class", bytes));
    Set<String> names = new HashSet<>(rewritten.keySet());
    names.addAll(lambdas.keySet());
    files.put("lib/" + FollowedCode.FILE, new FollowedCode(names, supertypes).bytes());
    files.put("lib/" + SiteTable.FILE, SiteTable.write(sites));
    return files;
  }
}
