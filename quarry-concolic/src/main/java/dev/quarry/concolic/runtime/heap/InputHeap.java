package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Event;
import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.hooks.Heap;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Candidates;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.input.InputPath;
import dev.quarry.program.ledger.AssumptionCode;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The input references and objects of one run: generalised lazy initialisation. A reference is
 * null, an object seen earlier, or a new one, which is decided when it is first used (seed paper on
 * LCT, sections 3.2 and 4.2; there the choice is made by the solver's model, too).
 */
public final class InputHeap {
  private final Run run;
  private final Map<Expr, InputReference> references = new HashMap<>();
  private final IdentityTable<InputObject> objects = new IdentityTable<>();

  /** Objects that can have aliases, in the order they were resolved. */
  private final List<InputObject> order = new ArrayList<>();

  /** The array that the launcher passes; null if it calls something else. */
  private @Nullable InputPath launched;

  /** Whether inputs are resolved before they are used. */
  private boolean isEager;

  private final Materials materials;
  private final Filling filling;

  public InputHeap(Run run) {
    this.run = run;
    this.materials = new Materials(run);
    this.filling = new Filling(run, this);
  }

  /** An input of any type: its value, boxed if primitive, and its shadow. */
  public Symbolic input(InputPath path, Class<?> declared, Type generic) {
    if (declared.isPrimitive()) {
      return PrimitiveInputs.make(run, path, declared);
    }
    InputReference reference = reference(path, declared, generic, false);
    if (isEager) {
      resolveAll(run.site());
    }
    return new Symbolic(reference.value(), reference.expr());
  }

  /** What the launcher passes: neither null, nor an array with null in it. */
  public Symbolic launched(InputPath path, Class<?> declared, Type generic) {
    launched = path;
    run.assumed(run.site(), AssumptionCode.LAUNCHER);
    return present(path, declared, generic);
  }

  /** An element of an input array. */
  Symbolic element(InputPath array, int index, Class<?> declared, Type generic) {
    InputPath path = array.element(index);
    return array.equals(launched)
        ? present(path, declared, generic)
        : input(path, declared, generic);
  }

  private Symbolic present(InputPath path, Class<?> declared, Type generic) {
    InputReference reference = reference(path, declared, generic, true);
    ExprFactory factory = run.factory();
    run.assume(
        Event.Premise.Kind.DOMAIN,
        factory.not(factory.apply(Op.REF_EQ, reference.expr(), factory.nullRef())));
    if (isEager) {
      resolveAll(run.site());
    }
    return new Symbolic(reference.value(), reference.expr());
  }

  /** A new input reference. */
  InputReference reference(InputPath path, Class<?> declared, Type generic, boolean neverNull) {
    return reference(path, declared, generic, run.context().candidates().of(declared), neverNull);
  }

  private InputReference reference(
      InputPath path,
      Class<?> declared,
      Type generic,
      Candidates.Choice choice,
      boolean neverNull) {
    InputReference reference = materials.make(path, declared, generic, choice, neverNull);
    references.put(reference.expr(), reference);
    return reference;
  }

  /** The object an entry is called on: of its class or of a subclass. */
  public InputReference receiver(int site, Class<?> type) {
    InputReference receiver =
        reference(
            InputPath.parameter("this"), type, type, run.context().candidates().of(type), true);
    resolve(site, receiver, Site.Kind.NULL);
    return receiver;
  }

  /** The reference behind a shadow; null if the shadow is something else. */
  public @Nullable InputReference behind(@Nullable Expr shadow) {
    return shadow == null || shadow.sort() != Sort.REF ? null : references.get(shadow);
  }

  /** The input object that an object is; null if it came from elsewhere. */
  @Nullable InputObject known(@Nullable Object object) {
    return object == null ? null : objects.get(object);
  }

  /** Before an instruction that fails on null. */
  public void dereference(int site, @Nullable Object o, Expr so) {
    InputReference reference = behind(so);
    if (reference != null) {
      resolve(site, reference, Site.Kind.NULL);
    }
    if (o instanceof Enum<?>) {
      pinEnum(site, o, so);
    }
  }

  /** Before something that needs the object but takes null. */
  public void resolve(int site, @Nullable Expr shadow) {
    InputReference reference = behind(shadow);
    if (reference != null) {
      resolve(site, reference, Site.Kind.ALIAS);
    }
  }

  private void pinEnum(int site, Object constant, Expr shadow) {
    SiteInfo info = Sites.info(site);
    Expr ordinal = content(constant, shadow);
    if (ordinal != null && !info.isCallOf("ordinal", "compareTo", "equals")) {
      run.pin(site, ordinal, run.factory().intConst(((Enum<?>) constant).ordinal()));
    }
  }

  /** The symbolic content of a string, box, builder or enum constant; null if it is concrete. */
  public @Nullable Expr content(@Nullable Object object, @Nullable Expr shadow) {
    if (object == null) {
      return null;
    }
    if (shadow == null) {
      return run.tracked.content(object);
    }
    if (shadow.sort() != Sort.REF) {
      return shadow;
    }
    InputReference reference = references.get(shadow);
    // Builders change their content, so the table has the last word; enum constants are shared.
    return object instanceof Enum<?> && reference != null
        ? reference.content()
        : run.tracked.content(object);
  }

  /**
   * Decides whether the reference is null, an earlier object or a new one, unless it is decided.
   */
  public void resolve(int site, InputReference reference, Site.Kind nullKind) {
    if (reference.isResolved()) {
      return;
    }
    reference.resolve();
    run.at(site);
    ExprFactory factory = run.factory();
    Object value = reference.value();
    if (!reference.neverNull()) {
      Expr isNull = factory.apply(Op.REF_EQ, reference.expr(), factory.nullRef());
      Expr holds = value == null ? isNull : factory.not(isNull);
      run.decide(site, nullKind, 0, value == null ? 1 : 0, holds);
    }
    if (value == null) {
      return;
    }
    Expr content = reference.content();
    if (content != null) {
      resolveValue(site, reference, value, content);
    } else if (!Materials.hasIdentity(value) || !isAlias(site, reference, value)) {
      resolveNew(site, reference, value);
    }
  }

  private void resolveValue(int site, InputReference reference, Object value, Expr content) {
    if (value instanceof Enum<?>) {
      return;
    }
    run.tracked.track(value, content);
    if (value instanceof StringBuilder || value instanceof StringBuffer) {
      run.identities.builder(site, value);
    }
    register(site, reference, value, 0);
  }

  private boolean isAlias(int site, InputReference reference, Object value) {
    for (InputObject earlier : List.copyOf(order)) {
      List<Class<?>> fitting = Candidates.within(earlier.classes(), reference.declared());
      if (!fitting.isEmpty()) {
        boolean same = earlier.object() == value;
        Expr equal = isSame(reference, earlier, fitting);
        run.decide(
            site,
            Site.Kind.ALIAS,
            earlier.number(),
            same ? 1 : 0,
            same ? equal : run.factory().not(equal));
        if (same) {
          reference.refersTo(earlier);
          return true;
        }
      }
    }
    return false;
  }

  /** When a reference is an earlier object; a class that the reference can't have rules it out. */
  private Expr isSame(InputReference reference, InputObject earlier, List<Class<?>> fitting) {
    ExprFactory factory = run.factory();
    Expr equal = factory.apply(Op.REF_EQ, reference.expr(), earlier.reference());
    return fitting.size() == earlier.classes().size()
        ? equal
        : factory.apply(
            Op.AND, equal, earlier.isOneOf(factory, reference.declared().getName(), fitting));
  }

  private void resolveNew(int site, InputReference reference, Object value) {
    InputObject object = register(site, reference, value, order.size() + 1);
    if (Materials.hasIdentity(value)) {
      order.add(object);
    }
    filling.fill(site, object, reference.generic());
  }

  private InputObject register(int site, InputReference reference, Object value, int number) {
    Candidates.Choice choice = reference.choice();
    ExprFactory factory = run.factory();
    Input type = null;
    if (choice.classes().size() > 1) {
      type = reference.path().type().input(factory, Sort.TYPE);
      run.give(type, value.getClass().getName());
    }
    InputObject object =
        new InputObject(
            reference.expr(),
            value,
            number,
            type,
            choice.classes(),
            choice.isComplete() ? null : new Untried(reference.declared(), choice.classes()));
    if (object.isAsked()) {
      Heap.openTypes++;
    }
    if (object.isOpen()) {
      run.assume(
          Sites.info(site),
          choice.isComplete() ? Event.Premise.Kind.DOMAIN : Event.Premise.Kind.BOUND,
          object.isOneOf(factory, reference.declared().getName(), choice.classes()));
    }
    objects.put(value, object);
    reference.refersTo(object);
    return object;
  }

  /**
   * Resolves everything reachable, for code that has no hooks to do it; from now on, new inputs are
   * resolved at once.
   */
  public void resolveAll(int site) {
    isEager = false;
    for (boolean isNew = true; isNew; ) {
      isNew = false;
      for (InputReference reference : List.copyOf(references.values())) {
        isNew |= !reference.isResolved();
        resolve(site, reference, Site.Kind.ALIAS);
      }
    }
    isEager = true;
  }
}
