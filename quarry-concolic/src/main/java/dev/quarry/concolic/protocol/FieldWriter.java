package dev.quarry.concolic.protocol;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.batch.InputShape;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.io.ByteArrayOutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes what messages consist of. Names, methods, sites and shapes are written in full when they
 * first occur on a connection, and by number afterwards; so one writer serves one connection.
 */
final class FieldWriter {
  /** The message being written. */
  final ByteArrayOutputStream out = new ByteArrayOutputStream(1 << 12);

  private final Map<String, Integer> names = new HashMap<>();
  private final Map<MethodId, Integer> methods = new HashMap<>();
  private final Map<Site, Integer> sites = new HashMap<>();
  private final Map<InputShape, Integer> shapes = new HashMap<>();

  /** A number read as unsigned, seven bits a byte. */
  void number(long value) {
    long rest = value;
    while ((rest & ~0x7FL) != 0) {
      out.write((int) (rest & 0x7F) | 0x80);
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  void constant(Enum<?> value) {
    number(value.ordinal());
  }

  /** A text by its UTF-16 code units, so that surrogates may stand alone. */
  void text(String text) {
    number(text.length());
    for (int i = 0; i < text.length(); i++) {
      number(text.charAt(i));
    }
  }

  void texts(List<String> texts) {
    number(texts.size());
    texts.forEach(this::text);
  }

  /** A text that is likely to come again. */
  void name(String name) {
    if (isNew(names, name)) {
      text(name);
    }
  }

  void method(MethodId method) {
    if (isNew(methods, method)) {
      name(method.owner());
      name(method.name());
      name(method.descriptor());
    }
  }

  void location(Location location) {
    method(location.method());
    number(location.instruction());
  }

  void site(Site site) {
    if (isNew(sites, site)) {
      location(site.location());
      constant(site.kind());
      number(site.detail());
    }
  }

  void shape(InputShape shape) {
    if (isNew(shapes, shape)) {
      number(shape.inputs().size());
      for (Input input : shape.inputs()) {
        name(input.name());
        sort(input.sort());
      }
    }
  }

  private void sort(Sort sort) {
    if (sort instanceof Sort.Map map) {
      number(map.keys().size());
      map.keys().forEach(this::constant);
      constant(map.element());
    } else {
      number(0);
      constant((Sort.Basic) sort);
    }
  }

  /** Writes the number of something known, or 0; then its definition must follow. */
  private <T> boolean isNew(Map<T, Integer> known, T value) {
    Integer number = known.putIfAbsent(value, known.size() + 1);
    number(number == null ? 0 : number);
    return number == null;
  }
}
