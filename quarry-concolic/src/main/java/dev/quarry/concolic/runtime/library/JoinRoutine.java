package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.ArrayShadow;
import dev.quarry.concolic.runtime.heap.InputReference;
import dev.quarry.concolic.runtime.path.CallInfo;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.concolic.runtime.types.Boxes;
import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.models.library.Concatenation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@code String.join} of texts in an array or in a collection of the JDK. */
final class JoinRoutine implements Routine {
  private final Target target;

  private JoinRoutine(Target target) {
    this.target = target;
  }

  static @Nullable Routine find(CallInfo call, Target target) {
    return call.owner().equals("java/lang/String") && call.name().equals("join")
        ? new JoinRoutine(target)
        : null;
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    resolve(run, site, shadows[0]);
    resolve(run, site, shadows[1]);
    List<@Nullable Object> elements = elements(args[1]);
    if (!isText(args[0]) || elements == null || !elements.stream().allMatch(JoinRoutine::isText)) {
      run.escapes.leave(site, args, shadows);
      return new Symbolic(target.call(args), null);
    }
    Expr joined = joined(run, site, content(run, args[0], shadows[0]), args[1], elements);
    Object value = Boxes.fresh(java.util.Objects.requireNonNull(target.call(args)));
    if (joined instanceof Constant) {
      return new Symbolic(value, null);
    }
    run.tracked.track(value, joined);
    return new Symbolic(value, joined);
  }

  private static void resolve(Run run, int site, @Nullable Expr shadow) {
    InputReference reference = run.inputs.behind(shadow);
    if (reference != null) {
      run.inputs.resolve(site, reference, Site.Kind.NULL);
    }
  }

  private static @Nullable List<@Nullable Object> elements(@Nullable Object container) {
    if (container instanceof Object[] array) {
      return Arrays.asList(array);
    }
    return container instanceof Collection<?> collection && Routines.isOfJdk(container.getClass())
        ? Arrays.asList(collection.toArray())
        : null;
  }

  private static boolean isText(@Nullable Object object) {
    return object == null || object instanceof String;
  }

  private static Expr joined(
      Run run,
      int site,
      Expr delimiter,
      @Nullable Object container,
      List<@Nullable Object> elements) {
    ExprFactory factory = run.factory();
    ArrayShadow array = container == null ? null : run.tracked.array(container);
    Expr length = array == null ? null : array.length();
    if (length != null) {
      run.pin(site, length, factory.intConst(elements.size()));
    }
    List<Expr> texts = new ArrayList<>();
    for (int i = 0; i < elements.size(); i++) {
      Expr shadow = array == null ? null : array.at(factory, i);
      run.inputs.resolve(site, shadow);
      texts.add(content(run, elements.get(i), shadow));
    }
    return Concatenation.joined(factory, delimiter, texts);
  }

  private static Expr content(Run run, @Nullable Object text, @Nullable Expr shadow) {
    Expr content = run.inputs.content(text, shadow);
    return content != null ? content : run.factory().string(String.valueOf(text));
  }
}
