package dev.quarry.expr;

import dev.quarry.expr.semantics.Bools;
import dev.quarry.expr.semantics.Doubles;
import dev.quarry.expr.semantics.Floats;
import dev.quarry.expr.semantics.Ints;
import dev.quarry.expr.semantics.Longs;
import dev.quarry.expr.semantics.Numerals;
import dev.quarry.expr.semantics.Refs;
import dev.quarry.expr.semantics.Strings;
import java.util.List;
import java.util.Optional;

/**
 * An operation with a fixed meaning. All but the three polymorphic ones name the static method that
 * computes them, see {@link #meaning()}.
 */
public enum Op {
  // any sort

  /** {@code (condition, then, else)}: one of two values of the same sort. */
  ITE,
  /** {@code (map, key…)}: the element at the keys. */
  SELECT,
  /** {@code (map, key…, element)}: the map with one element changed. */
  STORE,

  // Booleans
  NOT(Bools.class, "not", Sort.BOOL, Sort.BOOL),
  AND(Bools.class, "and", Sort.BOOL, Sort.BOOL, Sort.BOOL),
  OR(Bools.class, "or", Sort.BOOL, Sort.BOOL, Sort.BOOL),
  BOOL_EQ(Bools.class, "eq", Sort.BOOL, Sort.BOOL, Sort.BOOL),

  // int arithmetic
  INT_ADD(Ints.class, "add", Sort.INT, Sort.INT, Sort.INT),
  INT_SUB(Ints.class, "sub", Sort.INT, Sort.INT, Sort.INT),
  INT_MUL(Ints.class, "mul", Sort.INT, Sort.INT, Sort.INT),
  INT_DIV(Ints.class, "div", Sort.INT, Sort.INT, Sort.INT),
  INT_REM(Ints.class, "rem", Sort.INT, Sort.INT, Sort.INT),
  INT_NEG(Ints.class, "neg", Sort.INT, Sort.INT),
  INT_AND(Ints.class, "and", Sort.INT, Sort.INT, Sort.INT),
  INT_OR(Ints.class, "or", Sort.INT, Sort.INT, Sort.INT),
  INT_XOR(Ints.class, "xor", Sort.INT, Sort.INT, Sort.INT),
  INT_SHL(Ints.class, "shl", Sort.INT, Sort.INT, Sort.INT),
  INT_SHR(Ints.class, "shr", Sort.INT, Sort.INT, Sort.INT),
  INT_USHR(Ints.class, "ushr", Sort.INT, Sort.INT, Sort.INT),
  INT_EQ(Ints.class, "eq", Sort.BOOL, Sort.INT, Sort.INT),
  INT_LT(Ints.class, "lt", Sort.BOOL, Sort.INT, Sort.INT),
  INT_LE(Ints.class, "le", Sort.BOOL, Sort.INT, Sort.INT),
  INT_TO_BYTE(Ints.class, "toByte", Sort.INT, Sort.INT),
  INT_TO_CHAR(Ints.class, "toChar", Sort.INT, Sort.INT),
  INT_TO_SHORT(Ints.class, "toShort", Sort.INT, Sort.INT),
  INT_TO_LONG(Ints.class, "toLong", Sort.LONG, Sort.INT),
  INT_TO_FLOAT(Ints.class, "toFloat", Sort.FLOAT, Sort.INT),
  INT_TO_DOUBLE(Ints.class, "toDouble", Sort.DOUBLE, Sort.INT),
  INT_BITS_TO_FLOAT(Ints.class, "bitsToFloat", Sort.FLOAT, Sort.INT),

  // long arithmetic
  LONG_ADD(Longs.class, "add", Sort.LONG, Sort.LONG, Sort.LONG),
  LONG_SUB(Longs.class, "sub", Sort.LONG, Sort.LONG, Sort.LONG),
  LONG_MUL(Longs.class, "mul", Sort.LONG, Sort.LONG, Sort.LONG),
  LONG_DIV(Longs.class, "div", Sort.LONG, Sort.LONG, Sort.LONG),
  LONG_REM(Longs.class, "rem", Sort.LONG, Sort.LONG, Sort.LONG),
  LONG_NEG(Longs.class, "neg", Sort.LONG, Sort.LONG),
  LONG_AND(Longs.class, "and", Sort.LONG, Sort.LONG, Sort.LONG),
  LONG_OR(Longs.class, "or", Sort.LONG, Sort.LONG, Sort.LONG),
  LONG_XOR(Longs.class, "xor", Sort.LONG, Sort.LONG, Sort.LONG),
  LONG_SHL(Longs.class, "shl", Sort.LONG, Sort.LONG, Sort.INT),
  LONG_SHR(Longs.class, "shr", Sort.LONG, Sort.LONG, Sort.INT),
  LONG_USHR(Longs.class, "ushr", Sort.LONG, Sort.LONG, Sort.INT),
  LONG_EQ(Longs.class, "eq", Sort.BOOL, Sort.LONG, Sort.LONG),
  LONG_LT(Longs.class, "lt", Sort.BOOL, Sort.LONG, Sort.LONG),
  LONG_LE(Longs.class, "le", Sort.BOOL, Sort.LONG, Sort.LONG),
  LONG_CMP(Longs.class, "cmp", Sort.INT, Sort.LONG, Sort.LONG),
  LONG_TO_INT(Longs.class, "toInt", Sort.INT, Sort.LONG),
  LONG_TO_FLOAT(Longs.class, "toFloat", Sort.FLOAT, Sort.LONG),
  LONG_TO_DOUBLE(Longs.class, "toDouble", Sort.DOUBLE, Sort.LONG),
  LONG_BITS_TO_DOUBLE(Longs.class, "bitsToDouble", Sort.DOUBLE, Sort.LONG),

