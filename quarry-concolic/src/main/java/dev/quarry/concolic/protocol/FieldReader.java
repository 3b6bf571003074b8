package dev.quarry.concolic.protocol;

import dev.quarry.concolic.Site;
import dev.quarry.concolic.batch.InputShape;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Sort;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads what a {@link FieldWriter} wrote; one reader serves one connection. */
final class FieldReader {
  /** The message being read. */
  ByteArrayInputStream in = new ByteArrayInputStream(new byte[0]);

  private final List<String> names = new ArrayList<>();
  private final List<MethodId> methods = new ArrayList<>();
  private final List<Site> sites = new ArrayList<>();
  private final List<InputShape> shapes = new ArrayList<>();

  void begin(byte[] message) {
    in = new ByteArrayInputStream(message);
  }

  void end() throws IOException {
    if (in.available() > 0) {
      throw new IOException("A message has " + in.available() + " bytes too many.");
    }
  }

  long number() throws IOException {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      int b = in.read();
      if (b < 0) {
        throw new EOFException("A message ends too early.");
      }
      value |= (long) (b & 0x7F) << shift;
      if (b < 0x80) {
        return value;
      }
    }
    throw new IOException("A number is longer than 64 bits.");
  }

  /** A number that fits into an int, negative ones included. */
  int integer() throws IOException {
    long value = number();
    if (value != (int) value) {
      throw new IOException("A number is out of range: " + value + ".");
    }
    return (int) value;
  }

  /** The size of something whose elements take at least a byte each. */
  int size() throws IOException {
    long value = number();
    if (value < 0 || value > in.available()) {
      throw new IOException("A message ends too early for " + value + " elements.");
    }
    return (int) value;
  }

  <E> E constant(E[] constants) throws IOException {
    long number = number();
    if (number < 0 || number >= constants.length) {
      throw new IOException("There is no constant " + number + ".");
    }
    return constants[(int) number];
  }

  String text() throws IOException {
    int length = size();
    StringBuilder text = new StringBuilder(length);
    for (int i = 0; i < length; i++) {
      text.append((char) number());
    }
    return text.toString();
  }

  List<String> texts() throws IOException {
    int size = size();
    List<String> texts = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      texts.add(text());
    }
    return texts;
  }

  String name() throws IOException {
    int known = reference(names);
    if (known == 0) {
      names.add(text());
      return names.get(names.size() - 1);
    }
    return names.get(known - 1);
  }

  MethodId method() throws IOException {
    int known = reference(methods);
    if (known == 0) {
      MethodId method = new MethodId(name(), name(), name());
      methods.add(method);
      return method;
    }
    return methods.get(known - 1);
  }

  Location location() throws IOException {
    return new Location(method(), integer());
  }

  Site site() throws IOException {
    int known = reference(sites);
    if (known == 0) {
      Site site = new Site(location(), constant(Site.Kind.values()), integer());
      sites.add(site);
      return site;
    }
    return sites.get(known - 1);
  }

  InputShape shape(ExprFactory factory) throws IOException {
    int known = reference(shapes);
    if (known == 0) {
      int size = size();
      List<Input> inputs = new ArrayList<>(size);
      for (int i = 0; i < size; i++) {
        inputs.add(factory.input(name(), sort()));
      }
      shapes.add(new InputShape(inputs));
      return shapes.get(shapes.size() - 1);
    }
    return shapes.get(known - 1);
  }

  private Sort sort() throws IOException {
    int size = size();
    if (size == 0) {
      return constant(Sort.Basic.values());
    }
    List<Sort.Basic> keys = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      keys.add(constant(Sort.Basic.values()));
    }
    return new Sort.Map(keys, constant(Sort.Basic.values()));
  }

  /** A number of bytes, and these. */
  byte[] bytes() throws IOException {
    return in.readNBytes(size());
  }

  private int reference(List<?> known) throws IOException {
    long number = number();
    if (number < 0 || number > known.size()) {
      throw new IOException("Something is referred to before it is defined.");
    }
    return (int) number;
  }
}
