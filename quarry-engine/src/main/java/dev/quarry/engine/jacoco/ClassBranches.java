package dev.quarry.engine.jacoco;

import dev.quarry.concolic.coverage.Probe;
import dev.quarry.concolic.coverage.ProbeMap;
import dev.quarry.program.Branch;
import dev.quarry.program.Branches;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jacoco.core.internal.analysis.filter.Filters;
import org.jacoco.core.internal.analysis.filter.IFilter;
import org.jacoco.core.internal.analysis.filter.IFilterContext;
import org.jacoco.core.internal.analysis.filter.KotlinSMAP;
import org.jacoco.core.internal.flow.ClassProbesAdapter;
import org.jacoco.core.internal.flow.ClassProbesVisitor;
import org.jacoco.core.internal.flow.MethodProbesVisitor;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;

/** What JaCoCo counts of one class; nothing if a compiler made it. */
final class ClassBranches extends ClassProbesVisitor implements IFilterContext {
  private static final String KOTLIN = "Lkotlin/Metadata;";

  private final ClassFile file;
  private final Map<MethodId, MethodBody> bodies = new LinkedHashMap<>();
  private final Map<MethodId, Map<Probe, Integer>> numbers = new LinkedHashMap<>();
  private final IFilter filter = Filters.all();
  private final Set<String> annotations = new HashSet<>();
  private final Set<String> attributes = new HashSet<>();
  private final List<CountedBranch> branches = new ArrayList<>();
  private final Map<MethodId, BitSet> methods = new LinkedHashMap<>();
  private final Map<Integer, BitSet> lines = new LinkedHashMap<>();
  private final Set<MethodId> inexact = new LinkedHashSet<>();
  private final Map<Integer, Integer> probes = new LinkedHashMap<>();
  private @Nullable String debugExtension;
  private @Nullable KotlinSMAP smap;

  private ClassBranches(Program program, ClassFile file) {
    this.file = file;
    List<MethodBody> all = program.bodies(file);
    all.forEach(body -> bodies.put(body.id(), body));
    List<Probe> probesOfClass = ProbeMap.of(all).probes();
    for (int i = 0; i < probesOfClass.size(); i++) {
      Probe probe = probesOfClass.get(i);
      numbers.computeIfAbsent(probe.method(), id -> new LinkedHashMap<>()).put(probe, i);
    }
  }

  static ClassBranches of(Program program, String name) {
    ClassFile file = program.classPath().get(name);
    ClassBranches branches = new ClassBranches(program, file);
    if ((file.access() & Opcodes.ACC_SYNTHETIC) == 0) {
      new ClassReader(file.bytes()).accept(new ClassProbesAdapter(branches, false), 0);
    }
    return branches;
  }

  /** In the order of the code. */
  List<CountedBranch> branches() {
    return branches;
  }

  /** The methods that count, each with the probes that tell that it was begun. */
  Map<MethodId, BitSet> methods() {
    return methods;
  }

  /** The lines that count, each with the probes that tell that a part of it was executed. */
  Map<Integer, BitSet> lines() {
    return lines;
  }

  /** The methods in which an exception at the wrong place makes JaCoCo count less. */
  Set<MethodId> inexact() {
    return inexact;
  }

  /** Quarry's number for each of JaCoCo's probes. */
  Map<Integer, Integer> probes() {
    return probes;
  }

  @Override
  public @Nullable MethodProbesVisitor visitMethod(
      int access,
      String name,
      String descriptor,
      @Nullable String signature,
      String @Nullable [] exceptions) {
    MethodId id = MethodId.ofInternal(file.name(), name, descriptor);
    MethodBody body = bodies.get(id);
    if (body == null) {
      return null;
    }
    ProbeFinder finder = new ProbeFinder(body, numbers.getOrDefault(id, Map.of()));
    return new MethodSteps(finder, steps -> add(body, steps, finder));
  }

  private void add(MethodBody body, MethodSteps method, ProbeFinder finder) {
    if (body.size() != method.steps().size()) {
      throw new IllegalStateException("JaCoCo reads other code than Quarry in " + body.id() + ".");
    }
    probes.putAll(finder.found());
    Filtered filtered = new Filtered(method.steps());
    filter.filter(method.method(), this, filtered);
    for (CountedInstruction step : method.steps()) {
      if (filtered.counts(step)) {
        BitSet executed = add(body, step, filtered, finder);
        methods.computeIfAbsent(body.id(), id -> new BitSet()).or(executed);
        if (step.line > 0) {
          lines.computeIfAbsent(step.line, line -> new BitSet()).or(executed);
        }
      }
    }
    if (!finder.isExact() && methods.containsKey(body.id())) {
      inexact.add(body.id());
    }
  }

  /** Adds the branches of an instruction; tells by which probes it was executed. */
  private BitSet add(
      MethodBody body, CountedInstruction step, Filtered filtered, ProbeFinder finder) {
    List<List<Filtered.Way>> counted = filtered.branches(step);
    BitSet executed = new BitSet();
    for (List<Filtered.Way> ways : counted) {
      Set<Branch> taken = new LinkedHashSet<>();
      BitSet noticed = new BitSet();
      for (Filtered.Way way : ways) {
        int number = way.step().number;
        Integer outcome = way.step().outcomes.get(way.number());
        if (outcome != null && Branches.outcomes(body, number) > 0) {
          taken.add(new Branch(body.id(), number, outcome));
        }
        noticed.or(numbers(way.step().probes(way.number()), finder));
      }
      executed.or(noticed);
      if (counted.size() > 1) {
        branches.add(new CountedBranch(body.id(), step.line, taken, noticed));
      }
    }
    return executed;
  }

  private static BitSet numbers(BitSet jacoco, ProbeFinder finder) {
    BitSet ours = new BitSet();
    jacoco.stream()
        .mapToObj(finder.found()::get)
        .filter(java.util.Objects::nonNull)
        .forEach(ours::set);
    return ours;
  }

  @Override
  public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
    if (descriptor.equals(KOTLIN) && debugExtension != null) {
      smap = new KotlinSMAP(getSourceFileName(), debugExtension);
    }
    annotations.add(descriptor);
    return super.visitAnnotation(descriptor, visible);
  }

  @Override
  public void visitAttribute(Attribute attribute) {
    attributes.add(attribute.type);
  }

  @Override
  public void visitSource(@Nullable String source, @Nullable String debug) {
    debugExtension = debug;
  }

  @Override
  public void visitTotalProbeCount(int count) {}

  @Override
  public String getClassName() {
    return file.name();
  }

  @Override
  public @Nullable String getSuperClassName() {
    return file.superName();
  }

  @Override
  public Set<String> getClassAnnotations() {
    return annotations;
  }

  @Override
  public Set<String> getClassAttributes() {
    return attributes;
  }

  @Override
  public int getClassAccess() {
    return file.access();
  }

  @Override
  public @Nullable String getSourceFileName() {
    return file.sourceFile().orElse(null);
  }

  @Override
  public @Nullable KotlinSMAP getKotlinSMAP() {
    return smap;
  }
}
