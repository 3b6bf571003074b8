package dev.quarry.cluster.link;

import java.io.IOException;
import java.util.regex.Pattern;

/**
 * An entry of the program's class path.
 *
 * @param kind what it is
 * @param name its last name, for people
 * @param digest SHA-256 of its content, in hexadecimal digits
 */
public record ProgramEntry(Kind kind, String name, String digest) {
  private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{64}");

  /** Of entries. */
  public enum Kind {
    /** A file as it is. */
    JAR,
    /** The files of a directory, packed. */
    DIRECTORY
  }

  /**
   * A digest from elsewhere: names of files are made of it.
   *
   * @throws IOException if it is none
   */
  static String digest(String text) throws IOException {
    if (!DIGEST.matcher(text).matches()) {
      throw new IOException("This is no digest.");
    }
    return text;
  }
}
