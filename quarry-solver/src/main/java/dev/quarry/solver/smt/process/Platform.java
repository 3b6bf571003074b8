package dev.quarry.solver.smt.process;

import java.util.Locale;

/** The operating system and processor, in the names our packed libraries use. */
record Platform(String system, String processor) {

  static Platform current() {
    String os = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    String arch = System.getProperty("os.arch", "").toLowerCase(Locale.ROOT);
    String system =
        os.contains("win")
            ? "windows"
            : os.contains("mac") ? "macos" : os.contains("linux") ? "linux" : os;
    String processor =
        switch (arch) {
          case "amd64", "x86_64" -> "x64";
          case "aarch64", "arm64" -> "arm64";
          default -> arch;
        };
    return new Platform(system, processor);
  }

  String bitwuzlaResource() {
    String file = system.equals("windows") ? "bitwuzlaj.dll" : "libbitwuzlaj.so";
    return "/dev/quarry/solver/natives/" + system + "-" + processor + "/" + file;
  }

  /** Where z3-turnkey packs its description of native libraries. */
  String z3Resource() {
    String os = system.equals("macos") ? "osx" : system;
    String arch =
        processor.equals("x64") ? "amd64" : processor.equals("arm64") ? "aarch64" : processor;
    return "/com/microsoft/z3/" + os + "/" + arch + "/turnkey.xml";
  }
}
