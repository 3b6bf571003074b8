package dev.quarry.engine.corpus;

import dev.quarry.program.MethodId;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One entry of the corpus in a class loader of its own, called as any other method is. */
final class PlainProgram implements AutoCloseable {
  private final URLClassLoader loader;
  private final Executable entry;
  private final Set<MethodId> invariants;
  private final List<Class<?>> program;
  private final PlainInputs inputs;

  /**
   * Loads the program.
   *
   * @param path the compiled corpus, and before it what stands in for the marker calls
   */
  PlainProgram(List<Path> path, CorpusEntry entry, Set<MethodId> invariants, Random random)
      throws IOException, ReflectiveOperationException {
    URL[] urls = new URL[path.size()];
    for (int i = 0; i < urls.length; i++) {
      urls[i] = path.get(i).toUri().toURL();
    }
    this.loader = new URLClassLoader(urls, ClassLoader.getPlatformClassLoader());
    loader.setDefaultAssertionStatus(true);
    this.invariants = invariants;
    this.entry = find(entry.method());
    this.program = family(path.get(path.size() - 1), entry.method().owner());
    this.inputs = new PlainInputs(new Guesses(random, entry.constants()), program);
    Class<?> markers = loader.loadClass("dev.quarry.api.Quarry");
    markers.getField("source").set(null, (Function<Class<?>, @Nullable Object>) this::marked);
  }

  private @Nullable Object marked(Class<?> type) {
    try {
      Object value = inputs.value(type);
      return type == String.class && value == null ? "" : value;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private Executable find(MethodId id) throws ClassNotFoundException {
    Class<?> owner = loader.loadClass(id.owner());
    List<Executable> all = new ArrayList<>(List.of(owner.getDeclaredMethods()));
    all.addAll(List.of(owner.getDeclaredConstructors()));
    for (Executable each : all) {
      String name = each instanceof Constructor ? "<init>" : each.getName();
      if (name.equals(id.name()) && id.descriptor().startsWith(parameters(each))) {
        each.setAccessible(true);
        return each;
      }
    }
    throw new IllegalStateException("no " + id);
  }

  private static String parameters(Executable method) {
    StringBuilder text = new StringBuilder("(");
    for (Class<?> type : method.getParameterTypes()) {
      text.append(type.descriptorString());
    }
    return text.append(')').toString();
  }

  /** Whether one call may change what the next one sees. */
  boolean hasStaticState() {
    return program.stream()
        .flatMap(type -> Stream.of(type.getDeclaredFields()))
        .mapToInt(Field::getModifiers)
        .anyMatch(flags -> Modifier.isStatic(flags) && !Modifier.isFinal(flags));
  }

  /** The classes of the entry's source file. */
  private List<Class<?>> family(Path classes, String owner)
      throws IOException, ClassNotFoundException {
    String outermost = owner.contains("$") ? owner.substring(0, owner.indexOf('$')) : owner;
    Path folder = classes.resolve(outermost.replace('.', '/')).getParent();
    List<Class<?>> family = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        String name =
            classes.relativize(file).toString().replace(".class", "").replace(File.separator, ".");
        if (name.equals(outermost) || name.startsWith(outermost + "$")) {
          family.add(loader.loadClass(name));
        }
      }
    }
    return family;
  }

  /**
   * Calls the entry with random arguments.
   *
   * @return a value as expectations write it, or the simple name of an exception; empty if the
   *     arguments were not well-formed
   */
  Optional<PlainOutcome> callAtRandom() throws ReflectiveOperationException {
    inputs.restart();
    try {
      Object receiver = hasReceiver() ? inputs.instance(entry.getDeclaringClass()) : null;
      Type[] types = entry.getGenericParameterTypes();
      @Nullable Object[] arguments = new @Nullable Object[types.length];
      for (int i = 0; i < types.length; i++) {
        arguments[i] = inputs.value(types[i]);
      }
      return wellFormed() && isLaunchable(arguments) ? call(receiver, arguments) : Optional.empty();
    } catch (InvocationTargetException e) {
      // A constructor of a record, an initialiser or an invariant does not like the values.
      return Optional.empty();
    }
  }

  /** The launcher passes no null to a program. */
  private boolean isLaunchable(@Nullable Object[] arguments) {
    boolean isMain =
        entry.getName().equals("main")
            && arguments.length == 1
            && entry.getParameterTypes()[0] == String[].class;
    return !isMain
        || arguments[0] instanceof String[] texts
            && Arrays.stream(texts).noneMatch(Objects::isNull);
  }

  /** Calls the entry with arguments written as literals. */
  Optional<PlainOutcome> call(List<String> literals) throws ReflectiveOperationException {
    Class<?>[] types = entry.getParameterTypes();
    @Nullable Object[] arguments = new @Nullable Object[types.length];
    for (int i = 0; i < types.length; i++) {
      arguments[i] = Literals.parse(literals.get(i), types[i]);
    }
    return call(null, arguments);
  }

  private boolean hasReceiver() {
    return entry instanceof Method && !Modifier.isStatic(entry.getModifiers());
  }

  private boolean wellFormed() throws ReflectiveOperationException {
    for (Object object : inputs.made()) {
      for (Method method : object.getClass().getDeclaredMethods()) {
        method.setAccessible(true);
        // By the corpus's own convention, classes that fill themselves do it in this method.
        if (method.getName().equals("initialise")) {
          method.invoke(object);
        }
        MethodId id = new MethodId(object.getClass().getName(), method.getName(), "()Z");
        if (invariants.contains(id) && method.invoke(object).equals(false)) {
          return false;
        }
      }
    }
    return true;
  }

  private Optional<PlainOutcome> call(@Nullable Object receiver, @Nullable Object[] arguments)
      throws ReflectiveOperationException {
    try {
      if (entry instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments);
        return Optional.of(PlainOutcome.returned("void"));
      }
      Method method = (Method) entry;
      Object value = method.invoke(receiver, arguments);
      boolean isVoid = method.getReturnType() == void.class;
      return Optional.of(PlainOutcome.returned(isVoid ? "void" : Literals.render(value)));
    } catch (InvocationTargetException e) {
      Throwable cause = e.getTargetException();
      String name = cause.getClass().getSimpleName();
      return name.equals("AssumptionFailedException")
          ? Optional.empty()
          : Optional.of(PlainOutcome.thrown(name, line(cause)));
    }
  }

  private int line(Throwable thrown) {
    for (StackTraceElement frame : thrown.getStackTrace()) {
      if (frame.getClassName().startsWith(entry.getDeclaringClass().getPackageName() + ".")) {
        return frame.getLineNumber();
      }
    }
    return -1;
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}
