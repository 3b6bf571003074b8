package dev.quarry.report.html;

/** Names of classes and methods, as results write them. */
final class Names {
  private Names() {}

  /** A class without its package. */
  static String simple(String type) {
    return type.substring(type.lastIndexOf('.') + 1);
  }

  /** The class of a method that is written as {@code com.acme.Foo#bar(int)}. */
  static String type(String method) {
    int end = method.indexOf('#');
    return end < 0 ? "" : method.substring(0, end);
  }
}
