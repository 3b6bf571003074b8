package dev.quarry.concolic.runtime.hooks;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.endings.Failure;
import dev.quarry.concolic.runtime.heap.InputReference;
import dev.quarry.concolic.runtime.library.CharacterArrays;
import dev.quarry.concolic.runtime.library.Concatenations;
import dev.quarry.concolic.runtime.library.Invocation;
import dev.quarry.concolic.runtime.library.ReaderRoutine;
import dev.quarry.concolic.runtime.library.Routine;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.ModelArguments;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import dev.quarry.models.library.Effect;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.LibraryModels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Calls of JDK methods whose meaning is known. */
public final class Library {
  private Library() {}

  /** Whether {@link #invoke} can make the call; the receiver is null for static methods. */
  public static boolean covers(int site, @Nullable Object receiver) {
    try {
      Run run = Run.onThisThread(site);
      return run != null
          && Sites.info(site).routine(receiver == null ? null : receiver.getClass()) != null;
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /**
   * Makes the call. The result's shadow is left in {@link Frames#result}; what the method throws is
   * thrown.
   *
   * @param args boxed, receiver first
   * @param shadows in the same order
   * @return the result, boxed; null for void
   */
  @SuppressWarnings("ThrowSpecificity")
  public static @Nullable Object invoke(int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    try {
      Run run = Run.onThisThread(site);
      SiteInfo info = Sites.info(site);
      boolean hasReceiver = info.call().opcode() != org.objectweb.asm.Opcodes.INVOKESTATIC;
      Object receiver = hasReceiver ? args[0] : null;
      Routine routine = info.routine(receiver == null ? null : receiver.getClass());
      if (run == null || routine == null) {
        throw new IllegalStateException("Library.invoke was called where covers says no.");
      }
      InputReference reference = receiver == null ? null : run.inputs.behind(shadows[0]);
      if (reference != null) {
        // Only then it is known which classes it may have.
        run.inputs.resolve(site, reference, Site.Kind.NULL);
      }
      if (receiver != null && Heap.openTypes != 0) {
        run.types.dispatch(site, receiver);
      }
      if (Heap.openTypes != 0) {
        run.untried.leave(site, args);
      }
      Symbolic result = routine.call(run, site, args, shadows);
      if (Heap.openTypes != 0) {
        // Arguments may have become known by the call only.
        run.untried.leave(site, args);
      }
      Frames.arguments = null;
      Frames.result = result.shadow();
      return result.value();
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Before a constructor of a JDK class; arguments without the receiver. */
  public static void constructing(int site, @Nullable Object[] args, @Nullable Expr[] shadows) {
    try {
      Run run = Run.onThisThread(site);
      if (run == null) {
        return;
      }
      CallInfo call = Sites.info(site).call();
      Optional<LibraryModel> model = constructor(site);
      if (CharacterArrays.isConstructor(call)) {
        CharacterArrays.constructing(new Invocation(run, site, args, shadows));
      } else if (ReaderRoutine.isConstructor(call)) {
        ReaderRoutine.constructing(new Invocation(run, site, args, shadows));
      } else if (model.isEmpty()) {
        run.escapes.leave(site, args, shadows);
      } else {
        for (Expr shadow : shadows) {
          run.inputs.resolve(site, shadow);
        }
      }
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** After it. */
  public static void constructed(
      int site, Object made, @Nullable Object[] args, @Nullable Expr[] shadows) {
    try {
      Run run = Run.onThisThread(site);
      if (run != null && CharacterArrays.isConstructor(Sites.info(site).call())) {
        CharacterArrays.constructed(new Invocation(run, site, args, shadows), made);
        return;
      }
      if (run != null && ReaderRoutine.isConstructor(Sites.info(site).call())) {
        ReaderRoutine.constructed(new Invocation(run, site, args, shadows), made);
        return;
      }
      Optional<LibraryModel> found = run == null ? Optional.empty() : constructor(site);
      if (run == null || found.isEmpty()) {
        return;
      }
      // A constructor's receiver is an argument, too, but there is nothing in it yet.
      LibraryModel model = found.get();
      @Nullable Object[] all = prepend(args, new Object[args.length + 1]);
      @Nullable Expr[] allShadows = prepend(shadows, new Expr[shadows.length + 1]);
      ModelArguments given = ModelArguments.of(run, model, all, allShadows, all);
      Optional<LibraryModel> fitting = model.forClasses(given.classes());
      if (!given.isSymbolic()) {
        return;
      }
      if (fitting.isEmpty()) {
        run.escapes.leave(site, args, shadows);
        return;
      }
      Effect effect = fitting.get().apply(run.factory(), given.contents());
      effect
          .receiverAfter()
          .map(Ops::symbolic)
          .ifPresent(content -> run.tracked.track(made, content));
      run.tracked.made(made);
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }

  /** Before a constructor of a JDK class whose object the runtime does not get to know. */
  public static void inheriting(int site, @Nullable Object[] args, @Nullable Expr[] shadows) {
    if (ReaderRoutine.isConstructor(Sites.info(site).call())) {
      Calls.escape(site, args, shadows);
    } else {
      constructing(site, args, shadows);
    }
  }

  private static <T> @Nullable T[] prepend(@Nullable T[] rest, @Nullable T[] room) {
    System.arraycopy(rest, 0, room, 1, rest.length);
    return room;
  }

  private static Optional<LibraryModel> constructor(int site) {
    CallInfo call = Sites.info(site).call();
    return LibraryModels.find(call.owner(), "<init>", call.descriptor());
  }

  /**
   * String concatenation with arguments boxed; the shadow is left in {@link Frames#result}.
   *
   * @param args without the constants, which the recipe has inline
   */
  public static String concat(int site, @Nullable Object[] args, @Nullable Expr[] shadows) {
    try {
      Run run = Run.onThisThread(site);
      CallInfo call = Sites.info(site).call();
      if (run == null) {
        return Concatenations.plain(call.owner(), args);
      }
      List<@Nullable Object> values = new ArrayList<>(Arrays.asList(args));
      Symbolic text = Concatenations.of(run, site, call, values, shadows);
      Frames.arguments = null;
      Frames.result = text.shadow();
      return String.valueOf(text.value());
    } catch (RuntimeException | AssertionError e) {
      Failure.check(e);
      throw e;
    }
  }
}
