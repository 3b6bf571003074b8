package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Carriers;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Trace;
import dev.quarry.expr.Expr;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * What goes into code that is not rewritten: input references are resolved, contents go on by
 * identity where the code only hands objects on, and everything else is an approximation.
 */
public final class Escapes {
  private static final String ORDER = "the order of a hash table depends on it";

  private final Trace trace;
  private final Tracked tracked;
  private final InputHeap inputs;
  private final Identities identities;
  private final HiddenLooks looks;

  /** Whether a stream looks at what functions of the program return to it. */
  private boolean isStreamLooking;

  public Escapes(Trace trace, Tracked tracked, InputHeap inputs, Identities identities) {
    this.looks = new HiddenLooks(tracked, trace.context());
    this.trace = trace;
    this.tracked = tracked;
    this.inputs = inputs;
    this.identities = identities;
  }

  /** Arguments of a call go out. */
  public void leave(int site, @Nullable Object[] args, @Nullable Expr[] shadows) {
    SiteInfo info = Sites.info(site);
    boolean compares = RunState.objects != 0 && looks.compares(info.call(), args);
    boolean isCarried = info.carries() && !compares;
    boolean looksInside = Carriers.looksInside(info.call());
    for (int i = 0; i < args.length; i++) {
      Object value = args[i];
      Expr shadow = shadows[i];
      boolean isReceiver = i == 0 && hasReceiver(info.call());
      if (isReceiver && shadow != null) {
        inputs.dereference(site, value, shadow);
      }
      if (isReceiver && value == null) {
        return;
      }
      if (value != null || shadow != null) {
        boolean isSearched = looksInside || !isReceiver && !isCarried;
        leave(info, site, value, shadow, isCarried, isSearched);
      }
    }
    if (RunState.objects != 0) {
      look(info, site, args, compares);
    }
    isStreamLooking |= HiddenLooks.looksLater(info.call(), args);
    identities.looked(site, args);
  }

  /** Whether somewhere in this run a stream compares or reads its elements. */
  boolean isStreamLooking() {
    return isStreamLooking;
  }

  /** What the method looks at, though its name does not say so. */
  private void look(SiteInfo info, int site, @Nullable Object[] args, boolean compares) {
    boolean isSeen = compares && Arrays.stream(args).anyMatch(looks::isTouched);
    if (isSeen || HiddenLooks.collects(info.call(), args)) {
      lose(info);
    }
    if (looks.orders(info.call(), args)) {
      trace.assumed(site, AssumptionCode.VALUE_LOST, ORDER);
    }
  }

  private static boolean hasReceiver(CallInfo call) {
    return call.opcode() != Opcodes.INVOKESTATIC && !call.name().equals("<init>");
  }

  private void leave(
      SiteInfo info,
      int site,
      @Nullable Object value,
      @Nullable Expr shadow,
      boolean isCarried,
      boolean isSearched) {
    inputs.resolve(site, shadow);
    settle(site, value, shadow);
    if (value == null) {
      return;
    }
    if (value.getClass().isArray()) {
      if (isSearched && RunState.objects != 0 && looks.isInside(value)) {
        lose(info);
      }
      leaveArray(info, site, value, isCarried);
    } else if (tracked.reader(value) != null) {
      if (!isCarried) {
        // It may be read outside: what it gives from now on is not known.
        tracked.forgetReader(value);
        lose(info);
      }
    } else if (value instanceof StringBuilder || value instanceof StringBuffer) {
      if (tracked.content(value) != null && !isCarried) {
        tracked.forget(value);
        lose(info);
      }
    } else if (isContentLost(value, shadow, isCarried)) {
      lose(info);
    } else if (isSearched && RunState.objects != 0 && looks.isTouched(value)) {
      // A collection with symbolic elements, where the method looks at them.
      lose(info);
    }
  }

  private boolean isContentLost(Object value, @Nullable Expr shadow, boolean isCarried) {
    Expr content = inputs.content(value, shadow);
    // A primitive is boxed only for this hook, so identity can't carry it on.
    boolean isPrimitive = content != null && tracked.content(value) == null;
    return content != null && !(value instanceof Enum<?>) && (isPrimitive || !isCarried);
  }

  /** Enum constants are shared, so identity can't carry which one it might have been. */
  public void settle(int site, @Nullable Object value, @Nullable Expr shadow) {
    if (value instanceof Enum<?> constant) {
      Expr ordinal = inputs.content(value, shadow);
      if (ordinal != null) {
        trace.pin(site, ordinal, trace.factory().intConst(constant.ordinal()));
      }
    }
  }

  private void leaveArray(SiteInfo info, int site, Object array, boolean isCarried) {
    ArrayShadow shadow = tracked.array(array);
    if (shadow == null) {
      return;
    }
    boolean holdsReferences = array instanceof Object[];
    if (holdsReferences) {
      Object[] elements = (Object[]) array;
      for (int i = 0; i < elements.length; i++) {
        Expr element = shadow.at(trace.factory(), i);
        inputs.resolve(site, element);
        settle(site, elements[i], element);
      }
      pinLength(site, elements.length, shadow);
    }
    // Elements may be written outside: what was known of them no longer counts.
    tracked.forgetArray(array);
    if (!holdsReferences || !isCarried) {
      lose(info);
    }
  }

  private void pinLength(int site, int length, ArrayShadow shadow) {
    Expr symbolic = shadow.length();
    if (symbolic != null) {
      trace.pin(site, symbolic, trace.factory().intConst(length));
    }
  }

  /** The JDK makes a text of an object by code that is not rewritten. */
  public void read(int site, Object object) {
    if (RunState.objects != 0 && looks.isTouched(object)) {
      trace.assumed(
          site,
          AssumptionCode.VALUE_LOST,
          "%s makes a text of it".formatted(object.getClass().getName()));
    }
    if (object instanceof Throwable thrown && Messages.areOfValues(thrown)) {
      trace.assumed(site, AssumptionCode.VALUE_LOST, Messages.whose(thrown));
    }
    if (RunState.objects != 0 && looks.isInHashOrder(object)) {
      trace.assumed(site, AssumptionCode.VALUE_LOST, ORDER);
    }
  }

  private void lose(SiteInfo info) {
    CallInfo call = info.call();
    if (!Carriers.isOutput(call)) {
      trace.assumed(info, AssumptionCode.ARGUMENT_LOST, info.memo(Escapes::method));
    }
  }

  private static String method(CallInfo call) {
    return MethodId.ofInternal(call.owner(), call.name(), call.descriptor()).userForm();
  }
}
