package dev.quarry.expr.codec;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Sort;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;

/** Reads what an {@link ExprWriter} wrote. Bytes that mean nothing are an {@link IOException}. */
public final class ExprReader {
  private static final int MOST_ARGUMENTS = 1 << 16;

  private final ByteSource in;
  private final ExprFactory factory;
  private final List<Expr> nodes = new ArrayList<>();

  /** A reader of a stream, whose header it reads at once. It reads no byte more than it needs. */
  public ExprReader(InputStream stream, ExprFactory factory) throws IOException {
    this.in = new ByteSource(stream);
    this.factory = factory;
    for (byte expected : Tag.HEADER) {
      int b = in.byteOrEnd();
      if (b != expected) {
        throw new IOException("This is no stream of expressions of version 1.");
      }
    }
  }

  /** The next expression, which must come next. */
  public Expr readExpr() throws IOException {
    expect(Tag.EXPRESSION);
    return reference();
  }

  /** The next model, which must come next. */
  public Model readModel() throws IOException {
    expect(Tag.MODEL);
    int count = in.number(Integer.MAX_VALUE, "The number of a model's entries");
    var values = new LinkedHashMap<Input, Object>();
    for (int i = 0; i < count; i++) {
      if (!(reference() instanceof Input input)) {
        throw new IOException("A model has a value for something that is no input.");
      }
      values.put(input, ValueForm.read(in, input.sort()));
    }
    return new Model(values);
  }

  /** Reads nodes until the wanted item begins. */
  private void expect(Tag wanted) throws IOException {
    for (Tag tag = tag(); tag != wanted; tag = tag()) {
      switch (tag) {
        case CONSTANT -> nodes.add(constant());
        case INPUT -> nodes.add(input());
        case OPERATION -> nodes.add(operation());
        case CALL -> nodes.add(call());
        case EXPRESSION, MODEL ->
            throw new IOException("A " + tag + " comes where a " + wanted + " is expected.");
      }
    }
  }

  private Tag tag() throws IOException {
    int number = in.byteOrEnd();
    if (number < 0) {
      throw new EOFException("There are no more expressions.");
    }
    if (number >= Tag.values().length) {
      throw new IOException("There is no item with the tag " + number + ".");
    }
    return Tag.values()[number];
  }

  private Expr reference() throws IOException {
    int distance = in.number(nodes.size(), "The distance to a node");
    if (distance == 0) {
      throw new IOException("A node refers to itself.");
    }
    return nodes.get(nodes.size() - distance);
  }

  private Expr constant() throws IOException {
    Sort sort = SortForm.read(in);
    return factory.constant(sort, ValueForm.read(in, sort));
  }

  private Expr input() throws IOException {
    Sort sort = SortForm.read(in);
    return factory.input(in.text(), sort);
  }

  private Expr operation() throws IOException {
    Op op = op(in.text());
    int count = in.number(MOST_ARGUMENTS, "The number of arguments");
    if (count == 0) {
      throw new IOException("The operation " + op + " has no arguments.");
    }
    List<Expr> arguments = arguments(count);
    try {
      return factory.raw(op, arguments.toArray(Expr[]::new));
    } catch (IllegalArgumentException misfit) {
      throw new IOException("The arguments of an operation don't fit: " + sentence(misfit), misfit);
    }
  }

  private static Op op(String name) throws IOException {
    try {
      return Op.valueOf(name);
    } catch (IllegalArgumentException unknown) {
      throw new IOException("There is no operation " + name + ".", unknown);
    }
  }

  private Expr call() throws IOException {
    String name = in.text();
    int count = in.number(MOST_ARGUMENTS, "The number of parameters");
    var parameters = new ArrayList<Sort>();
    for (int i = 0; i < count; i++) {
      parameters.add(SortForm.read(in));
    }
    var function = new OpaqueSymbol(name, parameters, SortForm.read(in));
    List<Expr> arguments = arguments(count);
    try {
      return factory.call(function, arguments);
    } catch (IllegalArgumentException misfit) {
      throw new IOException("The arguments of a call don't fit: " + sentence(misfit), misfit);
    }
  }

  private List<Expr> arguments(int count) throws IOException {
    var arguments = new ArrayList<Expr>();
    for (int i = 0; i < count; i++) {
      arguments.add(reference());
    }
    return arguments;
  }

  private static String sentence(IllegalArgumentException misfit) {
    String message = String.valueOf(misfit.getMessage());
    return message.endsWith(".") ? message : message + ".";
  }
}
