package dev.quarry.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.SimpleConditionEvent.violated;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import org.jspecify.annotations.NullMarked;

/** Rules that hold for every class, wherever it lives below a root package. */
final class CodeRules {
  private CodeRules() {}

  /** State in static fields would make a run depend on the runs before it. */
  static ArchRule staticFieldsAreFinal(String... exceptIn) {
    return fields()
        .that()
        .areStatic()
        .and()
        .areDeclaredInClassesThat()
        .resideOutsideOfPackages(exceptIn)
        .should()
        .beFinal()
        .as("static fields are final")
        .allowEmptyShould(true);
  }

  /** Classes of {@code home} use one another and what is in the packages named, nothing else. */
  static ArchRule usesOnly(String home, String... packages) {
    return classes()
        .that()
        .resideInAPackage(home)
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(packages).or(resideInAPackage(home)));
  }

  /** What is outside a part does without it. */
  static ArchRule isUsedByNobody(String part) {
    return isUsedOnlyIn(part, part);
  }

  /** Classes of a library are used by one part and no other. */
  static ArchRule isUsedOnlyIn(String library, String part) {
    return noClasses()
        .that()
        .resideOutsideOfPackage(part)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(library);
  }

  /** A class is used in some packages and nowhere else. */
  static ArchRule isUsedOnlyIn(Class<?> type, String... packages) {
    return noClasses()
        .that()
        .resideOutsideOfPackages(packages)
        .should()
        .dependOnClassesThat()
        .haveFullyQualifiedName(type.getName());
  }

  static ArchRule partsAreFreeOfCycles(String root) {
    return slices().matching(root + ".(*)..").should().beFreeOfCycles();
  }

  /** No package at or below the root uses another one that uses it, be it by way of others. */
  static ArchRule packagesAreFreeOfCycles(String root) {
    return slices().assignedFrom(packagesOf(root)).should().beFreeOfCycles();
  }

  private static SliceAssignment packagesOf(String root) {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        String home = type.getPackageName();
        return home.equals(root) || home.startsWith(root + ".")
            ? SliceIdentifier.of(home)
            : SliceIdentifier.ignore();
      }

      @Override
      public String getDescription() {
        return "packages of " + root;
      }
    };
  }

  static ArchRule packagesAreNullMarked() {
    return classes().should(liveInANullMarkedPackage());
  }

  private static ArchCondition<JavaClass> liveInANullMarkedPackage() {
    return new ArchCondition<>("live in a package whose package-info.java is @NullMarked") {
      @Override
      public void check(JavaClass type, ConditionEvents events) {
        if (!isNullMarked(type.getPackage())) {
          events.add(violated(type, type.getPackageName() + " is not @NullMarked: " + type));
        }
      }
    };
  }

  private static boolean isNullMarked(JavaPackage home) {
    return home.tryGetPackageInfo()
        .filter(info -> info.isAnnotatedWith(NullMarked.class))
        .isPresent();
  }
}
