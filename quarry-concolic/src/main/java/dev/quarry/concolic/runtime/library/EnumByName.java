package dev.quarry.concolic.runtime.library;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.runtime.heap.InputReference;
import dev.quarry.concolic.runtime.path.Symbolic;
import dev.quarry.concolic.runtime.run.Run;
import dev.quarry.expr.Expr;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** {@link Enum#valueOf}: decides which constant has the name, one by one. */
final class EnumByName implements Routine {
  private final Target target;

  EnumByName(Target target) {
    this.target = target;
  }

  @Override
  public Symbolic call(Run run, int site, @Nullable Object[] args, @Nullable Expr[] shadows)
      throws Throwable {
    InputReference name = run.inputs.behind(shadows[1]);
    if (name != null) {
      run.inputs.resolve(site, name, Site.Kind.NULL);
    }
    if (args[0] instanceof Class<?> type && type.isEnum()) {
      List<String> names = new ArrayList<>();
      for (Object constant : type.getEnumConstants()) {
        names.add(((Enum<?>) constant).name());
      }
      run.members.decide(site, names, args[1], shadows[1]);
    }
    return new Symbolic(target.call(args), null);
  }
}
