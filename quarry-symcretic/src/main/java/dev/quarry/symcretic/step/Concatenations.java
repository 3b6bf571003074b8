package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.models.library.LibraryModel;
import dev.quarry.models.library.LibraryModels;
import dev.quarry.program.hierarchy.Bootstrap;
import dev.quarry.symcretic.state.Assignment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** String concatenation by {@code invokedynamic}. */
final class Concatenations {
  private static final char ARGUMENT = '\u0001';
  private static final char CONSTANT = '\u0002';

  private final LibraryCalls library;

  Concatenations(LibraryCalls library) {
    this.library = library;
  }

  Optional<List<Way>> of(Site site, InvokeDynamicInsnNode call) {
    if (Bootstrap.of(call.bsm) != Bootstrap.STRING_CONCAT) {
      return Optional.empty();
    }
    Type[] types = Type.getArgumentTypes(call.desc);
    List<Expr> pieces = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      Optional<Expr> piece = piece(site, types[i], site.below(types.length - 1 - i));
      if (piece.isEmpty()) {
        return Optional.empty();
      }
      pieces.add(piece.get());
    }
    Expr text = join(site.factory(), recipe(call, types.length), pieces, call.bsmArgs);
    Assignment assignment = site.assignment();
    LibraryCalls.makeObject(
        site,
        assignment,
        site.after(site.height() - types.length, Sort.REF),
        text,
        "java/lang/String");
    return Optional.of(List.of(new Way.Whole(site.factory().bool(true), Meaning.of(assignment))));
  }

  private static String recipe(InvokeDynamicInsnNode call, int count) {
    return call.name.equals("makeConcatWithConstants")
        ? (String) call.bsmArgs[0]
        : String.valueOf(ARGUMENT).repeat(count);
  }

  private static Expr join(
      ExprFactory factory, String recipe, List<Expr> pieces, Object[] constants) {
    Expr text = factory.string("");
    int piece = 0;
    int constant = 1;
    for (char c : recipe.toCharArray()) {
      Expr next =
          c == ARGUMENT
              ? pieces.get(piece++)
              : factory.string(
                  c == CONSTANT ? String.valueOf(constants[constant++]) : String.valueOf(c));
      text = factory.apply(Op.STRING_CONCAT, text, next);
    }
    return text;
  }

  /** A value as text: as {@code String.valueOf} makes it. */
  private static Optional<Expr> piece(Site site, Type type, Expr value) {
    if (type.getSort() == Type.OBJECT) {
      return type.getInternalName().equals("java/lang/String")
          ? Optional.of(
              site.factory()
                  .ite(
                      site.isNull(value),
                      site.factory().string("null"),
                      site.variables().text(value)))
          : Optional.empty();
    }
    Type widened =
        type.getSort() == Type.BYTE || type.getSort() == Type.SHORT ? Type.INT_TYPE : type;
    return LibraryModels.find(
            "java/lang/String", "valueOf", "(" + widened.getDescriptor() + ")Ljava/lang/String;")
        .flatMap(model -> apply(site, model, value));
  }

  private static Optional<Expr> apply(Site site, LibraryModel model, Expr value) {
    return model
        .forClasses(java.util.Collections.singletonList(null))
        .flatMap(bound -> bound.apply(site.factory(), List.of(value)).result());
  }
}
