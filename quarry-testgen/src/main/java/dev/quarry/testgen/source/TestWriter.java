package dev.quarry.testgen.source;

import dev.quarry.program.Names;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.util.Iterator;
import java.util.List;

/**
 * Writes test classes. A case that can't be written so that it compiles (a class that may not be
 * named from the package, say) is written nevertheless: the compiler is who decides.
 */
public final class TestWriter {
  /** How names of test classes end if nobody says otherwise. */
  public static final String SUFFIX = "QuarryTest";

  private final ClassHierarchy hierarchy;
  private final Framework framework;
  private final int release;
  private final String suffix;
  private final ClassNames names;

  /** For the Java release that the program's classes are for, with usual names. */
  public TestWriter(ClassHierarchy hierarchy, Framework framework) {
    this(hierarchy, framework, hierarchy.classPath().release(), SUFFIX);
  }

  /**
   * @param release the Java release whose library tests use
   * @param suffix how names of test classes end
   */
  public TestWriter(ClassHierarchy hierarchy, Framework framework, int release, String suffix) {
    this.hierarchy = hierarchy;
    this.framework = framework;
    this.release = release;
    this.suffix = suffix;
    this.names = new ClassNames(hierarchy);
  }

  /** The tests of one class (its binary name), in its package: {@code FooQuarryTest}. */
  public TestSource write(String classUnderTest, List<TestCase> cases) {
    TestClassSource file = file(classUnderTest, suffix, framework.modifier());
    Iterator<String> testNames = new TestNames().of(cases).iterator();
    // What is under test keeps its name, even if it is called Test.
    cases.forEach(test -> file.imports().name(test.call().method().ownerInternal()));
    String annotation = file.imports().name(Names.internal(framework.annotation()));
    for (TestCase test : cases) {
      TestBody body = TestBody.of(test, hierarchy, framework, release, file.imports());
      String head = framework.modifier() + "void ";
      file.add(List.of("@" + annotation), head, testNames.next(), body.throwsClause(), body);
    }
    return file.source();
  }

  /**
   * The same calls without assertions, in methods {@code public static void probe1()} of {@code
   * FooQuarryProbe}: who runs them learns what is thrown.
   */
  public TestSource probes(String classUnderTest, List<TestCase> cases) {
    return probes(classUnderTest, cases, "void", new Expectation.Completes());
  }

  /**
   * The same calls in methods {@code public static Object[] probe1()}, which return the result and
   * the object that was called: who runs them can look at both.
   */
  public TestSource observations(String classUnderTest, List<TestCase> cases) {
    return probes(classUnderTest, cases, "Object[]", new Expectation.Watched());
  }

  private TestSource probes(
      String classUnderTest, List<TestCase> cases, String type, Expectation instead) {
    TestClassSource file = file(classUnderTest, "QuarryProbe", "public ");
    String head = "public static " + type + " ";
    int number = 0;
    for (TestCase test : cases) {
      TestCase bare = new TestCase(test.call(), instead).with(test.properties());
      TestBody body = TestBody.of(bare, hierarchy, framework, release, file.imports());
      number++;
      file.add(List.of(), head, "probe" + number, " throws Throwable", body);
    }
    return file.source();
  }

  private TestClassSource file(String classUnderTest, String suffix, String modifier) {
    ClassNames.Name name = names.of(Names.internal(classUnderTest));
    String simple = name.simple().replace('.', '_') + suffix;
    Imports imports = new Imports(names, name.home());
    imports.claim(simple);
    return new TestClassSource(imports, modifier, simple);
  }
}
