package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/**
 * What objects and classes have been through before the call under test: calls of those methods
 * that change the fields which the call looks at, several times and in several orders.
 */
final class Histories {
  private static final int HIDDEN =
      Opcodes.ACC_SYNTHETIC | Opcodes.ACC_BRIDGE | Opcodes.ACC_ABSTRACT;
  private static final int MOST_METHODS = 4;
  private static final int MOST_PARAMETERS = 4;

  /** How often the methods take turns. */
  private static final int ROUNDS = 3;

  /** The same, for objects that others are made of. */
  private static final int ROUNDS_WITHIN = 2;

  /** How often a call is repeated that is given plain values. */
  private static final int REPEATS = 12;

  private final Maker maker;
  private final Sources sources;
  private final Producers producers;
  private final Footprint footprint;

  Histories(Maker maker, Sources sources, Producers producers, Footprint footprint) {
    this.maker = maker;
    this.sources = sources;
    this.producers = producers;
    this.footprint = footprint;
  }

  /**
   * Steps for an object.
   *
   * @param name of the object
   * @param level of the object
   */
  List<Recipe.Step> ofObject(String name, ClassFile file, int level) {
    List<Producer> methods = new ArrayList<>();
    Set<String> seen = new LinkedHashSet<>();
    for (ClassFile type : sources.hierarchy().superclasses(file.name())) {
      if (!type.isOfProgram()) {
        break;
      }
      for (MethodNode method : type.header().methods) {
        boolean isNew = seen.add(method.name + method.desc.substring(0, method.desc.indexOf(')')));
        if (isNew && (method.access & Opcodes.ACC_STATIC) == 0 && isPossible(type, method)) {
          methods.add(new Producer(type, method));
        }
      }
    }
    return inRounds(name, relevant(methods), level, level == 0 ? ROUNDS : ROUNDS_WITHIN);
  }

  /** Steps that call static methods of a class. */
  List<Recipe.Step> ofClass(ClassFile file) {
    List<Producer> methods = new ArrayList<>();
    for (MethodNode method : file.header().methods) {
      if ((method.access & Opcodes.ACC_STATIC) != 0 && isPossible(file, method)) {
        methods.add(new Producer(file, method));
      }
    }
    return inRounds("before", relevant(methods), 0, ROUNDS);
  }

  private boolean isPossible(ClassFile owner, MethodNode method) {
    Type[] parameters = Type.getArgumentTypes(method.desc);
    return !method.name.startsWith("<")
        && (method.access & HIDDEN) == 0
        && parameters.length <= MOST_PARAMETERS
        && maker.access().canName(owner)
        && producers.isCallable(method, owner)
        && maker.arePossible(parameters);
  }

  /** Those that change what is looked at, or what one of them looks at. */
  private List<Producer> relevant(List<Producer> methods) {
    Set<String> needed = new LinkedHashSet<>(footprint.fields());
    List<Producer> left = new ArrayList<>(methods);
    List<Producer> relevant = new ArrayList<>();
    boolean isGrowing = true;
    while (isGrowing) {
      List<Producer> more =
          left.stream().filter(method -> !Collections.disjoint(written(method), needed)).toList();
      isGrowing = left.removeAll(more);
      relevant.addAll(more);
      more.forEach(
          method -> needed.addAll(Footprint.of(sources.hierarchy(), method.id()).fields()));
    }
    return relevant;
  }

  private Set<String> written(Producer producer) {
    MethodNode method = producer.method();
    Set<String> fields = new LinkedHashSet<>();
    for (String field : sources.writers().fields(producer.owner(), method.name + method.desc)) {
      int dot = field.indexOf('.');
      fields.add(
          Footprint.field(sources.hierarchy(), field.substring(0, dot), field.substring(dot + 1)));
    }
    return fields;
  }

  private List<Recipe.Step> inRounds(String name, List<Producer> methods, int level, int rounds) {
    methods.sort(
        Comparator.comparing((Producer producer) -> !isPlain(producer))
            .thenComparing(producer -> producer.method().name)
            .thenComparing(producer -> producer.method().desc));
    List<Producer> chosen = methods.subList(0, Math.min(MOST_METHODS, methods.size()));
    List<Recipe.Step> steps = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      for (Producer producer : chosen) {
        steps.add(step(name, producer, level));
      }
    }
    return steps;
  }

  private boolean isPlain(Producer producer) {
    return maker.areSimple(Type.getArgumentTypes(producer.method().desc));
  }

  private Recipe.Step step(String name, Producer producer, int level) {
    String label = name + "_" + producer.method().name;
    String made = maker.names().unique(label);
    String owner = producer.owner().name();
    List<Recipe> arguments =
        maker.built().argumentsOf(label, producer, TypeUse.ofInternal(owner), level, Set.of(owner));
    int most = level == 0 && isPlain(producer) ? REPEATS : 1;
    return new Recipe.Step(made, producer.id(), producer.kind(), arguments, most);
  }
}
