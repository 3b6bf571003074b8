package dev.quarry.concolic.worker;

import dev.quarry.concolic.Ending;
import dev.quarry.concolic.runtime.endings.Endings;
import dev.quarry.concolic.runtime.environment.Originals;
import dev.quarry.concolic.runtime.hooks.RunEnded;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.ProgramException;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.security.cert.Certificate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/**
 * Loads a program as the system's class loader would, but with rewritten classes. Of the worker's
 * own loader, its parent, it shows the program only the modules of the JDK that live there, and
 * what rewritten code calls; so the program's libraries and Quarry's never meet.
 */
final class ProgramLoader extends URLClassLoader implements Originals {
  static {
    registerAsParallelCapable();
  }

  private static final List<String> SHARED =
      List.of("dev.quarry.concolic.runtime.", "dev.quarry.expr.");

  /** Flags of fields that reflection shows and {@link Modifier} has no name for. */
  private static final int UNNAMED_FLAGS = Opcodes.ACC_SYNTHETIC | Opcodes.ACC_ENUM;

  private static final String MARKERS = "dev.quarry.api.";
  private static final ClassLoader PLATFORM = ClassLoader.getPlatformClassLoader();
  private static final ClassLoader WORKER = ClassLoader.getSystemClassLoader();
  private static final Set<String> JDK_PACKAGES = jdkPackages();

  private final ProgramImage image;
  private final Map<String, ProtectionDomain> domains = new HashMap<>();

  ProgramLoader(ProgramImage image) {
    super(Endings.LOADER_NAME, urls(image.entries()), WORKER);
    this.image = image;
    setDefaultAssertionStatus(true);
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
      }
      if (isShared(name)) {
        return Class.forName(name, false, WORKER);
      }
      try {
        return PLATFORM.loadClass(name);
      } catch (ClassNotFoundException e) {
        return findClass(name);
      }
    }
  }

  private boolean isShared(String name) {
    for (String prefix : SHARED) {
      if (name.startsWith(prefix)) {
        return true;
      }
    }
    return JDK_PACKAGES.contains(packageOf(name))
        || (name.startsWith(MARKERS) && image.find(name).isEmpty());
  }

  /** The packages of the JDK's modules that the system's loader has, such as the compiler. */
  private static Set<String> jdkPackages() {
    Set<String> packages = new HashSet<>();
    for (Module module : ModuleLayer.boot().modules()) {
      if (module.getClassLoader() == ClassLoader.getSystemClassLoader()) {
        packages.addAll(module.getPackages());
      }
    }
    return packages;
  }

  @Override
  public @Nullable URL getResource(String name) {
    URL ofJdk = PLATFORM.getResource(name);
    return ofJdk == null ? findResource(name) : ofJdk;
  }

  @Override
  public Enumeration<URL> getResources(String name) throws IOException {
    List<URL> all = new ArrayList<>(Collections.list(PLATFORM.getResources(name)));
    all.addAll(Collections.list(findResources(name)));
    return Collections.enumeration(all);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    try {
      Optional<ClassFile> found = image.find(name);
      if (found.isEmpty()) {
        throw new ClassNotFoundException(name);
      }
      byte[] bytes = image.rewritten(found.get());
      ProtectionDomain domain = domain(found.get().origin());
      definePackage(name, domain);
      return defineClass(name, bytes, 0, bytes.length, domain);
    } catch (ProgramException e) {
      ClassFormatError error = new ClassFormatError(e.getMessage());
      error.initCause(e);
      throw error;
    } catch (RuntimeException e) {
      throw new RunEnded(
          Ending.of(Ending.Kind.INTERNAL_ERROR, "Rewriting " + name + " failed with " + e + "."));
    }
  }

  @Override
  public int modifiers(Field field) {
    return image
        .find(field.getDeclaringClass().getName())
        .flatMap(file -> file.header().fields.stream().filter(sameAs(field)).findFirst())
        .map(node -> node.access & (Modifier.fieldModifiers() | UNNAMED_FLAGS))
        .orElseGet(field::getModifiers);
  }

  @Override
  public int modifiers(Constructor<?> constructor) {
    Class<?> type = constructor.getDeclaringClass();
    String descriptor = Type.getConstructorDescriptor(constructor);
    return image
        .find(type.getName())
        .flatMap(file -> file.method("<init>", descriptor))
        .filter(MethodShape::isPrivate)
        .map(shape -> constructor.getModifiers() | Modifier.PRIVATE)
        .orElseGet(constructor::getModifiers);
  }

  private static Predicate<FieldNode> sameAs(Field field) {
    String descriptor = field.getType().descriptorString();
    return node -> node.name.equals(field.getName()) && node.desc.equals(descriptor);
  }

  private void definePackage(String className, ProtectionDomain domain) {
    String name = packageOf(className);
    if (name.isEmpty() || getDefinedPackage(name) != null) {
      return;
    }
    URL place = domain.getCodeSource().getLocation();
    Manifest manifest = manifest(place);
    try {
      if (manifest != null) {
        definePackage(name, manifest, place);
      } else {
        definePackage(name, null, null, null, null, null, null, null);
      }
    } catch (IllegalArgumentException e) {
      // Another thread was faster.
      return;
    }
  }

  private static String packageOf(String className) {
    return className.substring(0, Math.max(0, className.lastIndexOf('.')));
  }

  private static @Nullable Manifest manifest(URL place) {
    if (place.getPath().endsWith("/")) {
      return null;
    }
    try (JarFile jar = new JarFile(Path.of(place.toURI()).toFile())) {
      return jar.getManifest();
    } catch (IOException | URISyntaxException e) {
      return null;
    }
  }

  private ProtectionDomain domain(String origin) {
    synchronized (domains) {
      return domains.computeIfAbsent(
          origin,
          place ->
              new ProtectionDomain(
                  new CodeSource(url(Path.of(place)), (Certificate[]) null), null, this, null));
    }
  }

  private static URL[] urls(List<Path> entries) {
    return entries.stream().map(ProgramLoader::url).toArray(URL[]::new);
  }

  private static URL url(Path place) {
    try {
      return place.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException("Every file has a URL.", e);
    }
  }
}
