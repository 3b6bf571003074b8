package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Type;

/**
 * Strings put together: by a recipe, as {@code invokedynamic} does it, and with a delimiter between
 * them. Of null the text is {@code null}, which whoever knows that a reference is null says.
 */
public final class Concatenation {
  private static final char ARGUMENT = '\u0001';
  private static final char CONSTANT = '\u0002';

  /** A part of a recipe. */
  public sealed interface Part {}

  /** The same text in every call. */
  public record Literal(String text) implements Part {}

  /** The text of an argument. */
  public record Argument(int position) implements Part {}

  private Concatenation() {}

  /** The parts of {@code makeConcatWithConstants}; empty if a constant is no text or number. */
  public static Optional<List<Part>> parts(String recipe, List<?> constants) {
    return constants.stream().allMatch(Concatenation::isText)
        ? Optional.of(parts(recipe, constants.iterator()))
        : Optional.empty();
  }

  private static boolean isText(Object constant) {
    return constant instanceof String || constant instanceof Number;
  }

  /** The parts of a recipe whose constants are put in. */
  public static List<Part> parts(String recipe) {
    return parts(recipe, Collections.emptyIterator());
  }

  private static List<Part> parts(String recipe, Iterator<?> constants) {
    List<Part> parts = new ArrayList<>();
    StringBuilder literal = new StringBuilder();
    int argument = 0;
    for (char c : recipe.toCharArray()) {
      if (c == ARGUMENT) {
        addLiteral(parts, literal);
        parts.add(new Argument(argument++));
      } else if (c == CONSTANT && constants.hasNext()) {
        literal.append(constants.next());
      } else {
        literal.append(c);
      }
    }
    addLiteral(parts, literal);
    return parts;
  }

  private static void addLiteral(List<Part> parts, StringBuilder literal) {
    if (!literal.isEmpty()) {
      parts.add(new Literal(literal.toString()));
      literal.setLength(0);
    }
  }

  /** The parts of {@code makeConcat}: all arguments. */
  public static List<Part> parts(int arguments) {
    return parts(String.valueOf(ARGUMENT).repeat(arguments));
  }

  /** The whole, of the texts of the arguments. */
  public static Expr whole(ExprFactory factory, List<Part> parts, List<Expr> texts) {
    Expr whole = factory.string("");
    for (Part part : parts) {
      Expr next =
          part instanceof Argument argument
              ? texts.get(argument.position())
              : factory.string(((Literal) part).text());
      whole = factory.apply(Op.STRING_CONCAT, whole, next);
    }
    return whole;
  }

  /** Texts with a delimiter between them. */
  public static Expr joined(ExprFactory factory, Expr delimiter, List<Expr> texts) {
    Expr whole = factory.string("");
    for (int i = 0; i < texts.size(); i++) {
      Expr before = i == 0 ? whole : factory.apply(Op.STRING_CONCAT, whole, delimiter);
      whole = factory.apply(Op.STRING_CONCAT, before, texts.get(i));
    }
    return whole;
  }

  /** The text of a primitive. */
  public static Expr ofPrimitive(ExprFactory factory, Type type, Expr value) {
    return ContentClasses.primitiveToString(new TermBuilder(factory), type.getDescriptor(), value);
  }

  /**
   * The text of an object with a content; empty if objects of its class have none.
   *
   * @param type the internal name of the class
   */
  public static Optional<Expr> ofContent(ExprFactory factory, String type, Expr content) {
    return ContentClasses.isContent(type)
        ? Optional.of(ContentClasses.toString(new TermBuilder(factory), type, content))
        : Optional.empty();
  }
}
