package dev.quarry.spec.weave;

import dev.quarry.program.ClassFile;
import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.spec.Signal;
import dev.quarry.spec.Specification;
import dev.quarry.spec.Specification.Scope;
import dev.quarry.spec.monitor.Monitor;
import dev.quarry.spec.monitor.Monitors;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Makes copies of classes whose objects are monitored. */
public final class Weaver {
  /** What all violations extend. An assertion, so that programs hardly catch it. */
  static final String VIOLATION = "quarry_monitors/Violation";

  /**
   * What stands in the message of a violation, if events are kept, between these and the number of
   * the state before the last one.
   */
  public static final String IN_STATE = " in state ";

  /** What drivers tell on what they are about to call a method. */
  public static final String CALLER = Ghost.CALLER;

  /** The truth value there that says that code may have changed something; nobody resets it. */
  public static final String CHANGED = Ghost.CHANGED.name();

  /** The field of a monitor's class with the state that the last step of any object led to. */
  public static final String REACHED = "reached";

  static final String PACKAGE = "quarry_monitors/";

  /** Older classes may have subroutines, in which frames can't be computed. */
  static final int OLDEST = Opcodes.V1_5;

  private static final int FIELD = Opcodes.ACC_PUBLIC | Opcodes.ACC_TRANSIENT;

  private final ClassHierarchy hierarchy;
  private final EventLog log;

  /**
   * @param hierarchy of the program as it is
   */
  public Weaver(ClassHierarchy hierarchy, EventLog log) {
    this.hierarchy = hierarchy;
    this.log = log;
  }

  /** A specification on its way into classes. */
  private record Part(
      Specification specification,
      Monitor monitor,
      StepClass steps,
      String violation,
      int number,
      CallSites sites) {
    String field() {
      return Ghost.STATE + number;
    }
  }

  /**
   * Weaves specifications into all classes of the program that they are about.
   *
   * @throws dev.quarry.spec.SpecificationException if one does not fit the program
   */
  public Woven weave(List<Specification> specifications) {
    return weave(specifications, Map.of());
  }

  /**
   * The same with code that notes its changes, in the field {@link #CHANGED} of {@link #CALLER}.
   */
  public Woven weave(List<Specification> specifications, Changes changes) {
    return weave(specifications, changes.noting());
  }

  /**
   * @param changing classes that are different from those of the program already
   */
  private Woven weave(List<Specification> specifications, Map<String, ClassNode> changing) {
    List<Part> parts = new ArrayList<>();
    for (Specification specification : specifications) {
      parts.add(part(specification, parts.size()));
    }
    Map<String, byte[]> classes = new LinkedHashMap<>();
    TreeSet<String> owners = new TreeSet<>();
    parts.forEach(part -> owners.addAll(ownersOf(part)));
    Map<String, ClassNode> changed = new LinkedHashMap<>(changing);
    for (String owner : owners) {
      hierarchy
          .find(owner)
          .filter(file -> file.isOfProgram() && !file.isInterface())
          .ifPresent(
              file -> weave(file, changed.computeIfAbsent(owner, any -> file.tree()), parts));
    }
    Map<Part, Following> followings = weaveSites(parts, changed);
    changed.forEach((owner, node) -> classes.put(owner, bytes(node)));
    classes.putAll(FollowClasses.all());
    classes.put(VIOLATION, exception(VIOLATION, "java/lang/AssertionError"));
    classes.put(Ghost.CALLER, caller());
    List<WovenMonitor> monitors = new ArrayList<>();
    for (Part part : parts) {
      classes.put(part.violation(), exception(part.violation(), VIOLATION));
      classes.put(part.steps().node().name, bytes(part.steps().node()));
      monitors.add(
          new WovenMonitor(
              part.specification(),
              part.monitor(),
              Names.binary(part.violation()),
              part.field(),
              part.steps().node().name,
              Optional.ofNullable(followings.get(part)),
              part.steps().distances()));
    }
    return new Woven(classes, monitors);
  }

  /** Puts into all classes of the program what tells monitors of their calls. */
  private Map<Part, Following> weaveSites(List<Part> parts, Map<String, ClassNode> changed) {
    Map<Part, TreeSet<String>> hidden = new LinkedHashMap<>();
    List<CallSiteWeaver.Sited> all = new ArrayList<>();
    for (Part part : parts) {
      if (part.sites().areWoven()) {
        TreeSet<String> places = new TreeSet<>();
        hidden.put(part, places);
        all.add(
            new CallSiteWeaver.Sited(
                part.sites(), new Follower(part.steps(), part.number()), places));
      }
    }
    if (!all.isEmpty()) {
      weaveSitesOf(all, changed);
    }
    Map<Part, Following> followings = new LinkedHashMap<>();
    hidden.forEach(
        (part, places) ->
            followings.put(
                part,
                new Following(
                    part.specification().isComplete() ? part.steps().node().name : "",
                    List.copyOf(places))));
    return followings;
  }

