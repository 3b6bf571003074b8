package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.InputReference;
import dev.quarry.concolic.runtime.hooks.RunState;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Passed;
import dev.quarry.concolic.runtime.path.SiteInfo;
import dev.quarry.concolic.runtime.path.Sites;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.tracer.CallTracer;
import dev.quarry.concolic.runtime.tracer.LibraryTracer;
import dev.quarry.expr.Expr;
import dev.quarry.models.library.Effect;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.LibraryModels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Makes calls of JDK methods whose meaning is known. */
public final class LibraryRecorder implements LibraryTracer<Expr> {
  private final Run run;
  private final CallTracer<?> calls;
  private final Routines routines;

  /**
   * @param calls is told of calls that are not made here after all
   * @param routines how calls are made
   */
  public LibraryRecorder(Run run, CallTracer<?> calls, Routines routines) {
    this.run = run;
    this.calls = calls;
    this.routines = routines;
  }

  @Override
  public boolean covers(int site, @Nullable Object receiver) {
    return routines.at(site, receiver == null ? null : receiver.getClass()) != null;
  }

  @SuppressWarnings("ThrowSpecificity")
  @Override
  public @Nullable Object invoke(int site, @Nullable Object[] args, @Nullable Object[] passed)
      throws Throwable {
    @Nullable Expr[] shadows = Passed.shadows(passed);
    SiteInfo info = Sites.info(site);
    boolean hasReceiver = info.call().opcode() != Opcodes.INVOKESTATIC;
    Object receiver = hasReceiver ? args[0] : null;
    Routine routine = routines.at(site, receiver == null ? null : receiver.getClass());
    if (routine == null) {
      throw new IllegalStateException("Library.invoke was called where covers says no.");
    }
    InputReference reference = receiver == null ? null : run.inputs.behind(shadows[0]);
    if (reference != null) {
      // Only then it is known which classes it may have.
      run.inputs.resolve(site, reference, Site.Kind.NULL);
    }
    if (receiver != null && RunState.openTypes != 0) {
      run.types.dispatch(site, receiver);
    }
    run.open.leave(site, args);
    if (RunState.openTypes != 0) {
      run.untried.leave(site, args);
    }
    Symbolic result = called(routine, site, args, shadows, receiver);
    run.open.leave(site, args);
    if (RunState.openTypes != 0) {
      // Arguments may have become known by the call only.
      run.untried.leave(site, args);
    }
    RunState.arguments = null;
    RunState.result = result.shadow();
    return result.value();
  }

  @SuppressWarnings("ThrowSpecificity")
  private Symbolic called(
      Routine routine,
      int site,
      @Nullable Object[] args,
      @Nullable Expr[] shadows,
      @Nullable Object receiver)
      throws Throwable {
    try {
      return routine.call(run, site, args, shadows);
    } catch (IndexOutOfBoundsException outside) {
      if (receiver != null && RunState.openTypes != 0) {
        run.untried.outside(site, receiver);
      }
      throw outside;
    }
  }

  @Override
  public void constructing(int site, @Nullable Object[] args, @Nullable Object[] passed) {
    @Nullable Expr[] shadows = Passed.shadows(passed);
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
  }

  @Override
  public void constructed(
      int site, Object made, @Nullable Object[] args, @Nullable Object[] passed) {
    @Nullable Expr[] shadows = Passed.shadows(passed);
    if (CharacterArrays.isConstructor(Sites.info(site).call())) {
      CharacterArrays.constructed(new Invocation(run, site, args, shadows), made);
      return;
    }
    if (ReaderRoutine.isConstructor(Sites.info(site).call())) {
      ReaderRoutine.constructed(new Invocation(run, site, args, shadows), made);
      return;
    }
    Optional<LibraryModel> found = constructor(site);
    if (found.isEmpty()) {
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
        .map(Symbolic::shadowOf)
        .ifPresent(content -> run.tracked.track(made, content));
    run.tracked.made(made);
  }

  @Override
  public void inheriting(int site, @Nullable Object[] args, @Nullable Object[] shadows) {
    if (ReaderRoutine.isConstructor(Sites.info(site).call())) {
      calls.escape(site, args, shadows);
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

  @Override
  public String concat(
      int site, String recipe, @Nullable Object[] args, @Nullable Object[] shadows) {
    CallInfo call = Sites.info(site).call();
    List<@Nullable Object> values = new ArrayList<>(Arrays.asList(args));
    Symbolic text = Concatenations.of(run, site, call, values, Passed.shadows(shadows));
    RunState.arguments = null;
    RunState.result = text.shadow();
    return String.valueOf(text.value());
  }
}
