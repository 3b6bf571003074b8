package dev.quarry.concolic.runtime.types;

import dev.quarry.program.Names;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The classes of the JDK whose code is rewritten, so that values keep their shadows in it. A Java
 * image with such classes has a list of them.
 *
 * @param classes their internal names
 * @param supertypes the internal names of what they extend and implement, where that is not one of
 *     them
 */
public record FollowedCode(Set<String> classes, Set<String> supertypes) {
  /** No code of the JDK is followed. */
  public static final FollowedCode NONE = new FollowedCode(Set.of(), Set.of());

  /** The name of the list below the directory {@code lib} of an image. */
  public static final String FILE = "quarry-followed";

  public FollowedCode {
    classes = Set.copyOf(classes);
    supertypes = Set.copyOf(supertypes);
  }

  /** What is followed on the virtual machine that runs this. */
  public static FollowedCode here() {
    return Here.FOUND;
  }

  /** Whether there are any. */
  public boolean isEmpty() {
    return classes.isEmpty();
  }

  /** Whether a class, by its internal name, is one of them. */
  public boolean contains(String internalName) {
    return classes.contains(internalName);
  }

  /** Whether a class is one of them, or was made for a lambda of one. */
  public boolean contains(Class<?> type) {
    return !classes.isEmpty()
        && type.getClassLoader() == null
        && classes.contains(Names.internal(type.getName()));
  }

  /** Whether an object of a type can be of one of them. */
  public boolean mayBe(String internalName) {
    return classes.contains(internalName) || supertypes.contains(internalName);
  }

  /** The list as a file. */
  public byte[] bytes() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      write(classes, out);
      write(supertypes, out);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static void write(Set<String> names, DataOutputStream out) throws IOException {
    out.writeInt(names.size());
    for (String name : new TreeSet<>(names)) {
      out.writeUTF(name);
    }
  }

  private static FollowedCode read(DataInputStream in) throws IOException {
    return new FollowedCode(readNames(in), readNames(in));
  }

  private static Set<String> readNames(DataInputStream in) throws IOException {
    Set<String> names = new HashSet<>();
    for (int left = in.readInt(); left > 0; left--) {
      names.add(in.readUTF());
    }
    return names;
  }

  /** Read once. */
  private static final class Here {
    static final FollowedCode FOUND = find();

    private static FollowedCode find() {
      Path file = Path.of(System.getProperty("java.home"), "lib", FILE);
      if (!Files.isRegularFile(file)) {
        return NONE;
      }
      try (DataInputStream in =
          new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
        return read(in);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }
}
