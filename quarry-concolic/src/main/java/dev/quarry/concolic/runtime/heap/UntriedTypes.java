package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Carriers;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.concolic.runtime.types.Candidates;
import dev.quarry.concolic.runtime.types.StandardCollections;
import dev.quarry.expr.Expr;
import dev.quarry.program.ledger.AssumptionCode;
import org.jspecify.annotations.Nullable;

/**
 * Says where a run depends on the class of an input object that may have one nobody tries: a class
 * of the JDK, an enum or a lambda of the program.
 */
public final class UntriedTypes {
  private final Trace trace;
  private final Candidates candidates;
  private final InputHeap inputs;

  /** The type of an input that holds others and may be of a class that is not tried. */
  private @Nullable Class<?> container;

  /** Arrays that have the class of an input array of which they are copies. */
  private final IdentityTable<Untried> copies = new IdentityTable<>();

  public UntriedTypes(Trace trace, Candidates candidates, InputHeap inputs) {
    this.trace = trace;
    this.candidates = candidates;
    this.inputs = inputs;
  }

  /** An object is asked whether it is of a type. */
  void isInstance(int site, InputObject object, Class<?> type) {
    Untried untried = object.untried();
    if (untried == null) {
      return;
    }
    boolean answer = type.isInstance(object.object());
    boolean hasOthers = candidates.hasOthers(type);
    if (untried.isOther(type, answer, hasOthers)) {
      assumed(site, untried, "whether it is a " + type.getTypeName() + " may be said otherwise");
    }
    if (answer && candidates.of(untried.bound()).isComplete()) {
      object.close();
    }
  }

  /** A method is called on an object. */
  void call(int site, InputObject object) {
    Untried untried = object.untried();
    CallInfo call = Sites.info(site).call();
    if (untried == null) {
      return;
    }
    if (Behaviours.isContainer(untried.bound())) {
      container = untried.declared();
    }
    if (call.name().equals("getClass")
        ? Sites.info(site).comparesClasses()
        : isCovered(untried, call)) {
      return;
    }
    assumed(site, untried, "its " + call.name() + " may do otherwise");
  }

  /** An index was out of bounds; by contract, others may throw a subclass of what this one did. */
  public void outside(int site, Object receiver) {
    InputObject object = inputs.known(receiver);
    Untried untried = object == null ? null : object.untried();
    if (untried != null) {
      assumed(site, untried, "what it throws may be of another class");
    }
  }

  private static boolean isCovered(Untried untried, CallInfo call) {
    return Behaviours.isAlike(untried.bound(), call)
        || (Behaviours.isAnswered(call) && !untried.isSecond(call.name()));
  }

  /** A method is called on something that is no input itself but may be a view of one. */
  void through(int site, Object receiver) {
    Class<?> type = container;
    if (type != null && Behaviours.isChangeThrough(receiver, Sites.info(site).call())) {
      assumed(site, type, "what it gives out may not let itself be changed");
    }
  }

  /** Objects go to a method of the JDK. */
  public void leave(int site, @Nullable Object[] args) {
    CallInfo call = Sites.info(site).call();
    boolean hasReceiver = call.isVirtual();
    InputObject receiver = hasReceiver ? inputs.known(args[0]) : null;
    Untried asked = receiver == null ? null : receiver.untried();
    if (asked != null
        && args.length > 1
        && args[1] == null
        && Behaviours.refusesNull(asked.bound(), call)) {
      assumed(site, asked, "it may refuse null");
    }
    for (int i = hasReceiver ? 1 : 0; i < args.length; i++) {
      InputObject object = inputs.known(args[i]);
      Untried untried = object == null ? null : object.untried();
      if (untried != null) {
        leave(site, untried, call);
      }
    }
  }

  private void leave(int site, Untried untried, CallInfo call) {
    boolean isNoticed =
        Behaviours.isContainer(untried.bound())
            ? !StandardCollections.isStandard(untried.bound()) && Behaviours.changesArguments(call)
            : !Carriers.isOutput(call)
                && !Sites.info(site).carries()
                && untried.isSecond(call.name());
    if (isNoticed) {
      assumed(site, untried, call.name() + " may do otherwise with it");
    }
  }

  /** An element of a type is put into an input array, which may be one of a subtype. */
  public void store(int site, Object array, Class<?> element) {
    Untried untried = ofArray(array);
    if (untried == null || element.isPrimitive()) {
      return;
    }
    Candidates.Choice elements = candidates.of(array.getClass().getComponentType());
    boolean isTaken =
        elements.isComplete()
            && elements.classes().stream().allMatch(type -> type.isAssignableFrom(element));
    if (!isTaken) {
      assumed(site, untried, "an array of a subtype may refuse an element");
    }
  }

  /** One value is put into all of an array. */
  public void fill(int site, Object array, @Nullable Object value, @Nullable Expr shadow) {
    InputReference reference = inputs.behind(shadow);
    if (value != null) {
      store(site, array, value.getClass());
    } else if (reference != null && !reference.isResolved()) {
      store(site, array, reference.declared());
    }
  }

  /** An array was made of the class of another one. */
  public void copied(Object from, Object copy) {
    Untried untried = ofArray(from);
    if (untried != null) {
      copies.put(copy, untried);
    }
  }

  private @Nullable Untried ofArray(Object array) {
    InputObject object = inputs.known(array);
    return object == null ? copies.get(array) : object.untried();
  }

  private void assumed(int site, Untried untried, String what) {
    assumed(site, untried.declared(), what);
  }

  private void assumed(int site, Class<?> declared, String what) {
    trace.assumed(site, AssumptionCode.TYPE_NOT_TRIED, declared.getTypeName(), what);
  }
}
