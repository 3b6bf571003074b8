package dev.quarry.symcretic.testing;

import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ClassPath;
import dev.quarry.program.MethodId;
import dev.quarry.program.Names;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Steps;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Classes both as the backward engine reads them and loaded into this JVM to be run. */
public final class Workbench implements AutoCloseable {
  private static final String SNIPPETS = "Snippets";

  private final Program program;
  private final ClassHierarchy hierarchy;
  private final Codes codes;
  private final CallTargets targets;
  private final Steps steps;
  private final References references;
  private final URLClassLoader loader;

  private Workbench(Path directory) {
    this.program = new Program(ClassPath.of(List.of(directory, testClasses())));
    this.hierarchy = new ClassHierarchy(program.classPath());
    this.codes = new Codes(program, hierarchy);
    this.targets = new CallTargets(hierarchy);
    this.steps = new Steps(targets);
    this.references =
        new References(
            new Variables(new ExprFactory()),
            (lower, upper) -> hierarchy.isSubtype(Names.internal(lower), Names.internal(upper)));
    try {
      this.loader =
          new URLClassLoader(
              new URL[] {directory.toUri().toURL()}, Workbench.class.getClassLoader());
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Snippets as methods of one class, beside classes that were compiled before. */
  public static Workbench ofSnippets(Path directory, List<Snippet> snippets) {
    try {
      Files.write(directory.resolve(SNIPPETS + ".class"), SnippetWriter.write(SNIPPETS, snippets));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return of(directory);
  }

  /** Classes that were compiled into a directory. */
  public static Workbench of(Path directory) {
    return new Workbench(directory);
  }

  private static Path testClasses() {
    try {
      return Path.of(Workbench.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  public Program program() {
    return program;
  }

  public Codes codes() {
    return codes;
  }

  public CallTargets targets() {
    return targets;
  }

  public Steps steps() {
    return steps;
  }

  public References references() {
    return references;
  }

  /** The code of the method of a class with a name that only it has there. */
  public Code code(String owner, String name) {
    return program.bodies(program.classPath().get(owner)).stream()
        .filter(body -> body.id().name().equals(name))
        .map(body -> codes.of(body.id()))
        .findFirst()
        .orElseThrow();
  }

  /** The instruction that a snippet is about. */
  public Site site(Snippet snippet) {
    var id = MethodId.ofInternal(SNIPPETS, snippet.name(), SnippetWriter.descriptor(snippet));
    return new Site(codes.of(id), snippet.number(), 0, references);
  }

  /** A snippet as a method to be called. */
  public Method method(Snippet snippet) {
    return method(SNIPPETS, snippet.name());
  }

  /** The method of a class with a name that only it has there. */
  public Method method(String owner, String name) {
    try {
      return Arrays.stream(Class.forName(owner, true, loader).getMethods())
          .filter(method -> method.getName().equals(name))
          .findFirst()
          .orElseThrow();
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    program.close();
    try {
      loader.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
