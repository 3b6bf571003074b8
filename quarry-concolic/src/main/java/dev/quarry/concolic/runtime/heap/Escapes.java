package dev.quarry.concolic.runtime.heap;

import dev.quarry.concolic.runtime.hooks.Calls;
import dev.quarry.concolic.runtime.library.Routines;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Carriers;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/**
 * What goes into code that is not rewritten: input references are resolved, contents go on by
 * identity where the code only hands objects on, and everything else is an approximation.
 */
public final class Escapes {
  private final Run run;

  public Escapes(Run run) {
    this.run = run;
  }

  /** Arguments of a call go out. */
  public void leave(int site, @Nullable Object[] args, @Nullable Expr[] shadows) {
    SiteInfo info = Sites.info(site);
    boolean isCarried = info.carries();
    for (int i = 0; i < args.length; i++) {
      Object value = args[i];
      Expr shadow = shadows[i];
      boolean isReceiver = i == 0 && hasReceiver(info.call());
      if (isReceiver && shadow != null) {
        run.inputs.dereference(site, value, shadow);
      }
      if (isReceiver && value == null) {
        return;
      }
      if (value != null || shadow != null) {
        leave(info, site, value, shadow, isCarried, isReceiver);
      }
    }
    run.identities.looked(site, args);
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
      boolean isReceiver) {
    run.inputs.resolve(site, shadow);
    settle(site, value, shadow);
    if (value == null) {
      return;
    }
    if (value.getClass().isArray()) {
      leaveArray(info, site, value, isCarried);
    } else if (run.tracked.reader(value) != null) {
      if (!isCarried) {
        // It may be read outside: what it gives from now on is not known.
        run.tracked.forgetReader(value);
        lose(info);
      }
    } else if (value instanceof StringBuilder || value instanceof StringBuffer) {
      if (run.tracked.content(value) != null && !isCarried) {
        run.tracked.forget(value);
        lose(info);
      }
    } else if (isContentLost(value, shadow, isCarried)) {
      lose(info);
    } else if (!isReceiver || Carriers.looksInside(info.call())) {
      leaveElements(info, value, isCarried);
    }
  }

  private boolean isContentLost(Object value, @Nullable Expr shadow, boolean isCarried) {
    Expr content = run.inputs.content(value, shadow);
    // A primitive is boxed only for this hook, so identity can't carry it on.
    boolean isPrimitive = content != null && run.tracked.content(value) == null;
    return content != null && !(value instanceof Enum<?>) && (isPrimitive || !isCarried);
  }

  /** Enum constants are shared, so identity can't carry which one it might have been. */
  public void settle(int site, @Nullable Object value, @Nullable Expr shadow) {
    if (value instanceof Enum<?> constant) {
      Expr ordinal = run.inputs.content(value, shadow);
      if (ordinal != null) {
        run.pin(site, ordinal, run.factory().intConst(constant.ordinal()));
      }
    }
  }

  private void leaveArray(SiteInfo info, int site, Object array, boolean isCarried) {
    ArrayShadow shadow = run.tracked.array(array);
    if (shadow == null) {
      return;
    }
    boolean holdsReferences = array instanceof Object[];
    if (holdsReferences) {
      Object[] elements = (Object[]) array;
      for (int i = 0; i < elements.length; i++) {
        Expr element = shadow.at(run.factory(), i);
        run.inputs.resolve(site, element);
        settle(site, elements[i], element);
      }
      pinLength(site, elements.length, shadow);
    }
    // Elements may be written outside: what was known of them no longer counts.
    run.tracked.forgetArray(array);
    if (!holdsReferences || !isCarried) {
      lose(info);
    }
  }

  private void pinLength(int site, int length, ArrayShadow shadow) {
    Expr symbolic = shadow.length();
    if (symbolic != null) {
      run.pin(site, symbolic, run.factory().intConst(length));
    }
  }

  /** A collection with symbolic elements, where the method looks at them. */
  private void leaveElements(SiteInfo info, Object value, boolean isCarried) {
    if (Calls.tracked == 0 || (isCarried && !Carriers.looksInside(info.call()))) {
      return;
    }
    Collection<?> elements =
        value instanceof Map<?, ?> map
            ? map.values()
            : value instanceof Collection<?> collection ? collection : null;
    if (elements == null || !Routines.isOfJdk(value.getClass())) {
      return;
    }
    for (Object element : elements) {
      if (run.tracked.content(element) != null) {
        lose(info);
        return;
      }
    }
  }

  private void lose(SiteInfo info) {
    CallInfo call = info.call();
    if (!Carriers.isOutput(call)) {
      run.assumed(info, AssumptionCode.ARGUMENT_LOST, info.memo(Escapes::method));
    }
  }

  private static String method(CallInfo call) {
    return MethodId.ofInternal(call.owner(), call.name(), call.descriptor()).userForm();
  }
}
