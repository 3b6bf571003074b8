package dev.quarry.lab.concolic;

import dev.quarry.program.ClassFile;
import dev.quarry.program.ClassPath;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/** Loads the classes of one package from their bytes, everything else as usual. */
final class KernelLoader extends ClassLoader {
  private final ClassPath classPath;
  private final String prefix;
  private final Function<ClassFile, byte[]> bytes;

  /**
   * @param classPath where the classes are
   * @param inside the package
   * @param bytes what to define a class with
   */
  KernelLoader(ClassPath classPath, String inside, Function<ClassFile, byte[]> bytes) {
    super("program", KernelLoader.class.getClassLoader());
    this.classPath = classPath;
    this.prefix = inside + ".";
    this.bytes = bytes;
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> known = findLoadedClass(name);
      if (known != null) {
        return known;
      }
      return name.startsWith(prefix) ? define(name) : super.loadClass(name, resolve);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    Optional<ClassFile> file = classPath.find(name.replace('.', '/'));
    if (file.isEmpty()) {
      throw new ClassNotFoundException(name);
    }
    byte[] made = bytes.apply(file.get());
    return defineClass(name, made, 0, made.length);
  }

  /** The method of a class that has this name. */
  MethodHandle method(String owner, String name) {
    try {
      Class<?> type = Class.forName(owner, true, this);
      Method method =
          Arrays.stream(type.getDeclaredMethods())
              .filter(each -> each.getName().equals(name))
              .findFirst()
              .orElseThrow(() -> new NoSuchMethodException(owner + "#" + name));
      method.setAccessible(true);
      return MethodHandles.lookup().unreflect(method);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("A class of the lab is missing.", e);
    }
  }
}
