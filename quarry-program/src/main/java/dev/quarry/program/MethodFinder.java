package dev.quarry.program;

import java.util.ArrayList;
import java.util.List;

/** Finds the methods that users name. */
public final class MethodFinder {
  private final ClassPath classPath;

  public MethodFinder(ClassPath classPath) {
    this.classPath = classPath;
  }

  /**
   * The one method that the text names.
   *
   * @throws ProgramException if the text is no method's name, or names none or several
   */
  public MethodId find(String text) {
    return find(MethodPattern.parse(text));
  }

  /**
   * The one method that is meant.
   *
   * @throws ProgramException if there is none, or more than one
   */
  public MethodId find(MethodPattern pattern) {
    List<MethodId> matching = findAll(pattern);
    if (matching.size() > 1) {
      throw new ProgramException(
          Problem.METHOD_AMBIGUOUS,
          "`"
              + pattern
              + "` could be "
              + Names.enumerate(matching.stream().map(MethodId::userForm).toList())
              + "; add the parameter types.");
    }
    return matching.get(0);
  }

  /**
   * Every method that is meant, overloads included; compiler-made bridges only if nothing else is.
   *
   * @throws ProgramException if there is none
   */
  public List<MethodId> findAll(MethodPattern pattern) {
    ClassFile owner = classPath.get(pattern.owner());
    List<MethodId> written = new ArrayList<>();
    List<MethodId> bridges = new ArrayList<>();
    for (MethodShape method : owner.methods()) {
      if (pattern.matches(method.id())) {
        (method.isBridge() ? bridges : written).add(method.id());
      }
    }
    if (written.isEmpty() && bridges.isEmpty()) {
      throw new ProgramException(Problem.METHOD_NOT_FOUND, nothingMatches(pattern, owner));
    }
    return List.copyOf(written.isEmpty() ? bridges : written);
  }

  private static String nothingMatches(MethodPattern pattern, ClassFile owner) {
    List<String> sameName = new ArrayList<>();
    List<String> names = new ArrayList<>();
    MethodPattern anyParameters =
        new MethodPattern(pattern.owner(), pattern.name(), java.util.Optional.empty());
    for (MethodShape method : owner.methods()) {
      names.add(method.id().name());
      if (anyParameters.matches(method.id())) {
        sameName.add(method.id().name() + method.id().parameters());
      }
    }
    List<String> near = sameName.isEmpty() ? Names.near(pattern.name(), names) : sameName;
    String start = "No method matches `" + pattern + "`; ";
    if (!near.isEmpty()) {
      return start + owner.binaryName() + " has " + Names.enumerate(near) + ".";
    }
    return start
        + (names.isEmpty()
            ? owner.binaryName() + " has no methods."
            : "list those of " + owner.binaryName() + " with `javap -p`.");
  }
}
