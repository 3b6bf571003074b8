package dev.quarry.expr.strings;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Op;
import dev.quarry.expr.Operation;
import dev.quarry.expr.strings.Lowered.Scalar;
import java.util.List;

/** Chooses the lowering of each operation that takes or gives a string. */
final class StringOperations {
  private final LoweringTerms terms;
  private final Assuming assuming;
  private final Edits edits;
  private final TextSearches searches;
  private final TextReplacement replacement;
  private final TextComparisons comparisons;
  private final NumberParsing parsing;
  private final NumberFormatting formatting;
  private final Regexes regexes;

  StringOperations(LoweringTerms terms, Vectors vectors) {
    this.terms = terms;
    this.assuming = new Assuming(terms);
    this.edits = new Edits(terms, vectors, assuming);
    this.searches = new TextSearches(terms, vectors);
    this.replacement = new TextReplacement(terms, vectors, searches, edits);
    this.comparisons = new TextComparisons(terms, vectors);
    this.parsing = new NumberParsing(terms, vectors, assuming);
    this.formatting = new NumberFormatting(terms, vectors);
    this.regexes = new Regexes(terms, assuming);
  }

  /** The operation on lowered arguments. */
  Lowered lower(Operation operation, List<Lowered> arguments) {
    var a = new Arguments(operation, arguments);
    return switch (operation.op()) {
      case ITE -> edits.choice(a.scalar(0), a.string(1), a.string(2));
      case STRING_LENGTH -> new Scalar(a.string(0).length(), a.string(0).lengthNeeds());
      case STRING_IS_EMPTY -> isEmpty(a.string(0));
      case STRING_IS_BLANK -> edits.isBlank(a.string(0));
      case STRING_CHAR_AT -> searches.charAt(a.string(0), a.scalar(1));
      case STRING_STARTS_WITH -> searches.startsWith(a.string(0), a.string(1), a.scalar(2));
      case STRING_ENDS_WITH -> searches.endsWith(a.string(0), a.string(1));
      case STRING_CONTAINS -> searches.contains(a.string(0), a.string(1));
      case STRING_INDEX_OF -> searches.indexOf(a.string(0), a.string(1), a.scalar(2));
      case STRING_LAST_INDEX_OF -> searches.lastIndexOf(a.string(0), a.string(1), a.scalar(2));
      case STRING_INDEX_OF_CHAR -> searches.indexOfChar(a.string(0), a.scalar(1), a.scalar(2));
      case STRING_LAST_INDEX_OF_CHAR ->
          searches.lastIndexOfChar(a.string(0), a.scalar(1), a.scalar(2));
      case STRING_EQ -> comparisons.equal(a.string(0), a.string(1));
      case STRING_COMPARE -> comparisons.compare(a.string(0), a.string(1));
      case STRING_EQ_IGNORE_CASE -> comparisons.equal(folded(a.string(0)), folded(a.string(1)));
      case STRING_COMPARE_IGNORE_CASE ->
          comparisons.compare(folded(a.string(0)), folded(a.string(1)));
      case STRING_HASH -> comparisons.hash(a.string(0));
      default -> lowerEdit(operation, a);
    };
  }

  private Lowered lowerEdit(Operation operation, Arguments a) {
    return switch (operation.op()) {
      case STRING_SUBSTRING -> edits.substring(a.string(0), a.scalar(1), a.scalar(2));
      case STRING_CONCAT -> edits.concat(a.string(0), a.string(1));
      case STRING_REPLACE -> replacement.replace(a.string(0), a.string(1), a.string(2));
      case STRING_REPLACE_CHAR -> edits.replaceChar(a.string(0), a.scalar(1), a.scalar(2));
      case STRING_TRIM -> edits.trim(a.string(0));
      case STRING_STRIP -> edits.strip(a.string(0));
      case STRING_STRIP_LEADING -> edits.stripLeading(a.string(0));
      case STRING_STRIP_TRAILING -> edits.stripTrailing(a.string(0));
      case STRING_LOWER_CASE -> mapped(CaseMapping.LOWER, a.string(0));
      case STRING_UPPER_CASE -> mapped(CaseMapping.UPPER, a.string(0));
      case STRING_OF_CHAR -> edits.ofChar(a.scalar(0));
      case STRING_MATCHES -> regexes.matches(a.string(0), a.constant(1).asString());
      case STRING_IS_INT -> parsing.isNumber(a.string(0), a.radix(), IntegerKind.INT);
      case STRING_TO_INT -> parsing.number(a.string(0), a.radix(), IntegerKind.INT);
      case STRING_IS_LONG -> parsing.isNumber(a.string(0), a.radix(), IntegerKind.LONG);
      case STRING_TO_LONG -> parsing.number(a.string(0), a.radix(), IntegerKind.LONG);
      case INT_TO_STRING -> formatting.format(a.scalar(0), a.radix(), IntegerKind.INT);
      case LONG_TO_STRING -> formatting.format(a.scalar(0), a.radix(), IntegerKind.LONG);
      default -> throw new NotLowerable(operation.op() + " on strings is not lowered");
    };
  }

  private Scalar isEmpty(SymString s) {
    return new Scalar(terms.eq(s.length(), 0), s.lengthNeeds());
  }

  /** What a string becomes may depend on all of it: an unseen unit could become two. */
  private SymString mapped(CaseMapping mapping, SymString s) {
    Needs needs = mapping.needs(terms, assuming, s);
    SymString whole = edits.mapped(s, unit -> mapping.apply(terms, unit), needs);
    return SymString.complete(whole.vector(), whole.allNeeds());
  }

  /** Case is ignored unit by unit. */
  private SymString folded(SymString s) {
    Needs needs = CaseMapping.FOLD.needs(terms, assuming, s);
    return edits.mapped(s, unit -> CaseMapping.FOLD.apply(terms, unit), needs);
  }

  /** The arguments of an operation, before and after lowering. */
  private record Arguments(Operation operation, List<Lowered> lowered) {
    SymString string(int index) {
      return (SymString) lowered.get(index);
    }

    Scalar scalar(int index) {
      return (Scalar) lowered.get(index);
    }

    /** An argument that must be known before solving. */
    Constant constant(int index) {
      if (operation.argument(index) instanceof Constant constant) {
        return constant;
      }
      Op op = operation.op();
      throw new NotLowerable("argument " + (index + 1) + " of " + op + " is not constant");
    }

    int radix() {
      return constant(1).asInt();
    }
  }
}
