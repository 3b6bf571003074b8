package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.InputReference;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.RunEnded;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.library.Effect;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.Passing;
import dev.quarry.models.library.Raise;
import dev.quarry.program.Names;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** A call of a method with a model: runs the method and says what the model says. */
public final class ModelRoutine implements Routine {
  private final LibraryModel model;
  private final Target target;

  /** What it said in earlier runs. */
  private final RememberedEffects effects;

  private final boolean returnsPrimitive;

  /** The argument whose text the method asks for; -1 if there is none. */
  private final int wantsText;

  private final int number;

  /** Whether what it returns is a new object each time. */
  private final boolean makes;

  ModelRoutine(LibraryModel model, Target target, CallInfo info, RememberedEffects effects) {
    this.model = model;
    this.target = target;
    this.effects = effects;
    this.returnsPrimitive = Type.getReturnType(info.descriptor()).getSort() < Type.ARRAY;
    this.wantsText = TextOfObjects.wantedBy(info);
    this.number = info.hashCode();
    this.makes = info.name().equals("toString") && info.owner().startsWith("java/lang/StringBu");
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    resolve(run, site, args, shadows);
    run.open.leave(site, args);
    boolean isText = wantsText == 0 && args[0] != null;
    @Nullable Object[] texts = TextOfObjects.replace(run, site, wantsText, args, shadows);
    if (isText && texts[0] == null) {
      // What is there, but has no text, is not the same as nothing.
      return new Symbolic(null, null);
    }
    ModelArguments given = ModelArguments.of(run, model, args, shadows, texts);
    if (!given.isSymbolic()) {
      if (given.hasOthers() && model.forClasses(given.classes()).isEmpty()) {
        // Of these objects it says nothing, and what is in them may depend on inputs.
        run.escapes.leave(site, args, shadows);
      }
      return new Symbolic(target.call(args), null);
    }
    if (isMissing(args)) {
      return withoutArgument(run, site, args);
    }
    Optional<Effect> effect = effect(run, given);
    if (effect.isEmpty()) {
      run.escapes.leave(site, args, shadows);
      return new Symbolic(target.call(args), null);
    }
    return carryOut(run, site, args, shadows, effect.get());
  }

  /** What the model says, empty if it says nothing about such arguments. */
  private Optional<Effect> effect(Run run, ModelArguments given) {
    Optional<Effect> known = effects.find(this, number, given);
    if (known == null) {
      known =
          model
              .forClasses(given.classes())
              .map(fitting -> fitting.apply(run.factory(), given.contents()));
      effects.put(this, number, given, known);
    }
    return known;
  }

  private void resolve(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows) {
    for (int i = 0; i < args.length; i++) {
      InputReference reference = run.inputs.behind(shadows[i]);
      // A model that takes the reference itself and takes null, too, has no need to know.
      boolean asIs = model.passing(i) == Passing.REFERENCE && !model.nonNull(i);
      if (reference != null && !asIs) {
        run.inputs.resolve(site, reference, model.nonNull(i) ? Site.Kind.NULL : Site.Kind.ALIAS);
      }
    }
  }

  private Symbolic carryOut(
      Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows, Effect effect)
      throws Throwable {
    Object value;
    try {
      value = target.call(args);
    } catch (RunEnded | StackOverflowError | OutOfMemoryError e) {
      throw e;
    } catch (Throwable thrown) {
      raise(run, site, effect.raises(), thrown);
      throw thrown;
    }
    raise(run, site, effect.raises(), null);
    if (effect.receiverAfter().isPresent()) {
      changed(run, args[0], effect.receiverAfter().get());
    }
    if (effect.returnedArgument().isPresent()) {
      int position = effect.returnedArgument().getAsInt();
      return new Symbolic(value, shadows[position]);
    }
    return effect.result().isEmpty() ? new Symbolic(value, null) : result(run, value, effect);
  }

  /** Whether an argument is null that must not be; which inputs make it so is decided already. */
  private boolean isMissing(@Nullable Object[] args) {
    for (int i = 0; i < args.length; i++) {
      if (args[i] == null && model.nonNull(i)) {
        return true;
      }
    }
    return false;
  }

  /** Models say nothing about such calls but that they throw; others are a surprise. */
  private Symbolic withoutArgument(Run run, int site, @Nullable Object[] args) throws Throwable {
    Object value;
    try {
      value = target.call(args);
    } catch (NullPointerException | RunEnded | StackOverflowError | OutOfMemoryError e) {
      throw e;
    } catch (Throwable thrown) {
      surprised(run, site);
      throw thrown;
    }
    surprised(run, site);
    return new Symbolic(value, null);
  }

  private static void surprised(Run run, int site) {
    run.assumed(
        site,
        AssumptionCode.VALUE_LOST,
        "a library method did something that its model does not tell apart");
  }

  private static void changed(Run run, @Nullable Object receiver, Expr content) {
    if (receiver == null) {
      return;
    }
    if (content instanceof Constant) {
      run.tracked.forget(receiver);
    } else {
      run.tracked.track(receiver, content);
    }
  }

  private Symbolic result(Run run, @Nullable Object value, Effect effect) {
    Expr content = Truth.toInt(run.factory(), effect.result().orElseThrow());
    if (content instanceof Constant || value == null) {
      return new Symbolic(value, null);
    }
    if (returnsPrimitive || value instanceof Enum<?>) {
      return new Symbolic(value, content);
    }
    Object fresh = Boxes.fresh(value);
    run.tracked.track(fresh, content);
    if (makes) {
      run.tracked.made(fresh);
    }
    return new Symbolic(fresh, content);
  }

  /** Decides which of its exceptions the method raised; none if {@code thrown} is null. */
  private static void raise(Run run, int site, List<Raise> raises, @Nullable Throwable thrown) {
    int raised = thrown == null ? raises.size() : which(raises, thrown);
    if (raised < 0) {
      surprised(run, site);
      return;
    }
    ExprFactory factory = run.factory();
    for (int i = 0; i < raised; i++) {
      run.decide(site, Site.Kind.RAISE, i, 0, factory.not(raises.get(i).condition()));
    }
    if (raised < raises.size()) {
      run.decide(site, Site.Kind.RAISE, raised, 1, raises.get(raised).condition());
    }
  }

  /** The last that fits, if several do, is the only one whose condition need not be constant. */
  private static int which(List<Raise> raises, Throwable thrown) {
    List<Integer> fitting = new ArrayList<>();
    for (int i = 0; i < raises.size(); i++) {
      if (isInstance(thrown, Names.binary(raises.get(i).exception()))
          && !isFalse(raises.get(i).condition())) {
        fitting.add(i);
      }
    }
    return fitting.size() == 1 ? fitting.get(0) : -1;
  }

  private static boolean isFalse(Expr condition) {
    return condition instanceof Constant constant && !constant.asBoolean();
  }

  private static boolean isInstance(Throwable thrown, String name) {
    for (Class<?> type = thrown.getClass(); type != null; type = type.getSuperclass()) {
      if (type.getName().equals(name)) {
        return true;
      }
    }
    return false;
  }
}
