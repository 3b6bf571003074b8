package dev.quarry.expr.codec;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.OpaqueSymbol;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Writes expressions and models of one factory, each node once. A writer keeps all its nodes alive;
 * begin a new one, with a new reader at the other end, to let go of them. It does not close the
 * stream.
 */
public final class ExprWriter {
  private final ByteSink out;
  private final Map<Expr, Integer> numbers = new HashMap<>();

  /** A writer to a stream, which gets the header at once. */
  public ExprWriter(OutputStream stream) throws IOException {
    out = new ByteSink(stream);
    out.raw(Tag.HEADER);
  }

  /** Writes an expression. */
  public void write(Expr expr) throws IOException {
    nodes(expr);
    tag(Tag.EXPRESSION);
    reference(expr);
  }

  /** Writes a model. */
  public void write(Model model) throws IOException {
    for (Input input : model.values().keySet()) {
      nodes(input);
    }
    tag(Tag.MODEL);
    out.number(model.values().size());
    for (var entry : model.values().entrySet()) {
      reference(entry.getKey());
      ValueForm.write(out, entry.getKey().sort(), entry.getValue());
    }
  }

  /** Flushes the stream. */
  public void flush() throws IOException {
    out.flush();
  }

  /** New nodes below and at the root, arguments first; old ones are not entered again. */
  private void nodes(Expr root) throws IOException {
    var stack = new ArrayDeque<Expr>();
    stack.push(root);
    while (!stack.isEmpty()) {
      Expr node = stack.element();
      if (numbers.containsKey(node)) {
        stack.pop();
        continue;
      }
      int waiting = stack.size();
      for (Expr argument : node.arguments()) {
        if (!numbers.containsKey(argument)) {
          stack.push(argument);
        }
      }
      if (stack.size() == waiting) {
        stack.pop();
        node(node);
        numbers.put(node, numbers.size());
      }
    }
  }

  private void node(Expr node) throws IOException {
    if (node instanceof Constant constant) {
      tag(Tag.CONSTANT);
      SortForm.write(out, node.sort());
      ValueForm.write(out, node.sort(), constant.value());
    } else if (node instanceof Input input) {
      tag(Tag.INPUT);
      SortForm.write(out, node.sort());
      out.text(input.name());
    } else if (node instanceof Operation operation) {
      tag(Tag.OPERATION);
      out.text(operation.op().name());
      out.number(node.arguments().size());
      arguments(node);
    } else {
      tag(Tag.CALL);
      signature(((OpaqueCall) node).function());
      arguments(node);
    }
  }

  private void signature(OpaqueSymbol function) throws IOException {
    out.text(function.name());
    out.number(function.parameters().size());
    for (Sort parameter : function.parameters()) {
      SortForm.write(out, parameter);
    }
    SortForm.write(out, function.result());
  }

  private void arguments(Expr node) throws IOException {
    for (Expr argument : node.arguments()) {
      reference(argument);
    }
  }

  private void tag(Tag tag) throws IOException {
    out.number(tag.ordinal());
  }

  private void reference(Expr node) throws IOException {
    out.number(numbers.size() - Objects.requireNonNull(numbers.get(node)));
  }
}
