package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Sort;
import dev.quarry.models.library.Concatenation;
import dev.quarry.program.hierarchy.Bootstrap;
import dev.quarry.symcretic.state.Assignment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** String concatenation by {@code invokedynamic}. */
final class Concatenations {
  private final LibraryCalls library;

  Concatenations(LibraryCalls library) {
    this.library = library;
  }

  Optional<List<Way>> of(Site site, InvokeDynamicInsnNode call) {
    if (Bootstrap.of(call.bsm) != Bootstrap.STRING_CONCAT) {
      return Optional.empty();
    }
    Type[] types = Type.getArgumentTypes(call.desc);
    Optional<List<Concatenation.Part>> parts = parts(call, types.length);
    if (parts.isEmpty()) {
      return Optional.empty();
    }
    List<Expr> pieces = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      int depth = types.length - 1 - i;
      Optional<Expr> piece =
          types[i].getSort() >= Type.ARRAY
              ? ofObject(site, depth)
              : Optional.of(Concatenation.ofPrimitive(site.factory(), types[i], site.below(depth)));
      if (piece.isEmpty()) {
        return Optional.empty();
      }
      pieces.add(piece.get());
    }
    Assignment assignment = site.assignment();
    LibraryCalls.makeObject(
        site,
        assignment,
        site.after(site.height() - types.length, Sort.REF),
        Concatenation.whole(site.factory(), parts.get(), pieces),
        "java/lang/String");
    return Optional.of(List.of(new Way.Whole(site.factory().bool(true), Meaning.of(assignment))));
  }

  private static Optional<List<Concatenation.Part>> parts(InvokeDynamicInsnNode call, int count) {
    return call.name.equals("makeConcatWithConstants")
        ? Concatenation.parts(
            (String) call.bsmArgs[0], List.of(call.bsmArgs).subList(1, call.bsmArgs.length))
        : Optional.of(Concatenation.parts(count));
  }

  /** The text of a string, box or builder; empty for others, whose classes make their own. */
  private Optional<Expr> ofObject(Site site, int depth) {
    Expr value = site.below(depth);
    Type type = site.typeBelow(depth);
    if (type.getSort() != Type.OBJECT) {
      return Optional.empty();
    }
    return library
        .content(site, value, type.getInternalName())
        .flatMap(
            content -> Concatenation.ofContent(site.factory(), type.getInternalName(), content))
        .map(text -> site.factory().ite(site.isNull(value), site.factory().string("null"), text));
  }
}
