package dev.quarry.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Classes and jars as nobody should make them: each costs itself, and has an ending with a name.
 */
class HostileClassesTest {
  private static final int FINDING = 1;
  private static final int USAGE = 2;
  private static final int NOT_ANALYSABLE = 4;
  private static final String MANIFEST = "META-INF/MANIFEST.MF";

  @TempDir Path directory;

  /** The classes of a small library. */
  private final Map<String, byte[]> good = new LinkedHashMap<>();

  private record Result(int code, String text) {}

  @BeforeEach
  void compileTheLibrary() throws IOException {
    good.put("lib/A.class", classFile("lib.A", a(5)));
    good.put(
        "lib/B.class",
        classFile("lib.B", "public class B { public static int g() { return 1; } }"));
  }

  private static String a(int zero) {
    return "public class A { public static int f(int x) { return 10 / (x - " + zero + "); } }";
  }

  private byte[] classFile(String name, String source) throws IOException {
    Path place = Files.createTempDirectory(directory, "classes");
    compile(place, Map.of(name, source));
    return Files.readAllBytes(place.resolve(name.replace('.', '/') + ".class"));
  }

  /** Compiles top-level classes, by their binary names, without their package declarations. */
  private static void compile(Path place, Map<String, String> sources) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("-nowarn", "-d", place.toString()));
    for (var each : sources.entrySet()) {
      int dot = each.getKey().lastIndexOf('.');
      Path file = place.resolve(each.getKey().replace('.', '/') + ".java");
      Files.createDirectories(file.getParent());
      String head = "package " + each.getKey().substring(0, dot) + ";\n";
      Files.writeString(file, head + each.getValue());
      arguments.add(file.toString());
    }
    int code =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, arguments.toArray(String[]::new));
    assertThat(code).isZero();
  }

  private Path jar(Map<String, byte[]> entries) throws IOException {
    Path jar = Files.createTempFile(directory, "made", ".jar");
    try (var zip = new ZipOutputStream(Files.newOutputStream(jar))) {
      for (var each : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(each.getKey()));
        zip.write(each.getValue());
        zip.closeEntry();
      }
    }
    return jar;
  }

  private static byte[] text(String... lines) {
    return (String.join("\n", lines) + "\n\n").getBytes(StandardCharsets.UTF_8);
  }

  private Result run(String... words) {
    StringWriter out = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    int code =
        Quarry.launcher(directory).commandLine().setOut(writer).setErr(writer).execute(words);
    return new Result(code, out.toString());
  }

  private Result crash(Path classPath, String... more) {
    Stream<String> words =
        Stream.of(
            "crash", "--max-runs", "6", "-cp", classPath.toString(), "-o", tests().toString());
    return run(Stream.concat(words, Arrays.stream(more)).toArray(String[]::new));
  }

  private Path tests() {
    return directory.resolve("tests");
  }

  @Test
  void classesThatAreCalledLikeThoseOfTheJdkAndOfJUnitSpoilNoTest() throws IOException {
    Map<String, String> sources = new LinkedHashMap<>();
    for (String name :
        List.of("Assertions", "List", "Object", "Throwable", "Exception", "Integer", "Class")) {
      sources.put("app." + name, "public class " + name + " {}");
    }
    sources.put(
        "app.String",
        "public class String { public final int n; public String(int n) { this.n = n; } }");
    sources.put(
        "app.Test", "public class Test { public final int n; public Test(int n) { this.n = n; } }");
    sources.put(
        "app.Calc",
        """
        public class Calc {
          public static int length(java.lang.String s) { return 1 / s.length(); }
          public static int sum(java.util.List<java.lang.Integer> list) { return 1 / list.size(); }
          public int use(String s) { return 10 / s.n; }
          public int test(Test t) { return 10 / t.n; }
        }
        """);
    Path program = Files.createDirectory(directory.resolve("program"));
    compile(program, sources);

    Result result = crash(program, "app.Calc");

    assertThat(result.text()).doesNotContain("notCompilable");
    assertThat(result.code()).isEqualTo(FINDING);
    assertThat(tests().resolve("app/CalcQuarryTest.java"))
        .content()
        .contains("new app.String(0)", "new app.Test(0)");
  }

  @Test
  void aMalformedClassSpoilsItselfAndNotTheJar() throws IOException {
    good.put(
        "lib/Garbage.class", new byte[] {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe, 1});
    good.put("lib/Empty.class", new byte[0]);
    good.put("lib/Short.class", Arrays.copyOf(good.get("lib/A.class"), 60));
    good.put("lib/Other.class", good.get("lib/A.class"));
    Path jar = jar(good);

    assertThat(crash(jar, "lib.A", "lib.B").code()).isEqualTo(FINDING);
    for (String name : List.of("lib.Garbage", "lib.Empty", "lib.Short", "lib.Other")) {
      Result result = crash(jar, name);
      assertThat(result.code()).as(result.text()).isEqualTo(NOT_ANALYSABLE);
      assertThat(result.text()).contains(name).doesNotContain("internal error");
    }
  }

  @Test
  void namesThatLeadOutOfAJarLeadNowhere() throws IOException {
    good.put("../../../outside.class", good.get("lib/A.class"));
    good.put(directory + "/absolute.class", good.get("lib/A.class"));
    Path jar = jar(good);

    // The compiler opens no such jar, so there can be no test; programs run all the same.
    assertThat(crash(jar, "lib.A", "--json").text()).contains("notCompilable").contains("'..'");
    Result explored = run("explore", "lib.A#f(int)", "-cp", jar.toString(), "--max-runs", "6");
    assertThat(explored.text()).contains("threw ArithmeticException");
    try (Stream<Path> files = Files.walk(directory)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .doesNotContain("outside.class", "absolute.class");
    }
  }

  @Test
  void aPackedApplicationIsToBeUnpacked() throws IOException {
    Path nested = jar(good);
    Result result =
        crash(
            jar(
                Map.of(
                    "BOOT-INF/lib/lib.jar",
                    Files.readAllBytes(nested),
                    "BOOT-INF/classes/lib/A.class",
                    good.get("lib/A.class"))),
            "lib.A");
    assertThat(result.code()).isEqualTo(USAGE);
    assertThat(result.text()).contains("`lib.A` is packed in `BOOT-INF/classes/`", "unpack");
  }

  @Test
  void aJarForSeveralReleasesIsReadAsTheVirtualMachineReadsIt() throws IOException {
    good.put(MANIFEST, text("Manifest-Version: 1.0", "Multi-Release: true"));
    good.put("META-INF/versions/11/lib/A.class", classFile("lib.A", a(9)));
    good.put("META-INF/versions/99/lib/A.class", text("not yet"));

    Result result = run("explore", "lib.A#f(int)", "-cp", jar(good).toString(), "--max-runs", "6");

    assertThat(result.text()).contains("threw ArithmeticException").contains("= 9");
  }

  @Test
  void whatIsNoJarIsNamed() throws IOException {
    Path whole = jar(good);
    for (byte[] content :
        List.of(new byte[0], text("no zip"), Arrays.copyOf(Files.readAllBytes(whole), 300))) {
      Path jar = Files.write(directory.resolve("broken.jar"), content);
      Result result = crash(jar, "lib.A");
      assertThat(result.code()).isEqualTo(NOT_ANALYSABLE);
      assertThat(result.text()).contains("broken.jar").doesNotContain("internal error");
    }
  }

  /** Tests stand in the package of what they test, whose signature they don't have. */
  @Test
  void ofSignedJarsItIsSaidThatTestsDontFit() throws Exception {
    Path jar = jar(good);
    sign(jar);
    assertThat(crash(jar, "lib.A", "--json").text())
        .contains("otherException")
        .contains("signer information does not match");
  }

  @Test
  void ofTamperedJarsItIsSaidThatTheirSignaturesDontFit() throws Exception {
    Path jar = jar(good);
    sign(jar);
    Map<String, byte[]> entries = new LinkedHashMap<>();
    try (var zip = new ZipFile(jar.toFile())) {
      for (ZipEntry each : Collections.list(zip.entries())) {
        var content = new ByteArrayOutputStream();
        zip.getInputStream(each).transferTo(content);
        entries.put(each.getName(), content.toByteArray());
      }
    }
    entries.put("lib/A.class", classFile("lib.A", a(7)));
    assertThat(crash(jar(entries), "lib.A", "--json").text())
        .contains("otherException")
        .contains("digest error for lib/A.class");
  }

  private void sign(Path jar) throws IOException, InterruptedException {
    String store = directory.resolve("store").toString();
    tool(
        "keytool",
        "-genkeypair",
        "-keystore",
        store,
        "-storepass",
        "secret",
        "-alias",
        "a",
        "-dname",
        "CN=a",
        "-keyalg",
        "EC");
    tool("jarsigner", "-keystore", store, "-storepass", "secret", jar.toString(), "a");
  }

  private static void tool(String name, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", name).toString());
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(process.waitFor()).isZero();
  }
}
