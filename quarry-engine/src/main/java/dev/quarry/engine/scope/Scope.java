package dev.quarry.engine.scope;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodFinder;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodPattern;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import dev.quarry.program.Problem;
import dev.quarry.program.ProgramException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Finds the methods that a user means. */
public final class Scope {
  /** How many classes that are left out are named. */
  private static final int MOST_NAMED = 3;

  private static final int MAJOR_OF_JAVA_1 = 45;

  private final ClassPath classPath;
  private final ScopeOptions options;
  private final List<NamePattern> include;
  private final List<NamePattern> exclude;
  private final Map<String, Set<MethodId>> chosen = new TreeMap<>();
  private final List<ProgramException> unreadable = new ArrayList<>();
  private int excluded;

  private Scope(ClassPath classPath, ScopeOptions options) {
    this.classPath = classPath;
    this.options = options;
    this.include = NamePattern.parse(options.include());
    this.exclude = NamePattern.parse(options.exclude());
  }

  /**
   * The classes with methods to look at, by name.
   *
   * @throws ProgramException if something named does not exist, or nothing is left
   * @throws IllegalArgumentException if a pattern has a wrong form
   */
  public static List<ClassUnderTest> of(ClassPath classPath, ScopeOptions options) {
    return of(classPath, options, new ArrayList<>());
  }

  /**
   * The same, where many are meant: a class file that can't be read spoils only itself.
   *
   * @param warnings gets a sentence for each of those
   */
  public static List<ClassUnderTest> of(
      ClassPath classPath, ScopeOptions options, List<String> warnings) {
    Scope scope = new Scope(classPath, options);
    options.what().forEach(scope::add);
    List<ClassUnderTest> found = scope.result();
    scope.warn(warnings);
    return found;
  }

  private void warn(List<String> warnings) {
    unreadable.stream()
        .limit(MOST_NAMED)
        .forEach(problem -> warnings.add(problem.getMessage() + " It was left out."));
    if (unreadable.size() > MOST_NAMED) {
      warnings.add(
          "%d more classes were left out for reasons like these."
              .formatted(unreadable.size() - MOST_NAMED));
    }
  }

  private void add(String what) {
    if (what.indexOf('#') >= 0) {
      addMethods(what);
    } else if (what.indexOf('*') >= 0 || what.indexOf('?') >= 0) {
      addMatching(what);
    } else if (isFile(what)) {
      addEntry(Path.of(what));
    } else if (isProgramClass(what)) {
      addNest(what);
    } else if (!addPackage(what)) {
      throw notThere(what);
    }
  }

  private static boolean isFile(String what) {
    return what.endsWith(".jar") || what.indexOf('/') >= 0 || Files.isDirectory(Path.of(what));
  }

  private boolean isProgramClass(String name) {
    return classPath.find(name).filter(ClassFile::isOfProgram).isPresent();
  }

  private void addMethods(String what) {
    MethodPattern pattern = MethodPattern.parse(what);
    List<MethodShape> found =
        classPath.get(pattern.owner()).methods().stream()
            .filter(method -> pattern.matches(method.id()))
            .toList();
    if (found.isEmpty()) {
      new MethodFinder(classPath).find(what);
    }
    ClassFile type = classPath.get(pattern.owner());
    checkVersion(type);
    for (MethodShape method : found) {
      if (isTestable(type, method) && Visibility.PACKAGE.admits(method)) {
        choose(method.id());
      }
    }
  }

  private void addMatching(String what) {
    NamePattern pattern = NamePattern.parse(what);
    List<String> names = binaryNames().stream().filter(pattern::matchesClass).toList();
    if (names.isEmpty()) {
      throw new ProgramException(
          Problem.CLASS_NOT_FOUND,
          "No class on the class path matches `"
              + what
              + "`; correct the pattern, or add the directory or jar that holds the classes.");
    }
    names.forEach(this::addOneOfMany);
  }

  private void addEntry(Path entry) {
    try (ClassPath alone = ClassPath.of(List.of(entry))) {
      alone.programClasses().forEach(this::addOneOfMany);
    }
  }

  private void addNest(String name) {
    String binary = Names.binary(name);
    addClass(binary);
    binaryNames().stream()
        .filter(other -> other.startsWith(binary + "$"))
        .forEach(this::addOneOfMany);
  }

