package dev.quarry.models.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.models.library.ModelCall.Prediction;
import java.lang.reflect.Executable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of models against the JDK, method by method. */
class EveryModelTest {
  private static final int CALLS = 1_100;
  private static final int CALLS_WITH_CONSTANTS = 100;

  private static Locale before = Locale.ROOT;

  @BeforeAll
  static void caseMappingIsThatOfTheRootLocale() {
    before = Locale.getDefault();
    Locale.setDefault(Locale.ROOT);
  }

  @AfterAll
  static void theLocaleIsAsBefore() {
    Locale.setDefault(before);
  }

  private static Stream<LibraryModel> models() {
    return LibraryModels.all().stream()
        .filter(model -> JdkReflection.find(model.method()).isPresent());
  }

  @Test
  void onlyMethodsNewerThanThisJdkAreLeftOut() {
    int version = Runtime.version().feature();
    List<LibraryMethod> missing =
        LibraryModels.all().stream()
            .map(LibraryModel::method)
            .filter(method -> JdkReflection.find(method).isEmpty())
            .toList();
    assertThat(missing).allMatch(method -> NewMethods.since(method) > version);
  }

  @ParameterizedTest
  @MethodSource("models")
  void theModelDoesWhatTheMethodDoes(LibraryModel model) {
    Executable real = JdkReflection.find(model.method()).orElseThrow();
    var samples = new ArgumentSamples(model, model.toString().hashCode());
    var modelled = new ModelCall(model);
    int compared = 0;
    for (int tried = 0; compared < CALLS; tried++) {
      assertThat(tried).as("calls tried, most with classes not admitted").isLessThan(4 * CALLS);
      Object[] arguments = samples.next();
      var prediction = modelled.ofInputs(arguments);
      if (prediction.isPresent()) {
        boolean alsoConstants = compared++ < CALLS_WITH_CONSTANTS;
        var known = alsoConstants ? modelled.ofConstants(arguments) : Optional.<Prediction>empty();
        var agreement = new Agreement(model, modelled, real, arguments);
        agreement.check(prediction.get());
        known.ifPresent(agreement::check);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("models")
  void onlyModelsThatSaySoContainCallsThatCanOnlyBeRun(LibraryModel model) {
    var samples = new ArgumentSamples(model, 11);
    var modelled = new ModelCall(model);
    boolean hasCalls = false;
    for (int i = 0; i < 100; i++) {
      var prediction = modelled.ofInputs(samples.next());
      hasCalls |= prediction.isPresent() && hasCalls(prediction.get().effect());
    }
    assertThat(hasCalls).isEqualTo(model.precision() != Precision.EXACT);
  }

  private static boolean hasCalls(Effect effect) {
    List<Expr> roots = new ArrayList<>();
    effect.result().ifPresent(roots::add);
    effect.receiverAfter().ifPresent(roots::add);
    effect.raises().forEach(raise -> roots.add(raise.condition()));
    return Dag.postOrder(roots).stream().anyMatch(OpaqueCall.class::isInstance);
  }

  @ParameterizedTest
  @MethodSource("models")
  void argumentsThatMustNotBeNullMakeTheMethodThrow(LibraryModel model) {
    Executable real = JdkReflection.find(model.method()).orElseThrow();
    var samples = new ArgumentSamples(model, 7);
    for (int position = 0; position < model.arity(); position++) {
      if (model.nonNull(position) && (position > 0 || model.method().isStatic())) {
        assertThat(thrownWithNull(model, real, samples, position))
            .as("%s with null at %d", model, position)
            .doesNotContainNull()
            .hasAtLeastOneElementOfType(NullPointerException.class);
      }
    }
  }

  private static List<Throwable> thrownWithNull(
      LibraryModel model, Executable real, ArgumentSamples samples, int position) {
    List<Throwable> thrown = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      Object[] arguments = samples.next();
      arguments[position] = null;
      thrown.add(RealCall.of(model, real, arguments).thrown());
    }
    return thrown;
  }
}
