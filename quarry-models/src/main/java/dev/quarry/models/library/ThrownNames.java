package dev.quarry.models.library;

/** Internal names of exceptions' classes. */
final class ThrownNames {
  static final String ARITHMETIC = "java/lang/ArithmeticException";
  static final String ILLEGAL_ARGUMENT = "java/lang/IllegalArgumentException";
  static final String INDEX = "java/lang/IndexOutOfBoundsException";
  static final String STRING_INDEX = "java/lang/StringIndexOutOfBoundsException";
  static final String NEGATIVE_SIZE = "java/lang/NegativeArraySizeException";
  static final String NULL = "java/lang/NullPointerException";
  static final String NUMBER_FORMAT = "java/lang/NumberFormatException";
  static final String PATTERN_SYNTAX = "java/util/regex/PatternSyntaxException";

  private ThrownNames() {}
}
