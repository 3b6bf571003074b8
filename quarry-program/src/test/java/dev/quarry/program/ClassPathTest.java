package dev.quarry.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.quarry.program.testing.Javac;
import dev.quarry.program.testing.Libraries;
import java.io.File;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassPathTest {
  @TempDir Path directory;

  @Test
  void anEarlierEntryHidesALaterOne() {
    Path first = compile("first", "package p; public class A { void early() {} }");
    Path second = compile("second", "package p; public class A { void late() {} } class B {}");
    try (ClassPath path = ClassPath.of(List.of(first, second))) {
      assertThat(path.get("p.A").methods()).extracting(m -> m.id().name()).contains("early");
      assertThat(path.get("p.B").origin()).isEqualTo(second.toString());
      assertThat(path.programClasses()).containsExactly("p/A", "p/B");
    }
  }

  @Test
  void theTextFormKnowsSeparatorsAndStars() throws Exception {
    Path classes = compile("text", "package p; public class A {}");
    Path lib = Files.createDirectories(directory.resolve("lib"));
    Files.copy(Libraries.lang(), lib.resolve("lang.jar"));
    try (ClassPath path = ClassPath.parse(classes + File.pathSeparator + lib + "/*")) {
      assertThat(path.find("p.A")).isPresent();
      assertThat(path.find("org.apache.commons.lang3.StringUtils")).isPresent();
    }
  }

  @Test
  void classesOfTheJdkAreFoundButNotListed() {
    try (ClassPath path = ClassPath.of(List.of(Libraries.lang()))) {
      assertThat(path.get("java.util.Map$Entry").isInterface()).isTrue();
      assertThat(path.get("java.sql.Connection").isOfProgram()).isFalse();
      assertThat(path.programClasses()).isNotEmpty().noneMatch(name -> name.startsWith("java/"));
    }
  }

  @Test
  void ofAMultiReleaseJarTheRunningJdksClassesAreRead() throws Exception {
    byte[] old =
        Files.readAllBytes(compile("old", "class V { void plain() {} }").resolve("V.class"));
    byte[] fresh =
        Files.readAllBytes(compile("new", "class V { void versioned() {} }").resolve("V.class"));
    Path jar = directory.resolve("mr.jar");
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(new Attributes.Name("Multi-Release"), "true");
    try (OutputStream out = Files.newOutputStream(jar);
        JarOutputStream entries = new JarOutputStream(out, manifest)) {
      entries.putNextEntry(new ZipEntry("V.class"));
      entries.write(old);
      entries.putNextEntry(new ZipEntry("META-INF/versions/11/V.class"));
      entries.write(fresh);
    }
    try (ClassPath path = ClassPath.of(List.of(jar))) {
      assertThat(path.programClasses()).containsExactly("V");
      assertThat(path.get("V").method("versioned", "()V")).isPresent();
    }
  }

  @Test
  void aMissingEntryIsNamed() {
    fails(
        () -> ClassPath.parse("no/such/directory"),
        Problem.ENTRY_MISSING,
        "The class path entry `no/such/directory` does not exist; correct the path, or build what"
            + " should be there.");
  }

  @Test
  void aCorruptJarIsNamed() throws Exception {
    Path jar = Files.writeString(directory.resolve("broken.jar"), "this is no jar");
    assertThatThrownBy(() -> ClassPath.of(List.of(jar)))
        .isInstanceOf(ProgramException.class)
        .hasMessageStartingWith("The class path entry `" + jar + "` can't be read as a jar")
        .hasMessageEndingWith("build or download it again.");
  }

  @Test
  void aTruncatedClassIsNamed() throws Exception {
    Path classes = compile("cut", "public class A { int f(int x) { return x + 1; } }");
    Path file = classes.resolve("A.class");
    byte[] bytes = Files.readAllBytes(file);
    for (int length : new int[] {0, 3, 9, bytes.length / 2}) {
      Files.write(file, java.util.Arrays.copyOf(bytes, length));
      fails(
          () -> ClassPath.of(List.of(classes)).get("A"),
          Problem.CORRUPT_CLASS,
          "The file of class A in "
              + classes
              + " is not a well-formed class file of that name; compile it again.");
    }
  }

  @Test
  void aClassFileOfTheFutureIsNamedWithTheNewestVersion() throws Exception {
    Path classes = compile("future", "public class A {}");
    Path file = classes.resolve("A.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = 69;
    Files.write(file, bytes);
    assertThat(ClassPath.of(List.of(classes)).get("A").majorVersion()).isEqualTo(69);
    bytes[7] = 70;
    Files.write(file, bytes);
    fails(
        () -> ClassPath.of(List.of(classes)).get("A"),
        Problem.CLASS_TOO_NEW,
        "A in "
            + classes
            + " was compiled for Java 26, and Quarry reads class files up to Java 25; compile it"
            + " with `--release 25` or an older one.");
  }

  @Test
  void oneBrokenFileDoesNotHideTheRest() throws Exception {
    Path classes = compile("some", "class A {} class B extends A {}");
    Files.write(classes.resolve("Broken.class"), new byte[] {1, 2, 3});
    Files.copy(classes.resolve("A.class"), classes.resolve("Misplaced.class"));
    try (ClassPath path = ClassPath.of(List.of(classes))) {
      ProgramClasses all = path.readAll();
      assertThat(all.files()).extracting(ClassFile::name).containsExactly("A", "B");
      assertThat(all.unreadable())
          .extracting(Throwable::getMessage)
          .satisfiesExactly(
              first -> assertThat(first).contains("class Broken in "),
              second -> assertThat(second).contains("class Misplaced in "));
    }
  }

  @Test
  void anUnknownClassBringsNearNames() {
    Path classes = compile("near", "package com.acme; public class Account { class Part {} }");
    ClassPath path = ClassPath.of(List.of(classes));
    fails(
        () -> path.get("com.acme.Acount"),
        Problem.CLASS_NOT_FOUND,
        "There is no class `com.acme.Acount` on the class path; did you mean `com.acme.Account`?");
    assertThatThrownBy(() -> path.get("Account")).hasMessageContaining("`com.acme.Account`?");
    assertThatThrownBy(() -> path.get("com.acme.Account.Part"))
        .hasMessageContaining("`com.acme.Account$Part`?");
    assertThatThrownBy(() -> path.get("org.other.Thing"))
        .hasMessageEndingWith("add the directory or jar that holds it.");
  }

  private static void fails(ThrowingCallable code, Problem problem, String sentence) {
    assertThatThrownBy(code)
        .isInstanceOf(ProgramException.class)
        .hasMessage(sentence)
        .extracting(e -> ((ProgramException) e).problem())
        .isEqualTo(problem);
  }

  private Path compile(String name, String source) {
    return Javac.compile(
        directory.resolve(name), "Source.java", source.replace("public class", "class"));
  }
}
