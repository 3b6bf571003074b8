package dev.quarry.report.result;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Reads what may be there; what is missing or null is empty. */
final class Json {
  private Json() {}

  static String text(JsonNode node, String field) {
    JsonNode value = node.path(field);
    return value.isNull() ? "" : value.asText();
  }

  static <T> List<T> list(JsonNode node, String field, Function<JsonNode, T> element) {
    List<T> all = new ArrayList<>();
    node.path(field).forEach(one -> all.add(element.apply(one)));
    return all;
  }

  static List<String> texts(JsonNode node, String field) {
    return list(node, field, JsonNode::asText);
  }

  static Map<String, Integer> numbers(JsonNode node, String field) {
    Map<String, Integer> all = new LinkedHashMap<>();
    node.path(field).properties().forEach(one -> all.put(one.getKey(), one.getValue().asInt()));
    return all;
  }
}
