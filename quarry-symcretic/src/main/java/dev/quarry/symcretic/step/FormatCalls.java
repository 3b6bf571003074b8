package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Sort;
import dev.quarry.models.library.FormatModel;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodInsnNode;

/** Texts made by formats that the code of the method names, of strings and whole numbers. */
final class FormatCalls {
  private static final String STRING = "java/lang/String";
  private static final String ARGUMENTS = "[Ljava/lang/Object;)Ljava/lang/String;";

  private final LibraryCalls library;

  FormatCalls(LibraryCalls library) {
    this.library = library;
  }

  /** The way past a call; empty if it is another method, or something else is formatted. */
  Optional<Way> of(Site site, MethodInsnNode call) {
    if (!call.owner.equals(STRING) || !call.desc.endsWith(ARGUMENTS)) {
      return Optional.empty();
    }
    boolean hasLocale = call.desc.startsWith("(Ljava/util/Locale;");
    boolean isFormat = call.name.equals("format") || call.name.equals("formatted");
    KnownValues values = site.code().values();
    int top = site.height() - 1;
    Optional<String> format =
        values
            .constant(site.number(), top - 1)
            .filter(String.class::isInstance)
            .map(String.class::cast);
    // The locales that have names in the JDK write numbers in digits of ASCII.
    boolean hasPlainDigits =
        hasLocale && values.constantOf(site.number(), top - 2, "java/util/Locale").isPresent();
    return isFormat && format.isPresent()
        ? values
            .elements(site.number(), top)
            .flatMap(writes -> arguments(site, writes))
            .flatMap(
                arguments ->
                    FormatModel.text(site.factory(), format.get(), arguments, hasPlainDigits))
            .map(made -> way(site, made))
        : Optional.empty();
  }

  private Optional<List<FormatModel.Argument>> arguments(Site site, List<Integer> writes) {
    Variables variables = site.variables();
    List<FormatModel.Argument> arguments = new ArrayList<>();
    for (int i = 0; i < writes.size(); i++) {
      var written = site.code().frame(writes.get(i));
      Type type = written.getStack(written.getStackSize() - 1).getType();
      if (type == null
          || type.getSort() != Type.OBJECT
          || !FormatModel.takes(type.getInternalName())) {
        return Optional.empty();
      }
      Expr element =
          variables.select(variables.elements(Sort.REF), site.below(0), site.factory().intConst(i));
      Optional<Expr> content = library.content(site, element, type.getInternalName());
      if (content.isEmpty()) {
        return Optional.empty();
      }
      arguments.add(
          new FormatModel.Argument(type.getInternalName(), site.isNull(element), content.get()));
    }
    return Optional.of(arguments);
  }

  private static Way way(Site site, FormatModel.Formatted made) {
    var target = site.after(site.resultIndex(), Sort.REF);
    Assignment assignment = site.assignment();
    LibraryCalls.makeObject(site, assignment, target, made.text(), STRING);
    return new Way.Whole(made.lengths(), Meaning.of(assignment).sharing(target));
  }
}
