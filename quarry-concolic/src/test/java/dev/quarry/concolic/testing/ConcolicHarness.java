package dev.quarry.concolic.testing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.RunLimits;
import dev.quarry.concolic.RunRequest;
import dev.quarry.concolic.instrument.ClassInstrumenter;
import dev.quarry.concolic.instrument.InstrumentOptions;
import dev.quarry.concolic.instrument.Mode;
import dev.quarry.concolic.runtime.EntryCall;
import dev.quarry.concolic.runtime.run.RunContext;
import dev.quarry.concolic.runtime.run.RunOutcome;
import dev.quarry.concolic.runtime.types.TypeWorld;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.MethodId;
import dev.quarry.program.hierarchy.ClassHierarchy;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Compiles Java sources, rewrites the classes and runs entries of them in this JVM. Every condition
 * of every run is evaluated in the input of that run: what was reported to hold must hold there,
 * and no alternative may.
 */
public final class ConcolicHarness {
  private static final Pattern PACKAGE = Pattern.compile("package ([\\w.]+);");
  private static final Pattern TYPE = Pattern.compile("(?:class|interface|enum|record) (\\w+)");

  private final ExprFactory factory = new ExprFactory();
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final Path classes;
  private final ClassPath classPath;
  private final ClassHierarchy hierarchy;
  private final RunLimits limits;
  private RunContext context;

  private ConcolicHarness(Path classes, RunLimits limits) {
    this.classes = classes;
    this.limits = limits;
    this.classPath = ClassPath.of(List.of(classes));
    this.hierarchy = new ClassHierarchy(classPath);
    this.context = load();
  }

  /** Compiles sources, each one file named after its first type. */
  public static ConcolicHarness compile(String... sources) {
    return compile(RunLimits.DEFAULT, sources);
  }

  /** Compiles sources for runs with limits of their own. */
  public static ConcolicHarness compile(RunLimits limits, String... sources) {
    try {
      Path directory = Files.createTempDirectory("quarry-harness");
      Path classes = Files.createDirectories(directory.resolve("classes"));
      var arguments = new java.util.ArrayList<>(List.of("-g", "-proc:none", "-nowarn"));
      arguments.addAll(List.of("-d", classes.toString()));
      arguments.addAll(List.of("-cp", System.getProperty("java.class.path")));
      for (String source : sources) {
        arguments.add(write(directory, source).toString());
      }
      int status =
          ToolProvider.getSystemJavaCompiler()
              .run(null, System.out, System.err, arguments.toArray(String[]::new));
      assertThat(status).as("javac").isZero();
      return new ConcolicHarness(classes, limits);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Path write(Path directory, String source) throws IOException {
    Matcher type = TYPE.matcher(source);
    assertThat(type.find()).isTrue();
    Matcher inPackage = PACKAGE.matcher(source);
    Path parent =
        inPackage.find() ? directory.resolve(inPackage.group(1).replace('.', '/')) : directory;
    Path file = Files.createDirectories(parent).resolve(type.group(1) + ".java");
    return Files.writeString(file, source);
  }

  private RunContext load() {
    var instrumenter = new ClassInstrumenter(hierarchy, InstrumentOptions.of(Mode.SYMBOLIC));
    var loader = new RewritingClassLoader(classes, classPath, instrumenter);
    TypeWorld world =
        type ->
            hierarchy.concreteTypes(type.replace('.', '/')).stream()
                .filter(file -> file.isOfProgram() && !file.isEnum())
                .map(ClassFile::binaryName)
                .toList();
    return new RunContext(factory, loader, world, limits);
  }

  /** Where the compiled classes are, as no one has rewritten them. */
  public Path classes() {
    return classes;
  }

  /** The factory that the models of runs must be made with. */
  public ExprFactory factory() {
    return factory;
  }

  /** An input's value: an int, a string, a {@link Ref}… under its name. */
  public Model model(Object... namesAndValues) {
    Map<Input, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      String name = (String) namesAndValues[i];
      Object value = namesAndValues[i + 1];
      values.put(factory.input(name, sortOf(name, value)), value);
    }
    return new Model(values);
  }

  private static Sort sortOf(String name, Object value) {
    if (value instanceof MapValue map) {
      return Sort.map((Sort.Basic) sortOf(name, map.defaultElement()), Sort.INT);
    }
    if (value instanceof String) {
      return name.endsWith("#type") ? Sort.TYPE : Sort.STRING;
    }
    for (Sort.Basic sort : Sort.Basic.values()) {
      if (sort.valueType() == value.getClass()) {
        return sort;
      }
    }
    throw new IllegalArgumentException("No input has the value " + value + ".");
  }

  /** Elements of an input array. */
  public static MapValue elements(Object... values) {
    Map<List<Object>, Object> entries = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      entries.put(List.of(i), values[i]);
    }
    Object zero =
        values[0] instanceof Integer
            ? (Object) 0
            : values[0] instanceof Long ? (Object) 0L : values[0] instanceof Float ? 0f : 0d;
    return new MapValue(zero, entries);
  }

  /** Runs an entry such as {@code Foo#bar} with inputs as {@link #model} takes them. */
  public RunOutcome run(String entry, Object... namesAndValues) {
    return run(entry, model(namesAndValues));
  }

  /** Runs an entry. */
  public RunOutcome run(String entry, Model input) {
    return run(entry, RunRequest.of(input));
  }

  /** Runs an entry and checks the conditions it reports. */
  public RunOutcome run(String entry, RunRequest request) {
    MethodId id = new MethodFinder(classPath).find(entry);
    RunOutcome outcome = new EntryCall(id, parameterNames(id)).run(context, request);
    check(outcome);
    if (outcome.reloadNeeded()) {
      context = load();
    }
    return outcome;
  }

  private void check(RunOutcome outcome) {
    for (Event event : outcome.events()) {
      assertThat(interpreter.evaluate(event.condition(), outcome.input()))
          .as("%s in %s", event, outcome.input())
          .isEqualTo(true);
      if (event instanceof Event.Decision decision) {
        for (Event.Alternative alternative : decision.alternatives()) {
          assertThat(interpreter.evaluate(alternative.condition(), outcome.input()))
              .as("alternative of %s in %s", event, outcome.input())
              .isEqualTo(false);
        }
      }
    }
  }

  private List<String> parameterNames(MethodId id) {
    MethodNode method =
        classPath.get(id.ownerInternal()).tree().methods.stream()
            .filter(node -> node.name.equals(id.name()) && node.desc.equals(id.descriptor()))
            .findFirst()
            .orElseThrow();
    int slot = (method.access & org.objectweb.asm.Opcodes.ACC_STATIC) == 0 ? 1 : 0;
    var names = new java.util.ArrayList<String>();
    for (Type type : Type.getArgumentTypes(id.descriptor())) {
      int at = slot;
      names.add(
          method.localVariables.stream()
              .filter(local -> local.index == at)
              .map((LocalVariableNode local) -> local.name)
              .findFirst()
              .orElse("arg" + names.size()));
      slot += type.getSize();
    }
    return names;
  }
}
