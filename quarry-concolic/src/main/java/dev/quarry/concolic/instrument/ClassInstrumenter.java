package dev.quarry.concolic.instrument;

import dev.quarry.concolic.runtime.coverage.CoverageGrowth;
import dev.quarry.concolic.runtime.coverage.Probes;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.program.ClassFile;
import dev.quarry.program.InputMethods;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Rewrites class files. A method that gets too large, or that can't be rewritten for whatever
 * reason, is tried in plainer forms, and named. Not safe for several threads at once.
 */
public final class ClassInstrumenter {
  private final ClassHierarchy hierarchy;
  private final InstrumentOptions options;
  private final AskedTypes types;
  private final Twins twins;
  private final InputMethods markers;
  private final CallKinds calls;
  private final StaticState statics;

  private final ToIntFunction<SiteInfo> sites;

  public ClassInstrumenter(ClassHierarchy hierarchy, InstrumentOptions options) {
    this(hierarchy, options, Sites::register);
  }

  /**
   * @param sites gives places their numbers
   */
  public ClassInstrumenter(
      ClassHierarchy hierarchy, InstrumentOptions options, ToIntFunction<SiteInfo> sites) {
    this.sites = sites;
    this.hierarchy = hierarchy;
    this.options = options;
    this.types = new AskedTypes(hierarchy, options);
    this.twins = new Twins(hierarchy, options);
    this.markers = new InputMethods(options.inputClasses());
    this.calls = new CallKinds(hierarchy, types, markers, options.mode());
    this.statics =
        new StaticState(hierarchy, call -> markers.marker(call).isPresent(), options.mode());
  }

  /** Rewrites a class of the program. */
  public Instrumented instrument(ClassFile file) {
    return instrument(
        file, options.mode().hasShadows() ? LeftPlain.Form.FULL : LeftPlain.Form.PLAIN);
  }

  /** Rewrites a class, its methods in the given form if that is possible. */
  Instrumented instrument(ClassFile file, LeftPlain.Form largest) {
    Reductions reductions = new Reductions(largest);
    while (true) {
      ClassNode tree = file.tree();
      try {
        LambdaClassFiles lambdas = new LambdaClassFiles(tree, options.mode());
        rewrite(tree, reductions, lambdas);
        return new Instrumented(write(tree), reductions.all(), lambdas.made());
      } catch (MethodTooLargeException e) {
        MethodId id = MethodId.ofInternal(e.getClassName(), e.getMethodName(), e.getDescriptor());
        if (!reductions.reduce(id, "Rewritten in full it would be larger than the JVM allows.")) {
          return untouched(file, e);
        }
      } catch (NotRewritableException e) {
        if (!reductions.reduce(e.method(), e.reason())) {
          return untouched(file, e);
        }
      } catch (RuntimeException e) {
        if (!reductions.reduceAll(suspects(tree), NotRewritableException.reason(e))) {
          return untouched(file, e);
        }
      }
    }
  }

  private byte[] write(ClassNode tree) {
    HierarchyWriter writer = new HierarchyWriter(hierarchy);
    tree.accept(writer);
    return writer.toByteArray();
  }

  /** The methods that can't even be written alone; all if there is none such. */
  private List<MethodId> suspects(ClassNode tree) {
    List<MethodId> all = new ArrayList<>();
    List<MethodId> failing = new ArrayList<>();
    List<MethodNode> methods = tree.methods;
    for (MethodNode method : methods) {
      if (method.instructions.size() > 0) {
        MethodId id = MethodId.ofInternal(tree.name, method.name, method.desc);
        all.add(id);
        tree.methods = List.of(method);
        try {
          write(tree);
        } catch (RuntimeException e) {
          failing.add(id);
        }
      }
    }
    return failing.isEmpty() ? all : failing;
  }

  /** The class as it is, with a note for each of its methods. */
  private static Instrumented untouched(ClassFile file, RuntimeException why) {
    return new Instrumented(
        file.bytes(),
        file.methods().stream()
            .filter(MethodShape::hasCode)
            .map(
                method ->
                    new LeftPlain(
                        method.id(), LeftPlain.Form.UNTOUCHED, NotRewritableException.reason(why)))
            .toList(),
        Map.of());
  }

  private void rewrite(ClassNode tree, Reductions reductions, LambdaClassFiles lambdas) {
    // Class literals and frames need this version; subroutines are gone already.
    tree.version = Math.max(tree.version & 0xFFFF, Opcodes.V1_8) | (tree.version & 0xFFFF0000);
    List<NumberedMethod> methods = new ArrayList<>();
    for (MethodNode method : tree.methods) {
      if (method.instructions.size() > 0) {
        methods.add(NumberedMethod.of(tree.name, method));
      }
    }
    boolean isOfProgram = options.mode() != Mode.LIBRARY;
    List<MethodBody> bodies =
        isOfProgram ? methods.stream().map(NumberedMethod::body).toList() : List.of();
    ClassContext context = context(tree, new ProbeNumbers(bodies), lambdas);
    if (options.mode().hasShadows()) {
      desugar(context, tree, methods);
    }
    for (NumberedMethod method : methods) {
      boolean makesErrors = isOfProgram && MadeErrors.areIn(method.method());
      rewrite(context, method, reductions.form(method.id()));
      if (makesErrors) {
        MadeErrors.mark(tree.superName, method.method());
      }
    }
    if (options.mode().hasShadows()) {
      twins.addTo(tree);
    }
    if (isOfProgram) {
      openMembers(tree);
      new StaticReset(statics, tree).apply();
    } else {
      Intrinsics.remove(tree);
    }
  }

  private static void desugar(ClassContext context, ClassNode tree, List<NumberedMethod> methods) {
    Desugaring desugaring = new Desugaring(context, tree);
    methods.forEach(desugaring::replaceIn);
    for (MethodNode added : desugaring.added()) {
      tree.methods.add(added);
      methods.add(NumberedMethod.of(tree.name, added));
    }
  }

  private ClassContext context(ClassNode tree, ProbeNumbers probes, LambdaClassFiles lambdas) {
    String name = tree.name.replace('/', '.');
    int number =
        switch (options.mode()) {
          case SYMBOLIC -> Probes.register(name, probes.count());
          case COVERAGE -> CoverageGrowth.register(name, probes.count());
          case LIBRARY -> 0;
        };
    return new ClassContext(
        tree.name, number, probes, statics, options, hierarchy, types, twins, calls, markers, sites,
        lambdas);
  }

  private static void rewrite(ClassContext context, NumberedMethod method, LeftPlain.Form form) {
    try {
      switch (form) {
        case FULL, COMPACT -> MethodInstrumenter.rewrite(context, method, form);
        case PLAIN -> PlainInstrumenter.rewrite(context, method);
        case UNTOUCHED -> {}
      }
    } catch (AnalyzerException | RuntimeException e) {
      throw new NotRewritableException(method.id(), e);
    }
  }

  /**
   * Input objects are filled from outside, which finals of records would not allow, and drivers may
   * do what reflection can: call private constructors and set private fields of their package.
   * Programs are shown the modifiers that were written.
   */
  private static void openMembers(ClassNode tree) {
    for (FieldNode field : tree.fields) {
      if ((field.access & Opcodes.ACC_STATIC) == 0) {
        field.access &= ~(Opcodes.ACC_FINAL | Opcodes.ACC_PRIVATE);
      }
    }
    for (MethodNode method : tree.methods) {
      if (method.name.equals("<init>")) {
        method.access &= ~Opcodes.ACC_PRIVATE;
      }
    }
  }
}
