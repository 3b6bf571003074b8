package dev.quarry.solver.cache;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;

/**
 * A query up to the names of its inputs and the order of its conjuncts, after Green (Visser et al.,
 * FSE 2012): conjuncts are sorted by their shape, inputs numbered in the order they are then met.
 *
 * @param digest equal for queries that are equal up to names and order
 * @param conjuncts the query's conjuncts in canonical order
 * @param inputs the query's inputs in canonical order
 */
public record CanonicalForm(String digest, List<Expr> conjuncts, List<Input> inputs) {
  /** Changes whenever the text below or the meaning of an operation does. */
  private static final String VERSION = "quarry canonical form 1\n";

  /** The form of some conjuncts. */
  public static CanonicalForm of(List<Expr> conjuncts) {
    Map<Expr, Integer> shapes = shapes(conjuncts);
    var sorted = new ArrayList<>(conjuncts);
    sorted.sort(Comparator.comparing(shapes::get));
    var text = new StringBuilder(VERSION);
    var inputs = new ArrayList<Input>();
    Map<Expr, Integer> numbers = new HashMap<>();
    for (Expr node : Dag.postOrder(sorted)) {
      if (node instanceof Input input) {
        inputs.add(input);
      }
      numbers.put(node, numbers.size());
      text.append(label(node));
      node.arguments().forEach(argument -> text.append(' ').append(numbers.get(argument)));
      text.append('\n');
    }
    sorted.forEach(conjunct -> text.append("assert ").append(numbers.get(conjunct)).append('\n'));
    return new CanonicalForm(digestOf(text.toString()), List.copyOf(sorted), List.copyOf(inputs));
  }

  /** Structural hashes in which all inputs of a sort look alike. */
  private static Map<Expr, Integer> shapes(List<Expr> conjuncts) {
    Map<Expr, Integer> shapes = new HashMap<>();
    for (Expr node : Dag.postOrder(conjuncts)) {
      int hash = label(node).hashCode();
      for (Expr argument : node.arguments()) {
        hash = 31 * hash + shapes.getOrDefault(argument, 0);
      }
      shapes.put(node, hash);
    }
    return shapes;
  }

  private static String label(Expr node) {
    if (node instanceof Constant constant) {
      return "constant " + node.sort() + ' ' + literal(constant.value());
    }
    if (node instanceof Operation operation) {
      return operation.op().name();
    }
    return node instanceof OpaqueCall call ? "call " + call.function() : "input " + node.sort();
  }

  private static String literal(Object value) {
    if (value instanceof Float f) {
      return Integer.toHexString(Float.floatToRawIntBits(f));
    }
    if (value instanceof Double d) {
      return Long.toHexString(Double.doubleToRawLongBits(d));
    }
    return value instanceof Number || value instanceof Boolean
        ? value.toString()
        : escaped(value.toString());
  }

  /** Every code unit in hex, so that a text can't imitate the lines around it. */
  private static String escaped(String text) {
    var hex = new StringBuilder();
    text.chars().forEach(unit -> hex.append(HexFormat.of().toHexDigits((char) unit)));
    return hex.toString();
  }

  private static String digestOf(String text) {
    try {
      byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("Every JDK has SHA-256.", e);
    }
  }
}