  // float arithmetic
  FLOAT_ADD(Floats.class, "add", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
  FLOAT_SUB(Floats.class, "sub", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
  FLOAT_MUL(Floats.class, "mul", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
  FLOAT_DIV(Floats.class, "div", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
  FLOAT_REM(Floats.class, "rem", Sort.FLOAT, Sort.FLOAT, Sort.FLOAT),
  FLOAT_NEG(Floats.class, "neg", Sort.FLOAT, Sort.FLOAT),
  FLOAT_ABS(Floats.class, "abs", Sort.FLOAT, Sort.FLOAT),
  FLOAT_EQ(Floats.class, "eq", Sort.BOOL, Sort.FLOAT, Sort.FLOAT),
  FLOAT_LT(Floats.class, "lt", Sort.BOOL, Sort.FLOAT, Sort.FLOAT),
  FLOAT_LE(Floats.class, "le", Sort.BOOL, Sort.FLOAT, Sort.FLOAT),
  FLOAT_CMPL(Floats.class, "cmpl", Sort.INT, Sort.FLOAT, Sort.FLOAT),
  FLOAT_CMPG(Floats.class, "cmpg", Sort.INT, Sort.FLOAT, Sort.FLOAT),
  FLOAT_TO_INT(Floats.class, "toInt", Sort.INT, Sort.FLOAT),
  FLOAT_TO_LONG(Floats.class, "toLong", Sort.LONG, Sort.FLOAT),
  FLOAT_TO_DOUBLE(Floats.class, "toDouble", Sort.DOUBLE, Sort.FLOAT),
  FLOAT_TO_BITS(Floats.class, "toBits", Sort.INT, Sort.FLOAT),
  FLOAT_TO_RAW_BITS(Floats.class, "toRawBits", Sort.INT, Sort.FLOAT),

  // double arithmetic
  DOUBLE_ADD(Doubles.class, "add", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_SUB(Doubles.class, "sub", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_MUL(Doubles.class, "mul", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_DIV(Doubles.class, "div", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_REM(Doubles.class, "rem", Sort.DOUBLE, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_NEG(Doubles.class, "neg", Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_ABS(Doubles.class, "abs", Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_EQ(Doubles.class, "eq", Sort.BOOL, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_LT(Doubles.class, "lt", Sort.BOOL, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_LE(Doubles.class, "le", Sort.BOOL, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_CMPL(Doubles.class, "cmpl", Sort.INT, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_CMPG(Doubles.class, "cmpg", Sort.INT, Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_TO_INT(Doubles.class, "toInt", Sort.INT, Sort.DOUBLE),
  DOUBLE_TO_LONG(Doubles.class, "toLong", Sort.LONG, Sort.DOUBLE),
  DOUBLE_SQRT(Doubles.class, "sqrt", Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_FLOOR(Doubles.class, "floor", Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_CEIL(Doubles.class, "ceil", Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_RINT(Doubles.class, "rint", Sort.DOUBLE, Sort.DOUBLE),
  DOUBLE_TO_FLOAT(Doubles.class, "toFloat", Sort.FLOAT, Sort.DOUBLE),
  DOUBLE_TO_BITS(Doubles.class, "toBits", Sort.LONG, Sort.DOUBLE),
  DOUBLE_TO_RAW_BITS(Doubles.class, "toRawBits", Sort.LONG, Sort.DOUBLE),

  // references and types
  REF_EQ(Refs.class, "eq", Sort.BOOL, Sort.REF, Sort.REF),
  TYPE_EQ(Refs.class, "typeEq", Sort.BOOL, Sort.TYPE, Sort.TYPE),
  SUBTYPE(Refs.class, "subtype", Sort.BOOL, Sort.TYPE, Sort.TYPES),

  // strings
  STRING_LENGTH(Strings.class, "length", Sort.INT, Sort.STRING),
  STRING_CHAR_AT(Strings.class, "charAt", Sort.INT, Sort.STRING, Sort.INT),
  STRING_IS_EMPTY(Strings.class, "isEmpty", Sort.BOOL, Sort.STRING),
  STRING_IS_BLANK(Strings.class, "isBlank", Sort.BOOL, Sort.STRING),
  STRING_EQ(Strings.class, "equals", Sort.BOOL, Sort.STRING, Sort.STRING),
  STRING_EQ_IGNORE_CASE(Strings.class, "equalsIgnoreCase", Sort.BOOL, Sort.STRING, Sort.STRING),
  STRING_COMPARE(Strings.class, "compareTo", Sort.INT, Sort.STRING, Sort.STRING),
  STRING_COMPARE_IGNORE_CASE(
      Strings.class, "compareToIgnoreCase", Sort.INT, Sort.STRING, Sort.STRING),
  STRING_STARTS_WITH(Strings.class, "startsWith", Sort.BOOL, Sort.STRING, Sort.STRING, Sort.INT),
  STRING_ENDS_WITH(Strings.class, "endsWith", Sort.BOOL, Sort.STRING, Sort.STRING),
  STRING_CONTAINS(Strings.class, "contains", Sort.BOOL, Sort.STRING, Sort.STRING),
  STRING_INDEX_OF(Strings.class, "indexOf", Sort.INT, Sort.STRING, Sort.STRING, Sort.INT),
  STRING_INDEX_OF_CHAR(Strings.class, "indexOfChar", Sort.INT, Sort.STRING, Sort.INT, Sort.INT),
  STRING_LAST_INDEX_OF(Strings.class, "lastIndexOf", Sort.INT, Sort.STRING, Sort.STRING, Sort.INT),
  STRING_LAST_INDEX_OF_CHAR(
      Strings.class, "lastIndexOfChar", Sort.INT, Sort.STRING, Sort.INT, Sort.INT),
  STRING_SUBSTRING(Strings.class, "substring", Sort.STRING, Sort.STRING, Sort.INT, Sort.INT),
  STRING_CONCAT(Strings.class, "concat", Sort.STRING, Sort.STRING, Sort.STRING),
  STRING_REPLACE(Strings.class, "replace", Sort.STRING, Sort.STRING, Sort.STRING, Sort.STRING),
  STRING_REPLACE_CHAR(Strings.class, "replaceChar", Sort.STRING, Sort.STRING, Sort.INT, Sort.INT),
  STRING_TRIM(Strings.class, "trim", Sort.STRING, Sort.STRING),
  STRING_STRIP(Strings.class, "strip", Sort.STRING, Sort.STRING),
  STRING_STRIP_LEADING(Strings.class, "stripLeading", Sort.STRING, Sort.STRING),
  STRING_STRIP_TRAILING(Strings.class, "stripTrailing", Sort.STRING, Sort.STRING),
  STRING_LOWER_CASE(Strings.class, "toLowerCase", Sort.STRING, Sort.STRING),
  STRING_UPPER_CASE(Strings.class, "toUpperCase", Sort.STRING, Sort.STRING),
  STRING_HASH(Strings.class, "hashCode", Sort.INT, Sort.STRING),
  STRING_OF_CHAR(Strings.class, "ofChar", Sort.STRING, Sort.INT),
  STRING_MATCHES(Strings.class, "matches", Sort.BOOL, Sort.STRING, Sort.STRING),
  STRING_IS_INT(Numerals.class, "isInt", Sort.BOOL, Sort.STRING, Sort.INT),
  STRING_TO_INT(Numerals.class, "parseInt", Sort.INT, Sort.STRING, Sort.INT),
  STRING_IS_LONG(Numerals.class, "isLong", Sort.BOOL, Sort.STRING, Sort.INT),
  STRING_TO_LONG(Numerals.class, "parseLong", Sort.LONG, Sort.STRING, Sort.INT),
  INT_TO_STRING(Numerals.class, "ofInt", Sort.STRING, Sort.INT, Sort.INT),
  LONG_TO_STRING(Numerals.class, "ofLong", Sort.STRING, Sort.LONG, Sort.INT);

  private final Optional<Meaning> meaning;

  Op() {
    this.meaning = Optional.empty();
  }

  Op(Class<?> owner, String method, Sort.Basic result, Sort.Basic... parameters) {
    this.meaning = Optional.of(new Meaning(owner, method, List.of(parameters), result));
  }

  /** The static method that computes this operation; empty for the polymorphic ones. */
  public Optional<Meaning> meaning() {
    return meaning;
  }

  /** The sort of an application, after checking the arguments' sorts. */
  Sort resultSort(List<Expr> arguments) {
    return meaning
        .map(m -> m.resultSort(this, arguments))
        .orElseGet(() -> Polymorphic.resultSort(this, arguments));
  }

  /** Applies the operation to values. */
  public Object apply(Object... values) {
    return meaning.isPresent() ? meaning.get().apply(values) : Polymorphic.apply(this, values);
  }
}
