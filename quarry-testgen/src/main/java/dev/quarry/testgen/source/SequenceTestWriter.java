package dev.quarry.testgen.source;

import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.CallSequence;
import dev.quarry.testgen.recipe.Value;
import java.util.List;

/** Writes test classes of sequences of calls. */
public final class SequenceTestWriter {
  private final ClassHierarchy hierarchy;
  private final Framework framework;
  private final int release;
  private final ClassNames names;

  public SequenceTestWriter(ClassHierarchy hierarchy, Framework framework) {
    this.hierarchy = hierarchy;
    this.framework = framework;
    this.release = hierarchy.classPath().release();
    this.names = new ClassNames(hierarchy);
  }

  /** Tests of one class (its binary name), in its package. */
  public TestSource tests(String classUnderTest, String suffix, List<SequenceTest> tests) {
    return write(classUnderTest, suffix, tests, Role.TEST);
  }

  /** The same calls as probes: {@code public static void} methods without assertions. */
  public TestSource probes(String classUnderTest, String suffix, List<SequenceTest> tests) {
    return write(classUnderTest, suffix, tests, Role.PROBE);
  }

  private enum Role {
    TEST,
    PROBE
  }

  private TestSource write(
      String classUnderTest, String suffix, List<SequenceTest> tests, Role role) {
    ClassNames.Name name = names.of(Names.internal(classUnderTest));
    String simple = name.simple().replace('.', '_') + suffix;
    Imports imports = new Imports(names, name.home());
    imports.claim(simple);
    boolean isTest = role == Role.TEST;
    TestClassSource file =
        new TestClassSource(imports, isTest ? framework.modifier() : "public ", simple);
    file.imports().name(Names.internal(classUnderTest));
    List<String> annotations =
        isTest
            ? List.of("@" + file.imports().name(Names.internal(framework.annotation())))
            : List.of();
    for (SequenceTest test : tests) {
      TestBody body = body(test, file.imports().copy());
      String head = (isTest ? framework.modifier() : "public static ") + "void ";
      file.add(
          annotations, head, test.name(), isTest ? body.throwsClause() : " throws Throwable", body);
    }
    return file.source();
  }

  private TestBody body(SequenceTest test, Imports imports) {
    TypeText types = new TypeText(hierarchy, names, imports, release);
    Arrangement arrangement = new Arrangement(new VariableNames(List.of()));
    Expressions expressions =
        new Expressions(
            types,
            new CalleeLookup(hierarchy),
            new Fitting(hierarchy, types),
            names,
            arrangement,
            false);
    CallSequence sequence = test.sequence();
    List<String> statements = arrangement.statements();
    Written object =
        sequence
            .object()
            .map(
                value ->
                    expressions.variable(
                        value, ExpressionPlace.of(value.type()), VariableNames.hint(value.type())))
            .orElse(Written.primary("", null));
    int last = sequence.calls().size() - 1;
    for (int i = 0; i < last; i++) {
      String call = call(expressions, object, sequence.calls().get(i)).text();
      statements.add(call + ";");
    }
    if (last >= 0) {
      Value.Call act = sequence.calls().get(last);
      Written written = call(expressions, object, act);
      statements.addAll(end(test, act, written, object, types, imports));
    }
    return TestBody.of(statements, arrangement, imports, types, hierarchy);
  }

  private List<String> end(
      SequenceTest test,
      Value.Call act,
      Written written,
      Written object,
      TypeText types,
      Imports imports) {
    List<String> arguments = act.arguments().stream().map(JavaText::of).toList();
    String receiver =
        act.kind().hasReceiver() ? object.text() : types.name(act.callee().ownerInternal());
    SequenceTest.End end =
        test.end().apply(new SequenceTest.LastCall(receiver, arguments, written.text()));
    end.assertions().forEach(method -> imports.method(framework.assertions(), method));
    return end.statements();
  }

  private static Written call(Expressions expressions, Written object, Value.Call call) {
    return call.kind().hasReceiver()
        ? expressions.calls().step(object, call)
        : expressions.calls().inArrangement(call);
  }
}
