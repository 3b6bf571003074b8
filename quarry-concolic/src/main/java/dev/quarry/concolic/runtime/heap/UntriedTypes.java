package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Carriers;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Candidates;
import dev.quarry.program.ledger.AssumptionCode;
import org.jspecify.annotations.Nullable;

/**
 * Says where a run depends on the class of an input object that may have one nobody tries: a class
 * of the JDK, an enum or a lambda of the program.
 */
public final class UntriedTypes {
  private final Run run;

  /** The type of an input that holds others and may be of a class that is not tried. */
  private @Nullable Class<?> container;

  public UntriedTypes(Run run) {
    this.run = run;
  }

  /** An object is asked whether it is of a type. */
  void isInstance(int site, InputObject object, Class<?> type) {
    Untried untried = object.untried();
    if (untried == null) {
      return;
    }
    boolean answer = type.isInstance(object.object());
    boolean hasOthers = run.context().candidates().hasOthers(type);
    if (untried.isOther(type, answer, hasOthers)) {
      assumed(site, untried, "whether it is a " + type.getTypeName() + " may be said otherwise");
    }
    if (answer && run.context().candidates().of(untried.bound()).isComplete()) {
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
    InputObject receiver = hasReceiver ? run.inputs.known(args[0]) : null;
    Untried asked = receiver == null ? null : receiver.untried();
    if (asked != null
        && args.length > 1
        && args[1] == null
        && Behaviours.refusesNull(asked.bound(), call)) {
      assumed(site, asked, "it may refuse null");
    }
    for (int i = hasReceiver ? 1 : 0; i < args.length; i++) {
      InputObject object = run.inputs.known(args[i]);
      Untried untried = object == null ? null : object.untried();
      if (untried != null) {
        leave(site, untried, call);
      }
    }
  }

  private void leave(int site, Untried untried, CallInfo call) {
    boolean isNoticed =
        Behaviours.isContainer(untried.bound())
            ? !InputCollections.isStandard(untried.bound()) && Behaviours.changesArguments(call)
            : !Carriers.isOutput(call)
                && !Sites.info(site).carries()
                && untried.isSecond(call.name());
    if (isNoticed) {
      assumed(site, untried, call.name() + " may do otherwise with it");
    }
  }

  /** Something is put into an input array, which may be one of a subtype. */
  void store(int site, Object array, Object value) {
    InputObject object = run.inputs.known(array);
    Untried untried = object == null ? null : object.untried();
    if (untried == null) {
      return;
    }
    Candidates.Choice elements = run.context().candidates().of(array.getClass().getComponentType());
    boolean isTaken =
        elements.isComplete()
            && elements.classes().stream().allMatch(type -> type.isInstance(value));
    if (!isTaken) {
      assumed(site, untried, "an array of a subtype may refuse an element");
    }
  }

  private void assumed(int site, Untried untried, String what) {
    assumed(site, untried.declared(), what);
  }

  private void assumed(int site, Class<?> declared, String what) {
    run.assumed(site, AssumptionCode.TYPE_NOT_TRIED, declared.getTypeName(), what);
  }
}
