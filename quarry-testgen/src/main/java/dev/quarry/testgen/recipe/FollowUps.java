package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodShape;
import dev.quarry.program.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * Calls of what a method returns, where that may be an object of a class that a test can't name: an
 * iterator, a view, an anonymous implementation. There is no other way to the code of such a class.
 */
final class FollowUps {
  private static final int MOST = 4;
  private static final Set<String> NEVER = Set.of("wait", "notify", "notifyAll", "getClass");

  private final Sources sources;
  private final ClassFile owner;
  private final RecipeLimits limits;

  FollowUps(Sources sources, ClassFile owner, RecipeLimits limits) {
    this.sources = sources;
    this.owner = owner;
    this.limits = limits;
  }

  /** Scenarios that call what a method returns. */
  List<Scenario> of(MethodShape method) {
    Type result = Type.getReturnType(method.id().descriptor());
    if (result.getSort() != Type.OBJECT || method.isInitialiser()) {
      return List.of();
    }
    Optional<ClassFile> type = sources.hierarchy().find(result.getInternalName());
    List<Scenario> scenarios = new ArrayList<>();
    if (type.isPresent() && type.get().isInterface()) {
      Map<MethodNode, ClassFile> calls = calls(type.get(), hidden(type.get()));
      for (MethodNode call : calls.keySet()) {
        if (scenarios.size() < MOST) {
          var maker = new ScenarioMaker(sources, owner, limits);
          maker.follow(method, calls, call).ifPresent(scenarios::add);
        }
      }
    }
    return scenarios;
  }

  /** The classes of the same nest that implement a type and have no name for a test. */
  private List<ClassFile> hidden(ClassFile type) {
    var access = new Access(sources.hierarchy(), Names.packageOf(owner.name()));
    String nest = outermost(owner.name());
    return sources.nests().of(nest).stream()
        .filter(file -> !file.isInterface() && !file.isAbstract() && !access.canName(file))
        .filter(file -> sources.hierarchy().isSubtype(file.name(), type.name()))
        .toList();
  }

  private static String outermost(String name) {
    int nested = name.indexOf('$', name.lastIndexOf('/') + 2);
    return nested < 0 ? name : name.substring(0, nested);
  }

  /** The methods of an interface that hidden classes have code for, each with its owner. */
  private Map<MethodNode, ClassFile> calls(ClassFile type, List<ClassFile> hidden) {
    Set<String> written = new LinkedHashSet<>();
    for (ClassFile file : hidden) {
      file.header().methods.forEach(method -> written.add(method.name + method.desc));
    }
    Map<MethodNode, ClassFile> calls = new LinkedHashMap<>();
    for (String name : sources.hierarchy().supertypes(type.name())) {
      Optional<ClassFile> at = sources.hierarchy().find(name).filter(ClassFile::isInterface);
      for (MethodNode method : at.map(file -> file.header().methods).orElse(List.of())) {
        boolean isCallable =
            (method.access & (Opcodes.ACC_STATIC | Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC))
                == 0;
        // Removing its signature from the written ones keeps one of several declarations.
        if (isCallable
            && !NEVER.contains(method.name)
            && written.remove(method.name + method.desc)) {
          calls.put(method, at.orElseThrow());
        }
      }
    }
    return calls;
  }
}
