package dev.quarry.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same rules, applied to packages that break them. */
class RulesCanFailTest {
  private static final String ROOT = "dev.quarry.architecture.fixture";
  private static final JavaClasses FIXTURE = new ClassFileImporter().importPackages(ROOT);

  @Test
  void aClassThatUsesAHigherLayerIsFound() {
    Layers layers = new Layers(ROOT).layer("lower").layer("upper", "lower").layer("stray");
    assertThat(broken(layers.rules())).singleElement().asString().contains("Low", "High");
  }

  @Test
  void aClassOutsideEveryLayerIsFound() {
    Layers layers = new Layers(ROOT).layer("lower", "upper").layer("upper", "lower");
    assertThat(broken(layers.rules())).singleElement().asString().contains("Stray");
  }

  @Test
  void permittedDependenciesAreNotReported() {
    Layers layers = new Layers(ROOT).layer("lower", "upper").layer("upper", "lower").layer("stray");
    assertThat(broken(layers.rules())).isEmpty();
  }

  @Test
  void aLibraryThatIsNotNamedIsFound() {
    assertThat(
            broken(
                List.of(CodeRules.usesOnly(ROOT + ".upper..", ROOT + ".lower..", "java.lang.."))))
        .singleElement()
        .asString()
        .contains("High", "java.util.List");
  }

  @Test
  void aUseOfWhatNobodyMayUseIsFound() {
    assertThat(broken(List.of(CodeRules.isUsedByNobody(ROOT + ".upper.."))))
        .singleElement()
        .asString()
        .contains("Low", "High");
    assertThat(broken(List.of(CodeRules.isUsedByNobody(ROOT + ".stray..")))).isEmpty();
  }

  @Test
  void aLibraryUsedInAnotherPartIsFound() {
    assertThat(broken(List.of(CodeRules.isUsedOnlyIn("java.util..", ROOT + ".lower.."))))
        .singleElement()
        .asString()
        .contains("High", "java.util.List");
  }

  @Test
  void aCycleIsFound() {
    assertThat(broken(List.of(CodeRules.partsAreFreeOfCycles(ROOT)))).hasSize(1);
  }

  @Test
  void aCycleOfPackagesIsFound() {
    assertThat(broken(List.of(CodeRules.packagesAreFreeOfCycles(ROOT)))).hasSize(1);
    assertThat(broken(List.of(CodeRules.packagesAreFreeOfCycles(ROOT + ".lower")))).isEmpty();
  }

  @Test
  void aMutableStaticFieldIsFound() {
    assertThat(broken(List.of(CodeRules.staticFieldsAreFinal())))
        .singleElement()
        .asString()
        .contains("Stray.counter");
  }

  @Test
  void aPackageWithoutNullMarkedPackageInfoIsFound() {
    assertThat(broken(List.of(CodeRules.packagesAreNullMarked())))
        .singleElement()
        .asString()
        .contains("fixture.stray is not @NullMarked")
        .doesNotContain("fixture.lower is not");
  }

  private static List<String> broken(List<ArchRule> rules) {
    return rules.stream()
        .map(rule -> rule.evaluate(FIXTURE))
        .filter(EvaluationResult::hasViolation)
        .map(result -> result.getFailureReport().toString())
        .toList();
  }
}