  private boolean addPackage(String name) {
    List<String> members =
        binaryNames().stream().filter(other -> other.startsWith(name + ".")).toList();
    members.forEach(this::addOneOfMany);
    return !members.isEmpty();
  }

  private List<String> binaryNames() {
    return classPath.programClasses().stream().map(Names::binary).toList();
  }

  private void addOneOfMany(String name) {
    try {
      addClass(name);
    } catch (ProgramException e) {
      if (e.problem() != Problem.CORRUPT_CLASS && e.problem() != Problem.CLASS_TOO_NEW) {
        throw e;
      }
      unreadable.add(e);
    }
  }

  private void addClass(String name) {
    ClassFile type = classPath.get(name);
    if (!options.visibility().admits(type, classPath)) {
      return;
    }
    checkVersion(type);
    for (MethodShape method : type.methods()) {
      if (options.visibility().admits(method) && isTestable(type, method)) {
        choose(method.id());
      }
    }
  }

  /** No run gets into a class that the virtual machine refuses. */
  private static void checkVersion(ClassFile type) {
    int compiledFor = type.majorVersion() - MAJOR_OF_JAVA_1 + 1;
    int runBy = Runtime.version().feature();
    if (compiledFor > runBy) {
      throw new ProgramException(
          Problem.CLASS_TOO_NEW,
          "%s was compiled for Java %d, but the program is run by Java %d; run Quarry with a newer JDK (JAVA_HOME), or compile the class with a lower --release."
              .formatted(type.binaryName(), compiledFor, runBy));
    }
  }

  /** Whether there is code that somebody wrote and that can be called from outside. */
  private static boolean isTestable(ClassFile type, MethodShape method) {
    String name = method.id().name();
    boolean isMadeByCompiler =
        method.isSynthetic()
            || method.isBridge()
            || (type.isEnum() && method.isStatic() && (name.equals("values") || isValueOf(method)));
    boolean isConstructorOfNothing = name.equals("<init>") && type.isAbstract();
    return method.hasCode()
        && !method.isPrivate()
        && !isMadeByCompiler
        && !isConstructorOfNothing
        && !name.equals("<clinit>");
  }

  private static boolean isValueOf(MethodShape method) {
    return method.id().name().equals("valueOf")
        && method.id().descriptor().startsWith("(Ljava/lang/String;)");
  }

  private void choose(MethodId method) {
    boolean isIn = include.isEmpty() || include.stream().anyMatch(some -> some.matches(method));
    if (isIn && exclude.stream().noneMatch(some -> some.matches(method))) {
      chosen.computeIfAbsent(method.owner(), owner -> new LinkedHashSet<>()).add(method);
    } else {
      excluded++;
    }
  }

  private List<ClassUnderTest> result() {
    List<ClassUnderTest> classes = new ArrayList<>();
    chosen.forEach((name, methods) -> classes.add(inFileOrder(name, methods)));
    if (classes.isEmpty()) {
      throw unreadable.isEmpty() ? nothing() : unreadable.get(0);
    }
    return List.copyOf(classes);
  }

  private ClassUnderTest inFileOrder(String name, Set<MethodId> methods) {
    return new ClassUnderTest(
        name,
        classPath.get(name).methods().stream()
            .filter(method -> methods.contains(method.id()))
            .toList());
  }

  private ProgramException nothing() {
    String scope = String.join(", ", options.what());
    return new ProgramException(
        Problem.NOTHING_TO_ANALYSE,
        excluded > 0
            ? "All %d methods of %s are excluded; loosen --include or --exclude."
                .formatted(excluded, scope)
            : "There is nothing to analyse in %s: no %s with code; %s."
                .formatted(
                    scope,
                    options.visibility() == Visibility.PUBLIC
                        ? "public method of a public class"
                        : "method that a test could call",
                    options.visibility() == Visibility.PUBLIC
                        ? "try --all for the others"
                        : "name other classes"));
  }

  private ProgramException notThere(String what) {
    if (classPath.find(what).isPresent()) {
      return new ProgramException(
          Problem.CLASS_NOT_FOUND,
          "`" + what + "` is a class of the JDK; only classes of the class path can be analysed.");
    }
    try {
      classPath.get(what);
    } catch (ProgramException e) {
      return e;
    }
    throw new IllegalStateException("`" + what + "` appeared meanwhile.");
  }
}
