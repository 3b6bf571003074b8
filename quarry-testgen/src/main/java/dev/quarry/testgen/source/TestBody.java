package dev.quarry.testgen.source;

import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.testgen.recipe.CallKind;
import dev.quarry.testgen.recipe.TestCall;
import dev.quarry.testgen.recipe.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The statements of one test: arrange, act, assert. */
final class TestBody {
  static final int INDENT = 4;

  private final List<String> statements;
  private final String throwsClause;
  private final Imports imports;
  private final boolean raw;
  private final Set<HiddenMethods> hidden;
  private final FixtureText fixture;

  private TestBody(
      List<String> statements,
      String throwsClause,
      Imports imports,
      boolean raw,
      Set<HiddenMethods> hidden,
      FixtureText fixture) {
    this.statements = statements;
    this.throwsClause = throwsClause;
    this.imports = imports;
    this.raw = raw;
    this.hidden = hidden;
    this.fixture = fixture;
  }

  /** With variables for everything if lines become too wide without. */
  static TestBody of(
      TestCase test, ClassHierarchy hierarchy, Framework framework, int release, Imports imports) {
    TestBody terse = write(test, hierarchy, framework, release, imports.copy(), false);
    return terse.isNarrow()
        ? terse
        : write(test, hierarchy, framework, release, imports.copy(), true);
  }

  /** Statements that are written already, with what they were written with. */
  static TestBody of(
      List<String> statements,
      Arrangement arrangement,
      Imports imports,
      TypeText types,
      ClassHierarchy hierarchy) {
    return new TestBody(
        List.copyOf(statements),
        throwsClause(arrangement.exceptions(), new CalleeLookup(hierarchy), hierarchy),
        imports,
        types.hasRaw(),
        arrangement.hidden(),
        FixtureText.none());
  }

  /** The lines between the braces. */
  List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (!hidden.isEmpty()) {
      lines.add(" ".repeat(INDENT) + "// Needs reflection: the program may never do this.");
    }
    return fixture.around(lines, statements);
  }

  /** What the method declares, such as {@code throws Exception} with a space in front. */
  String throwsClause() {
    return throwsClause;
  }

  /** The imports given, and those that this test needs. */
  Imports imports() {
    return imports;
  }

  /** Whether compilers will want to warn about type arguments. */
  boolean hasRaw() {
    return raw;
  }

  /** What the test class has to bring along. */
  Set<HiddenMethods> hidden() {
    return hidden;
  }

  private boolean isNarrow() {
    return statements.stream().allMatch(statement -> INDENT + statement.length() <= Layout.WIDTH);
  }

  private static TestBody write(
      TestCase test,
      ClassHierarchy hierarchy,
      Framework framework,
      int release,
      Imports imports,
      boolean generous) {
    ClassNames names = new ClassNames(hierarchy);
    TypeText types = new TypeText(hierarchy, names, imports, release);
    CalleeLookup callees = new CalleeLookup(hierarchy);
    Fitting fitting = new Fitting(hierarchy, types);
    Arrangement arrangement = new Arrangement(new VariableNames(test.call().parameters()));
    Expressions expressions =
        new Expressions(types, callees, fitting, names, arrangement, generous);
    List<Integer> watched = watched(test);
    List<Integer> variables = new ArrayList<>(shared(test.call()));
    variables.addAll(watched);
    CallText.Act act = expressions.calls().act(test.call(), variables);
    String last =
        new Assertions(hierarchy, framework, types, expressions)
            .of(test.expectation(), act, watched);
    Set<String> exceptions = new TreeSet<>(arrangement.exceptions());
    if (!(test.expectation() instanceof Expectation.Throws)) {
      exceptions.addAll(act.callee().exceptions());
    }
    List<String> statements = new ArrayList<>(arrangement.statements());
    statements.add(last);
    return new TestBody(
        statements,
        throwsClause(exceptions, callees, hierarchy),
        imports,
        types.hasRaw(),
        arrangement.hidden(),
        new FixtureText(test, imports, arrangement.scope().name("answers")));
  }

  private static String throwsClause(
      Set<String> exceptions, CalleeLookup callees, ClassHierarchy hierarchy) {
    List<String> checked = exceptions.stream().filter(callees::isChecked).toList();
    if (checked.isEmpty()) {
      return "";
    }
    boolean usual =
        checked.stream().allMatch(name -> hierarchy.isSubtype(name, "java/lang/Exception"));
    return usual ? " throws Exception" : " throws Throwable";
  }

  /** The arguments that are looked at after the call. */
  private static List<Integer> watched(TestCase test) {
    if (test.expectation() instanceof Expectation.Leaves leaves) {
      return leaves.states().stream()
          .map(state -> state.subject().argument())
          .filter(argument -> argument >= 0)
          .toList();
    }
    List<Integer> watched = new ArrayList<>();
    if (test.expectation() instanceof Expectation.Watched) {
      for (int i = 0; i < test.call().arguments().size(); i++) {
        boolean isReceiver = i == 0 && test.call().kind().hasReceiver();
        if (isReceiver || canChange(test.call().arguments().get(i))) {
          watched.add(i);
        }
      }
    }
    return watched;
  }

  /** Whether a call may leave something in it that can be seen afterwards. */
  private static boolean canChange(Value value) {
    return value instanceof Value.Array array && !array.elements().isEmpty()
        || value instanceof Value.Collected
        || value instanceof Value.Call call && call.kind() == CallKind.CONSTRUCTOR
        || value instanceof Value.Changed changed && canChange(changed.object());
  }

  /** The arguments that others are the same as. */
  static List<Integer> shared(TestCall call) {
    return call.arguments().stream().flatMap(TestBody::sharedIn).distinct().toList();
  }

  private static Stream<Integer> sharedIn(Value value) {
    if (value instanceof Value.Same same) {
      return Stream.of(same.argument());
    }
    return value.parts().stream().flatMap(TestBody::sharedIn);
  }
}
