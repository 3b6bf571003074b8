package dev.quarry.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Which part of the code may use which other; a part is a package right below the root, with all
 * below it.
 */
final class Layers {
  private final String root;
  private final Map<String, List<String>> uses = new LinkedHashMap<>();

  Layers(String root) {
    this.root = root;
  }

  /** The modules of Quarry. A new module is one line. */
  static Layers ofQuarry() {
    return new Layers("dev.quarry")
        .layer("api")
        .layer("process")
        .layer("expr")
        .layer("solver", "process", "expr")
        .layer("program")
        .layer("spec", "program")
        .layer("input", "expr")
        .layer("models", "expr")
        .layer("concolic", "process", "expr", "input", "models", "program")
        .layer("search", "expr", "input", "concolic", "program")
        .layer("symcretic", "expr", "input", "solver", "models", "program")
        .layer("testgen", "process", "expr", "input", "program")
        .layer(
            "engine",
            "process",
            "expr",
            "solver",
            "program",
            "spec",
            "input",
            "models",
            "concolic",
            "search",
            "symcretic",
            "testgen")
        .layer("report")
        .layer("cluster", "process", "solver", "concolic", "engine")
        .layer(
            "cli",
            "process",
            "expr",
            "input",
            "solver",
            "program",
            "spec",
            "concolic",
            "testgen",
            "engine",
            "report",
            "cluster")
        .layer(
            "lab",
            "api",
            "process",
            "expr",
            "solver",
            "program",
            "spec",
            "input",
            "concolic",
            "search",
            "testgen",
            "engine",
            "report",
            "cli");
  }

  /** A layer that may use itself, the named layers, and anything outside the root. */
  Layers layer(String name, String... mayUse) {
    uses.put(name, List.of(mayUse));
    return this;
  }

  /** One rule per layer, and one that says each class belongs to a layer. */
  List<ArchRule> rules() {
    List<ArchRule> rules = new ArrayList<>();
    rules.add(
        classes()
            .should()
            .resideInAnyPackage(packagesOf(uses.keySet().stream()))
            .as("every class belongs to a module named in the table"));
    uses.forEach((name, others) -> rules.add(direction(name, others)));
    return rules;
  }

  private ArchRule direction(String name, List<String> others) {
    String[] allowed = packagesOf(Stream.concat(Stream.of(name), others.stream()));
    return noClasses()
        .that()
        .resideInAPackage(packageOf(name))
        .should()
        .dependOnClassesThat(resideInAPackage(root + "..").and(not(resideInAnyPackage(allowed))))
        .as(name + " uses no module of Quarry but " + others)
        .allowEmptyShould(true);
  }

  private String[] packagesOf(Stream<String> names) {
    return names.map(this::packageOf).toArray(String[]::new);
  }

  private String packageOf(String name) {
    return root + "." + name + "..";
  }
}
