package dev.quarry.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import dev.quarry.concolic.client.Guarding;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The rules, applied to Quarry's main classes. */
class ArchitectureTest {
  private static final JavaClasses QUARRY =
      new ClassFileImporter()
          .withImportOption(new ImportOption.DoNotIncludeTests())
          // Written by JMH's annotation processor, not by us.
          .withImportOption(location -> !location.contains("/jmh_generated/"))
          .importPackages("dev.quarry");

  static List<ArchRule> directions() {
    return Layers.ofQuarry().rules();
  }

  @Test
  void theClassesOfEveryModuleAreSeen() {
    assertThat(QUARRY.stream().map(type -> type.getPackageName().split("\\.")[2]))
        .contains(
            "api",
            "process",
            "expr",
            "solver",
            "program",
            "spec",
            "input",
            "models",
            "concolic",
            "search",
            "engine",
            "cluster",
            "lab",
            "cli");
  }

  @ParameterizedTest
  @MethodSource("directions")
  void dependenciesPointOneWay(ArchRule rule) {
    rule.check(QUARRY);
  }

  @Test
  void expressionsNeedFewLibraries() {
    CodeRules.usesOnly(
            "dev.quarry.expr..",
            "java..",
            "org.jspecify..",
            "org.objectweb.asm..",
            "dk.brics.automaton..")
        .check(QUARRY);
  }

  @Test
  void theApiNeedsNoLibrary() {
    CodeRules.usesOnly("dev.quarry.api..", "java..", "org.jspecify..").check(QUARRY);
  }

  @Test
  void childProcessesNeedNoLibrary() {
    CodeRules.usesOnly("dev.quarry.process..", "java..", "org.jspecify..").check(QUARRY);
  }

  @Test
  void theProgramModelNeedsFewLibraries() {
    CodeRules.usesOnly("dev.quarry.program..", "java..", "org.jspecify..", "org.objectweb.asm..")
        .check(QUARRY);
  }

  @Test
  void theProductDoesNotKnowTheLaboratory() {
    CodeRules.isUsedByNobody("dev.quarry.lab..").check(QUARRY);
  }

  @Test
  void theProductIsFreeOfWhatOnlyTheLaboratoryNeeds() {
    CodeRules.isUsedOnlyIn("org.openjdk.jmh..", "dev.quarry.lab..").check(QUARRY);
  }

  @Test
  void modulesAreFreeOfCycles() {
    CodeRules.partsAreFreeOfCycles("dev.quarry").check(QUARRY);
  }

  /** But those of expressions: the factory simplifies what it makes, and rules make expressions. */
  @Test
  void packagesOfModulesAreFreeOfCycles() {
    for (String module :
        List.of(
            "process",
            "solver",
            "program",
            "spec",
            "input",
            "models",
            "concolic",
            "search",
            "symcretic",
            "testgen",
            "report",
            "engine",
            "cluster",
            "cli")) {
      CodeRules.packagesAreFreeOfCycles("dev.quarry." + module).check(QUARRY);
    }
  }

  @Test
  void hooksNeedLittle() {
    // They stand beside rewritten classes of the JDK, inside java.base.
    String tracer = "dev.quarry.concolic.runtime.tracer";
    CodeRules.usesOnly(tracer, "java.lang..", "org.jspecify..").check(QUARRY);
    CodeRules.usesOnly(
            "dev.quarry.concolic.runtime.hooks",
            "java.lang..",
            "java.util",
            "org.jspecify..",
            "dev.quarry.concolic.guard.boot",
            tracer)
        .check(QUARRY);
  }

  @Test
  void noStateIsStatic() {
    // Rewritten code, mutants too, reaches its run through static fields: it has no other way.
    CodeRules.staticFieldsAreFinal(
            "dev.quarry.concolic.runtime..",
            "dev.quarry.concolic.guard.boot..",
            "dev.quarry.testgen.replay.runner")
        .check(QUARRY);
  }

  @Test
  void onlyTheLaboratoryDoesWithoutTheGuard() {
    CodeRules.isUsedOnlyIn(Guarding.class, "dev.quarry.concolic.client", "dev.quarry.lab.guard")
        .check(QUARRY);
  }

  @Test
  void everyPackageIsNullMarked() {
    CodeRules.packagesAreNullMarked().check(QUARRY);
  }
}
