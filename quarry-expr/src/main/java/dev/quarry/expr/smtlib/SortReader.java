package dev.quarry.expr.smtlib;

import dev.quarry.expr.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads sorts. */
final class SortReader {
  private static final Set<String> BEYOND =
      Set.of("Int", "Real", "RoundingMode", "RegLan", "Float16", "Float128", "Seq", "Set", "Tuple");

  private SortReader() {}

  static SmtSort read(SExpr text) {
    if (text instanceof SExpr.Atom atom) {
      return named(atom);
    }
    if (text.isHeadedBy("_")) {
      return indexed(text);
    }
    if (text.isHeadedBy("Array") || text.isHeadedBy("quarry.Map")) {
      return array(text);
    }
    throw unknown(text);
  }

  private static SmtSort named(SExpr.Atom name) {
    return switch (name.text()) {
      case "Bool" -> SmtSort.BOOL;
      case "Float32" -> SmtSort.FLOAT;
      case "Float64" -> SmtSort.DOUBLE;
      case "String" -> SmtSort.STRING;
      case "quarry.Ref" -> new SmtSort.Plain(Sort.REF);
      case "quarry.Type" -> new SmtSort.Plain(Sort.TYPE);
      case "quarry.Types" -> new SmtSort.Plain(Sort.TYPES);
      default -> {
        if (BEYOND.contains(name.text())) {
          throw unsupported(name, name.text());
        }
        throw unknown(name);
      }
    };
  }

  private static SmtSort indexed(SExpr text) {
    List<String> words = text.parts().stream().map(SExpr::word).toList();
    boolean numbers = text.parts().stream().skip(2).allMatch(part -> part.isA(SExpr.Kind.NUMERAL));
    if (numbers && words.size() == 3 && words.get(1).equals("BitVec")) {
      return bitVector(text, words.get(2));
    }
    if (numbers && words.size() == 4 && words.get(1).equals("FloatingPoint")) {
      return switch (words.get(2) + " " + words.get(3)) {
        case "8 24" -> SmtSort.FLOAT;
        case "11 53" -> SmtSort.DOUBLE;
        default -> throw unsupported(text, "FloatingPoint " + words.get(2) + " " + words.get(3));
      };
    }
    throw unknown(text);
  }

  private static SmtSort bitVector(SExpr text, String width) {
    if (width.equals("0")) {
      throw new SmtLibSyntaxException(text, "A bit vector needs at least one bit.");
    }
    if (width.length() > 2 || Integer.parseInt(width) > 64) {
      throw unsupported(text, "BitVec " + width);
    }
    return new SmtSort.BitVec(Integer.parseInt(width));
  }

  private static SmtSort array(SExpr text) {
    int last = text.parts().size() - 1;
    if (last < 2 || (text.isHeadedBy("Array") && last != 2)) {
      throw new SmtLibSyntaxException(text, "An Array sort needs a key sort and an element sort.");
    }
    var keys = new ArrayList<SmtSort>();
    for (SExpr part : text.parts().subList(1, last + 1)) {
      // A nested array is refused before it is read, so nesting costs no stack.
      if (part.isHeadedBy("Array") || part.isHeadedBy("quarry.Map")) {
        throw new UnsupportedByQuarryException(part, "Quarry has no arrays of arrays.");
      }
      keys.add(read(part));
    }
    SmtSort element = keys.remove(last - 1);
    return new SmtSort.Array(keys, element);
  }

  private static UnsupportedByQuarryException unsupported(SExpr text, String name) {
    return new UnsupportedByQuarryException(text, "Quarry has no values of sort " + name + ".");
  }

  private static SmtLibSyntaxException unknown(SExpr text) {
    return new SmtLibSyntaxException(
        text,
        text instanceof SExpr.Atom
            ? "The sort " + text.word() + " is not known."
            : "This is not a sort.");
  }
}
