package dev.quarry.process;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where classes come from: of its own class path a process gives its children what they need. */
public final class ClassPlaces {
  private ClassPlaces() {}

  /** The jar or directory a class comes from; empty if its loader does not tell. */
  public static Optional<Path> of(Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    if (source == null || !source.getLocation().getProtocol().equals("file")) {
      return Optional.empty();
    }
    try {
      return Optional.of(Path.of(source.getLocation().toURI()));
    } catch (URISyntaxException e) {
      return Optional.empty();
    }
  }

  /**
   * A class path with these classes and what lies beside them; the whole class path where a loader
   * does not tell.
   *
   * @param names binary names
   * @throws IllegalStateException if this process does not have one of them itself
   */
  public static List<String> classPath(Collection<String> names) {
    Set<String> places = new LinkedHashSet<>();
    for (String name : names) {
      Optional<Path> place = of(load(name));
      places.addAll(
          place.isPresent()
              ? List.of(place.get().toString())
              : List.of(System.getProperty("java.class.path").split(File.pathSeparator)));
    }
    return List.copyOf(places);
  }

  private static Class<?> load(String name) {
    try {
      return Class.forName(name, false, ClassPlaces.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException("The class " + name + " is not on the class path.", e);
    }
  }
}
