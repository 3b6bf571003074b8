package dev.quarry.models.library;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text that {@link String#format} makes by a format that is known: strings, whole numbers and
 * what is between them, each of a width.
 */
public final class FormatModel {
  private static final Pattern SPECIFIER = Pattern.compile("%(?:(%)|([-0]?)(\\d{1,2})?([sd]))");
  private static final Set<String> WHOLE =
      Set.of("java/lang/Integer", "java/lang/Long", "java/lang/Short", "java/lang/Byte");
  private static final String STRING = "java/lang/String";

  /**
   * What is made.
   *
   * @param text the text
   * @param lengths what holds of the lengths of its pieces, for solvers that know little of texts:
   *     none is shorter than its width, and together they are a length
   */
  public record Formatted(Expr text, Expr lengths) {}

  private final TermBuilder terms;
  private final List<Argument> arguments;
  private final boolean hasPlainDigits;
  private final List<Expr> lengths = new ArrayList<>();

  /**
   * An object to be formatted.
   *
   * @param type the internal name of its class
   * @param isNull whether it is null: BOOL
   * @param content what is in it
   */
  public record Argument(String type, Expr isNull, Expr content) {}

  private FormatModel(TermBuilder terms, List<Argument> arguments, boolean hasPlainDigits) {
    this.terms = terms;
    this.arguments = arguments;
    this.hasPlainDigits = hasPlainDigits;
  }

  /** Whether objects of a class are known here. */
  public static boolean takes(String type) {
    return type.equals(STRING) || WHOLE.contains(type);
  }

  /**
   * The text; empty if the format has something else in it, or is refused.
   *
   * @param hasPlainDigits whether the locale is one that writes numbers in digits of ASCII
   */
  public static Optional<Formatted> text(
      ExprFactory factory, String format, List<Argument> arguments, boolean hasPlainDigits) {
    return new FormatModel(new TermBuilder(factory), arguments, hasPlainDigits).text(format);
  }

  private Optional<Formatted> text(String format) {
    List<Expr> pieces = new ArrayList<>();
    Matcher specifier = SPECIFIER.matcher(format);
    int end = 0;
    int next = 0;
    while (specifier.find()) {
      pieces.add(terms.string(format.substring(end, specifier.start())));
      boolean isMissing = specifier.group(1) == null && next == arguments.size();
      Optional<Expr> piece =
          isMissing
              ? Optional.empty()
              : specifier.group(1) != null
                  ? Optional.of(terms.string("%"))
                  : piece(specifier, arguments.get(next++));
      if (piece.isEmpty()) {
        return Optional.empty();
      }
      pieces.add(piece.get());
      end = specifier.end();
    }
    pieces.add(terms.string(format.substring(end)));
    boolean isUnderstood = SPECIFIER.matcher(format).replaceAll("").indexOf('%') < 0;
    return isUnderstood ? Optional.of(joined(pieces)) : Optional.empty();
  }

  private Formatted joined(List<Expr> pieces) {
    Expr text = terms.string("");
    Expr length = terms.integer(0);
    for (Expr piece : pieces) {
      Expr longer = terms.add(length, terms.length(piece));
      lengths.add(terms.le(length, longer));
      text = terms.concat(text, piece);
      length = longer;
    }
    return new Formatted(text, terms.factory().and(lengths));
  }

  private Optional<Expr> piece(Matcher specifier, Argument argument) {
    String flag = specifier.group(2);
    boolean isNumber = specifier.group(4).equals("d");
    int width = specifier.group(3) == null ? 0 : Integer.parseInt(specifier.group(3));
    boolean isRefused = width == 0 && (specifier.group(3) != null || !flag.isEmpty());
    if (isRefused
        || isNumber && (!WHOLE.contains(argument.type()) || !hasPlainDigits)
        || flag.equals("0") && !isNumber) {
      return Optional.empty();
    }
    Expr text =
        argument.type().equals(STRING)
            ? argument.content()
            : ContentClasses.toString(terms, argument.type(), argument.content());
    Expr padded =
        flag.equals("0") ? zeros(text, argument.content(), width) : spaces(text, flag, width);
    Expr piece =
        terms.ite(
            argument.isNull(), spaces(terms.string("null"), flag.replace("0", ""), width), padded);
    lengths.add(terms.le(terms.integer(width), terms.length(piece)));
    Expr isLonger = terms.lt(terms.integer(width), terms.length(text));
    lengths.add(
        terms.any(
            argument.isNull(),
            terms.eq(
                terms.length(piece),
                terms.ite(isLonger, terms.length(text), terms.integer(width)))));
    return Optional.of(piece);
  }

  private Expr spaces(Expr text, String flag, int width) {
    Expr space = space(text, " ".repeat(width));
    return flag.equals("-") ? terms.concat(text, space) : terms.concat(space, text);
  }

  /** Zeros stand between a sign and the digits. */
  private Expr zeros(Expr text, Expr number, int width) {
    Expr isNegative = terms.isNegative(number);
    Expr sign = terms.ite(isNegative, terms.string("-"), terms.string(""));
    Expr digits = terms.ite(isNegative, Text.from(terms, text, terms.integer(1)), text);
    return terms.concat(terms.concat(sign, space(text, "0".repeat(width))), digits);
  }

  /** As much of a filler as a text is shorter. */
  private Expr space(Expr text, String filler) {
    Expr missing = terms.sub(terms.integer(filler.length()), terms.length(text));
    Expr size = terms.ite(terms.isNegative(missing), terms.integer(0), missing);
    return terms.substring(terms.string(filler), terms.integer(0), size);
  }
}
