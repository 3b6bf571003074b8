package dev.quarry.symcretic.step;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.MethodShape;
import dev.quarry.program.hierarchy.CallSite;
import dev.quarry.program.hierarchy.CallSites;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.LambdaClasses;
import dev.quarry.program.hierarchy.MethodResolution;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Classes of the JDK and of lambdas that code makes objects of which the entries may run (rapid
 * type analysis, within a limit). They are what objects of the JDK's types are most likely of; that
 * an object may be of another class must be said by whoever asks.
 */
final class AllocatedClasses {
  /** More methods are not looked at. */
  private static final int MOST_METHODS = 3_000;

  private final Codes codes;
  private final CallTargets targets;
  private final JdkCode jdk;
  private final LambdaClasses lambdas;
  private final Set<MethodId> entries;
  private final MethodResolution resolution;
  private @Nullable Set<String> made;

  /**
   * @param entries where the program begins
   */
  AllocatedClasses(Codes codes, CallTargets targets, JdkCode jdk, Set<MethodId> entries) {
    this.codes = codes;
    this.targets = targets;
    this.jdk = jdk;
    this.lambdas = new LambdaClasses(codes.hierarchy());
    this.entries = entries;
    this.resolution = new MethodResolution(codes.hierarchy());
  }

  /** Those that are subtypes of a type, by internal names. */
  List<ClassFile> below(String type) {
    ClassHierarchy hierarchy = codes.hierarchy();
    return all().stream()
        .filter(name -> hierarchy.isSubtype(name, type))
        .flatMap(name -> hierarchy.find(name).stream())
        .toList();
  }

  private synchronized Set<String> all() {
    if (made == null) {
      made = new Gathering().run();
    }
    return made;
  }

  /** A call whose receiver may be of a class that is found later. */
  private record Selection(String owner, MethodShape resolved) {}

  private final class Gathering {
    private final Set<String> found = new LinkedHashSet<>();
    private final Set<MethodId> seen = new HashSet<>();
    private final ArrayDeque<MethodId> open = new ArrayDeque<>();
    private final Map<Selection, Set<String>> selections = new LinkedHashMap<>();
    private final Map<String, Set<String>> supertypes = new HashMap<>();

    Set<String> run() {
      entries.forEach(this::add);
      while (!open.isEmpty() && seen.size() < MOST_METHODS) {
        while (!open.isEmpty() && seen.size() < MOST_METHODS) {
          codes.program().findBody(open.remove()).ifPresent(this::read);
        }
        selections.forEach(this::select);
      }
      return found;
    }

    private void add(MethodId method) {
      if (seen.add(method)) {
        open.add(method);
      }
    }

    private void read(MethodBody body) {
      for (int number = 0; number < body.size(); number++) {
        if (body.opcode(number) == Opcodes.NEW) {
          String type = ((TypeInsnNode) body.instruction(number)).desc;
          codes
              .hierarchy()
              .find(type)
              .filter(f -> !f.isOfProgram())
              .ifPresent(f -> found.add(type));
        } else if (body.instruction(number) instanceof InvokeDynamicInsnNode) {
          lambdas.factory(body, number).ifPresent(make -> found.add(make.id().ownerInternal()));
        }
        for (CallSite site : CallSites.at(body, number)) {
          if (site instanceof CallSite.MethodCall call) {
            called(call);
          } else {
            targets.of(site).ids().stream().filter(this::isOfProgram).forEach(this::add);
          }
        }
      }
    }

    private boolean isOfProgram(MethodId method) {
      return codes
          .hierarchy()
          .find(method.ownerInternal())
          .filter(f -> f.isOfProgram())
          .isPresent();
    }

    private void called(CallSite.MethodCall call) {
      for (MethodShape method : targets.of(call).methods()) {
        if (jdk.isFollowed(method)) {
          add(method.id());
        }
      }
      boolean isSelected =
          call.kind() == CallSite.Kind.VIRTUAL || call.kind() == CallSite.Kind.INTERFACE;
      if (isSelected && !call.owner().startsWith("[")) {
        resolution
            .resolve(call.owner(), call.name(), call.descriptor())
            .ifPresent(
                method ->
                    selections.computeIfAbsent(
                        new Selection(call.owner(), method), any -> new HashSet<>()));
      }
    }

    private void select(Selection selection, Set<String> done) {
      for (String type : found) {
        if (done.add(type) && supertypesOf(type).contains(selection.owner())) {
          Optional<MethodShape> selected = resolution.select(type, selection.resolved());
          selected.filter(jdk::isFollowed).ifPresent(method -> add(method.id()));
        }
      }
    }

    private Set<String> supertypesOf(String type) {
      return supertypes.computeIfAbsent(
          type, name -> new HashSet<>(codes.hierarchy().supertypes(name)));
    }
  }
}