  private void weaveSitesOf(List<CallSiteWeaver.Sited> all, Map<String, ClassNode> changed) {
    for (String name : hierarchy.classPath().programClasses()) {
      Optional<ClassFile> file = hierarchy.find(name);
      List<CallSiteWeaver.Sited> here =
          all.stream().filter(one -> file.isPresent() && one.sites().areIn(file.get())).toList();
      if (here.isEmpty()) {
        continue;
      }
      if (file.orElseThrow().majorVersion() < OLDEST) {
        here.forEach(one -> one.hidden().add(Names.binary(name) + ", a class of Java 1.4"));
        continue;
      }
      ClassNode known = changed.get(name);
      ClassNode node = known == null ? file.orElseThrow().tree() : known;
      boolean isChanged = false;
      for (MethodNode method : List.copyOf(node.methods)) {
        if (method.instructions.size() > 0) {
          here.forEach(one -> hide(one, node, method));
          isChanged |= new CallSiteWeaver(method, here).weave();
        }
      }
      if (isChanged) {
        changed.put(name, node);
      }
    }
  }

  /** Notes method references whose calls can't be seen. */
  private static void hide(CallSiteWeaver.Sited one, ClassNode owner, MethodNode method) {
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof InvokeDynamicInsnNode dynamic && one.sites().isHidden(dynamic)) {
        one.hidden().add("a method reference in " + Names.binary(owner.name) + "." + method.name);
      }
    }
  }

  /** The classes whose methods tell of the events of a specification. */
  private List<String> ownersOf(Part part) {
    if (!part.sites().areClassesWoven()) {
      return List.of();
    }
    Specification specification = part.specification();
    String type = Names.internal(specification.type());
    return specification.scope() == Scope.CLASS
        ? List.of(type)
        : hierarchy.subtypes(type).stream().toList();
  }

  private Part part(Specification specification, int number) {
    String type = Names.internal(specification.type());
    ClassFile file = new Fit(hierarchy, specification).check();
    Monitor monitor = Monitors.forViolations(specification);
    String simple = type.substring(type.lastIndexOf('/') + 1);
    String home = file.isOfProgram() ? type.substring(0, type.length() - simple.length()) : PACKAGE;
    String violation = home + simple + "_Violates_" + specification.name() + "_" + number;
    StepClass steps =
        new StepClass(
            hierarchy,
            specification,
            monitor,
            home + simple + "_QuarryMonitor" + number,
            type,
            violation,
            log);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    steps.node().fields.add(new FieldNode(access, REACHED, "I", null, null));
    if (specification.scope() == Scope.CLASS) {
      steps.node().fields.add(new FieldNode(access, Ghost.STATE + number, "I", null, null));
      steps.node().fields.add(new FieldNode(access, Ghost.DEPTH, "I", null, null));
      steps
          .node()
          .fields
          .add(new FieldNode(access, Ghost.LOG + number, "Ljava/lang/String;", null, null));
    }
    CallSites sites = new CallSites(hierarchy, specification);
    return new Part(specification, monitor, steps, violation, number, sites);
  }

  private void weave(ClassFile file, ClassNode node, List<Part> parts) {
    List<Part> mine = parts.stream().filter(part -> ownersOf(part).contains(file.name())).toList();
    List<Part> ofObjects =
        mine.stream().filter(part -> part.specification().scope() == Scope.OBJECT).toList();
    if (!ofObjects.isEmpty()) {
      addFields(node, file, ofObjects);
      node.interfaces.add(FollowClasses.UNFOLLOWED);
    }
    for (MethodNode method : node.methods) {
      boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
      if (!isTold(node, method)) {
        continue;
      }
      if (isStatic) {
        mine.stream()
            .filter(part -> part.specification().scope() == Scope.CLASS)
            .forEach(part -> weave(node, method, List.of(part), staticDepth(part)));
      } else if (!ofObjects.isEmpty()) {
        weave(node, method, ofObjects, new Ghost(file.name(), Ghost.DEPTH, "I", false));
      }
    }
  }

  private static Ghost staticDepth(Part part) {
    return new Ghost(part.steps().node().name, Ghost.DEPTH, "I", true);
  }

  /** The topmost class of the program that is monitored has the fields for those below it. */
  private void addFields(ClassNode node, ClassFile file, List<Part> parts) {
    for (Part part : parts) {
      if (isTopmost(file, part.specification())) {
        node.fields.add(new FieldNode(FIELD, part.field(), "I", null, null));
        node.fields.add(
            new FieldNode(FIELD, Ghost.LOG + part.number(), "Ljava/lang/String;", null, null));
      }
    }
    if (parts.stream().allMatch(part -> isTopmost(file, part.specification()))) {
      node.fields.add(new FieldNode(FIELD, Ghost.DEPTH, "I", null, null));
    }
  }

  private boolean isTopmost(ClassFile file, Specification specification) {
    String type = Names.internal(specification.type());
    return hierarchy
        .superclass(file)
        .filter(ClassFile::isOfProgram)
        .filter(above -> hierarchy.isSubtype(above.name(), type))
        .isEmpty();
  }

  /** Methods that somebody wrote and that others can call. */
  private static boolean isTold(ClassNode owner, MethodNode method) {
    int not =
        Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE | Opcodes.ACC_SYNTHETIC | Opcodes.ACC_PRIVATE;
    boolean isConstructor = method.name.equals("<init>");
    return (method.access & (isConstructor ? Opcodes.ACC_SYNTHETIC : not)) == 0
        && !method.name.equals("<clinit>")
        && !(isConstructor && callsThis(owner, method));
  }

  private static boolean callsThis(ClassNode owner, MethodNode constructor) {
    int made = 0;
    for (AbstractInsnNode node : constructor.instructions) {
      if (node.getOpcode() == Opcodes.NEW) {
        made++;
      } else if (node instanceof MethodInsnNode call && call.name.equals("<init>")) {
        if (made == 0) {
          return call.owner.equals(owner.name);
        }
        made--;
      }
    }
    return false;
  }

  private void weave(ClassNode owner, MethodNode method, List<Part> parts, Ghost depth) {
    boolean isConstructor = method.name.equals("<init>");
    String name = isConstructor ? Signal.CONSTRUCTOR : method.name;
    List<Hook> hooks = new ArrayList<>();
    for (Part part : parts) {
      boolean isStatic = part.specification().scope() == Scope.CLASS;
      String home = isStatic ? part.steps().node().name : owner.name;
      MonitoredCall call =
          new MonitoredCall(
              part.specification(),
              name,
              List.of(Type.getArgumentTypes(method.desc)),
              Type.getReturnType(method.desc));
      Optional<Ghost> events =
          log == EventLog.KEPT
              ? Optional.of(
                  new Ghost(home, Ghost.LOG + part.number(), "Ljava/lang/String;", isStatic))
              : Optional.empty();
      hooks.add(new Hook(part.steps(), call, new Ghost(home, part.field(), "I", isStatic), events));
    }
    new MethodWeaver(hierarchy, owner.name, method, hooks, depth).weave();
  }

  private byte[] bytes(ClassNode node) {
    ClassWriter writer =
        new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected String getCommonSuperClass(String left, String right) {
            return hierarchy.commonSuperclass(left, right);
          }
        };
    node.accept(writer);
    return writer.toByteArray();
  }

  private static byte[] exception(String name, String above) {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, name, null, above, null);
    MethodVisitor code =
        writer.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "(Ljava/lang/String;)V", null, null);
    code.visitCode();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    String argument = above.equals(VIOLATION) ? "Ljava/lang/String;" : "Ljava/lang/Object;";
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, above, "<init>", "(" + argument + ")V", false);
    code.visitInsn(Opcodes.RETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  /** On what a driver has just called a method, and how events are written down. */
  private static byte[] caller() {
    ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES);
    writer.visit(
        Opcodes.V17,
        Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER,
        Ghost.CALLER,
        null,
        "java/lang/Object",
        null);
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
    writer.visitField(access, Ghost.CALLED.name(), Ghost.CALLED.type(), null, null).visitEnd();
    writer.visitField(access, Ghost.CHANGED.name(), Ghost.CHANGED.type(), null, null).visitEnd();
    writer.visitField(access, "violation", "Ljava/lang/Throwable;", null, null).visitEnd();
    MethodVisitor code =
        writer.visitMethod(
            access, "log", "(Ljava/lang/String;Ljava/lang/String;)Ljava/lang/String;", null, null);
    code.visitCode();
    Label more = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitJumpInsn(Opcodes.IFNONNULL, more);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitInsn(Opcodes.ARETURN);
    code.visitLabel(more);
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitLdcInsn("; ");
    concatenate(code);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    concatenate(code);
    code.visitInsn(Opcodes.ARETURN);
    code.visitMaxs(0, 0);
    code.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }

  private static void concatenate(MethodVisitor code) {
    code.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL,
        "java/lang/String",
        "concat",
        "(Ljava/lang/String;)Ljava/lang/String;",
        false);
  }
}
