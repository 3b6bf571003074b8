package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.path.Truth;
import dev.quarry.concolic.runtime.types.Candidates;
import dev.quarry.concolic.runtime.types.Selection;
import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Decisions that depend on the classes of input objects, taken for as many classes at once as go
 * the same way.
 */
public final class TypeDecisions {
  private final Trace trace;
  private final InputHeap inputs;
  private final UntriedTypes untried;

  public TypeDecisions(Trace trace, InputHeap inputs, UntriedTypes untried) {
    this.trace = trace;
    this.inputs = inputs;
    this.untried = untried;
  }

  /** Which implementation a call selects. */
  public void dispatch(int site, Object receiver) {
    InputObject object = inputs.known(receiver);
    if (object == null) {
      untried.through(site, receiver);
      return;
    }
    untried.call(site, object);
    if (!object.isOpen()) {
      return;
    }
    SiteInfo info = Sites.info(site);
    List<Class<?>> same = new ArrayList<>();
    if (info.isCallOf("getClass")) {
      same.add(receiver.getClass());
    } else {
      CallInfo call = info.call();
      Class<?> selected = Selection.of(receiver.getClass(), call.name(), call.descriptor());
      for (Class<?> type : object.classes()) {
        if (Selection.of(type, call.name(), call.descriptor()) == selected) {
          same.add(type);
        }
      }
    }
    if (same.size() < object.classes().size()) {
      Expr isSame = object.isOneOf(trace.factory(), receiver.getClass().getName(), same);
      object.narrow(same);
      trace.decide(site, Site.Kind.DISPATCH, 0, 1, isSame);
    }
  }

  /** The shadow of {@code instanceof}. */
  public @Nullable Expr instanceOf(int site, @Nullable Object o, @Nullable Expr so, Class<?> type) {
    inputs.resolve(site, so);
    InputObject object = inputs.known(o);
    if (object == null) {
      return null;
    }
    List<Class<?>> within = Candidates.within(object.classes(), type);
    boolean isDecided =
        !object.isOpen() || within.isEmpty() || within.size() == object.classes().size();
    untried.isInstance(site, object, type);
    if (isDecided) {
      return null;
    }
    return Truth.toInt(trace.factory(), object.isOneOf(trace.factory(), type.getName(), within));
  }

  /** Before a cast: references whose every class fits need not be resolved for it. */
  public void cast(int site, @Nullable Object o, @Nullable Expr so, Class<?> type) {
    InputReference reference = inputs.behind(so);
    if (reference != null && !reference.isResolved()) {
      List<Class<?>> classes = reference.choice().classes();
      boolean areTried =
          reference.choice().isComplete() || type.isAssignableFrom(reference.declared());
      if (areTried && Candidates.within(classes, type).size() == classes.size()) {
        return;
      }
      inputs.resolve(site, so);
    }
    check(site, Site.Kind.CAST, o, type);
  }

  /** Decides whether an object fits a type where the instruction throws if it doesn't. */
  private void check(int site, Site.Kind kind, @Nullable Object o, Class<?> type) {
    InputObject object = inputs.known(o);
    if (object == null) {
      return;
    }
    untried.isInstance(site, object, type);
    if (!object.isOpen()) {
      return;
    }
    List<Class<?>> within = Candidates.within(object.classes(), type);
    if (within.isEmpty() || within.size() == object.classes().size()) {
      return;
    }
    boolean fits = type.isInstance(o);
    Expr isWithin = object.isOneOf(trace.factory(), type.getName(), within);
    if (fits) {
      object.narrow(within);
    } else {
      List<Class<?>> others = new ArrayList<>(object.classes());
      others.removeAll(within);
      object.narrow(others);
    }
    trace.decide(site, kind, 0, fits ? 0 : 1, fits ? isWithin : trace.factory().not(isWithin));
  }

  /** Whether an array takes an element; decided where the element's class depends on inputs. */
  public boolean storable(int site, Object array, @Nullable Object value, @Nullable Expr sv) {
    Class<?> component = array.getClass().getComponentType();
    if (value != null) {
      untried.store(site, array, value.getClass());
    }
    InputReference reference = inputs.behind(sv);
    if (reference != null && !reference.isResolved()) {
      if (component.isAssignableFrom(reference.declared())) {
        untried.store(site, array, reference.declared());
        return true;
      }
      inputs.resolve(site, sv);
    }
    check(site, Site.Kind.STORE, value, component);
    return value == null || component.isInstance(value);
  }
}
