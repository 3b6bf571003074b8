package dev.quarry.models.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.quarry.expr.testing.SameValue;
import java.lang.reflect.Executable;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Whether a model and the method agree on one call. */
final class Agreement {
  private final LibraryModel model;
  private final ModelCall modelled;
  private final Object[] arguments;
  private final String what;
  private final @Nullable Object before;
  private final RealCall call;

  /** Calls the method. */
  Agreement(LibraryModel model, ModelCall modelled, Executable real, Object[] arguments) {
    this.model = model;
    this.modelled = modelled;
    this.arguments = arguments;
    this.what = model + " on " + Arrays.toString(arguments);
    boolean hasReceiver = !model.method().isStatic() && arguments[0] != null;
    this.before = hasReceiver ? ObjectContents.of(arguments[0]) : null;
    this.call = RealCall.of(model, real, arguments);
  }

  void check(ModelCall.Prediction prediction) {
    Optional<String> thrown = modelled.thrown(prediction);
    if (thrown.isPresent() || call.thrown() != null) {
      checkThrown(thrown);
    } else {
      checkResult(prediction);
      checkReceiver(prediction);
    }
  }

  private void checkThrown(Optional<String> predicted) {
    assertThat(call.thrown()).as(what + " throws " + predicted).isNotNull();
    assertThat(predicted).as(what + " really throws " + call.thrown()).isPresent();
    Class<?> exception = JdkReflection.classOf(Type.getObjectType(predicted.get()));
    assertThat(call.thrown()).as(what).isInstanceOf(exception);
  }

  private void checkResult(ModelCall.Prediction prediction) {
    Effect effect = prediction.effect();
    if (effect.returnedArgument().isPresent()) {
      assertThat(call.result()).isSameAs(arguments[effect.returnedArgument().getAsInt()]);
    } else if (effect.result().isPresent()) {
      boolean isTruth = model.method().resultType().getSort() == Type.BOOLEAN;
      Object real = isTruth ? call.result() : ObjectContents.of(call.result());
      assertSame(modelled.value(effect.result().get(), prediction), real, " returns");
    } else if (!model.method().isConstructor()) {
      assertThat(call.result()).as(what).isNull();
    }
  }

  private void checkReceiver(ModelCall.Prediction prediction) {
    Effect effect = prediction.effect();
    if (effect.receiverAfter().isPresent()) {
      Object after = modelled.value(effect.receiverAfter().get(), prediction);
      assertSame(after, call.receiverAfter(), " leaves");
    } else if (before != null) {
      assertSame(before, call.receiverAfter(), " does not change its receiver");
    }
  }

  private void assertSame(Object predicted, @Nullable Object real, String does) {
    if (real == null || !SameValue.upToNan(predicted, real)) {
      fail(what + does + ": the model says " + predicted + ", the JDK " + real + ".");
    }
  }
}
