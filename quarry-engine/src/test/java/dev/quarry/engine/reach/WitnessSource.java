package dev.quarry.engine.reach;

import java.net.URI;
import java.util.List;
import javax.tools.SimpleJavaFileObject;

/** A class beside a program, which has a method for each of the program's witnesses. */
final class WitnessSource extends SimpleJavaFileObject {
  private static final List<String> IMPORTED =
      List.of(
          "java.io",
          "java.math",
          "java.net",
          "java.nio",
          "java.nio.charset",
          "java.time",
          "java.util",
          "java.util.function");

  private final String program;
  private final List<Witness> witnesses;

  /**
   * @param program the binary name of its class
   * @param witnesses all of the program
   */
  WitnessSource(String program, List<Witness> witnesses) {
    super(URI.create("string:///" + className(program).replace('.', '/') + ".java"), Kind.SOURCE);
    this.program = program;
    this.witnesses = List.copyOf(witnesses);
  }

  /** The binary name of the class with a program's witnesses. */
  static String className(String program) {
    return program + "Witnesses";
  }

  /** The name of the method for the witness of this number. */
  static String methodName(int number) {
    return "call" + number;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    StringBuilder text = new StringBuilder();
    int dot = program.lastIndexOf('.');
    text.append("package ").append(program, 0, dot).append(";\n");
    text.append("import static ").append(program).append(".*;\n");
    IMPORTED.forEach(name -> text.append("import ").append(name).append(".*;\n"));
    text.append("public class ").append(className(program).substring(dot + 1)).append(" {\n");
    for (int i = 0; i < witnesses.size(); i++) {
      text.append("  public static void ").append(methodName(i)).append("() throws Throwable {\n");
      text.append("    ").append(witnesses.get(i).call()).append(";\n  }\n");
    }
    return text.append("}\n");
  }
}
