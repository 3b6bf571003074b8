package dev.quarry.solver.cache;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.codec.ExprReader;
import dev.quarry.expr.codec.ExprWriter;
import dev.quarry.solver.cache.StoredVerdict.Refuted;
import dev.quarry.solver.cache.StoredVerdict.Satisfied;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Keeps answers in a file besides another store. One line per answer, only ever appended, each by a
 * single write: several processes may share a file, and a torn last line costs just that answer.
 */
public final class FileStore implements VerdictStore {
  private static final String HEADER = "quarry verdicts 1";

  private final ExprFactory factory = new ExprFactory();
  private final VerdictStore memory;
  private final FileChannel file;

  private FileStore(VerdictStore memory, FileChannel file) {
    this.memory = memory;
    this.file = file;
  }

  /** Opens a file, made if need be, and loads its answers. */
  public static FileStore open(Path path, VerdictStore memory) throws IOException {
    Path directory = path.toAbsolutePath().getParent();
    if (directory != null) {
      Files.createDirectories(directory);
    }
    List<String> lines = Files.exists(path) ? Files.readAllLines(path) : List.of();
    if (!lines.isEmpty() && !lines.get(0).equals(HEADER)) {
      throw new IOException(path + " is not a cache of answers; remove it or name another file");
    }
    var channel = FileChannel.open(path, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
    var store = new FileStore(memory, channel);
    if (lines.isEmpty()) {
      store.append(HEADER);
    }
    lines.stream().skip(1).forEach(store::load);
    return store;
  }

  private void load(String line) {
    String[] words = line.split(" ", -1);
    if (words.length == 3) {
      parsed(words[1], words[2]).ifPresent(verdict -> memory.put(words[0], verdict));
    }
  }

  private Optional<StoredVerdict> parsed(String kind, String text) {
    try {
      return switch (kind) {
        case "sat" -> Optional.of(new Satisfied(constants(text)));
        case "unsat" -> Optional.of(new Refuted(numbers(text)));
        default -> Optional.empty();
      };
    } catch (IOException | IllegalArgumentException torn) {
      return Optional.empty();
    }
  }

  private static List<Integer> numbers(String text) {
    return Arrays.stream(text.split(",", -1)).map(Integer::valueOf).toList();
  }

  private List<Constant> constants(String text) throws IOException {
    var bytes = new ByteArrayInputStream(Base64.getDecoder().decode(text));
    var reader = new ExprReader(bytes, factory);
    var constants = new ArrayList<Constant>();
    while (bytes.available() > 0) {
      constants.add((Constant) reader.readExpr());
    }
    return constants;
  }

  private static String text(StoredVerdict verdict) throws IOException {
    if (verdict instanceof Refuted refuted) {
      return "unsat "
          + refuted.core().stream().map(String::valueOf).collect(Collectors.joining(","));
    }
    var bytes = new ByteArrayOutputStream();
    var writer = new ExprWriter(bytes);
    for (Expr constant : ((Satisfied) verdict).values()) {
      writer.write(constant);
    }
    writer.flush();
    return "sat " + Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  @Override
  public Optional<StoredVerdict> get(String digest) {
    return memory.get(digest);
  }

  @Override
  public void put(String digest, StoredVerdict verdict) {
    memory.put(digest, verdict);
    try {
      append(digest + ' ' + text(verdict));
    } catch (IOException e) {
      throw new UncheckedIOException("An answer can't be kept", e);
    }
  }

  private void append(String line) throws IOException {
    file.write(ByteBuffer.wrap((line + '\n').getBytes(StandardCharsets.UTF_8)));
  }

  @Override
  public void close() {
    memory.close();
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException("The cache of answers can't be closed", e);
    }
  }
}
