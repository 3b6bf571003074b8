package dev.quarry.cli.verdict;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.quarry.engine.reason.Reason;
import java.util.List;

/** What a verdict rests on, in the form that all commands have in common. */
public final class AssumptionsJson {
  private AssumptionsJson() {}

  /** Adds {@code assumptions} to a verdict. */
  public static void put(ObjectNode verdict, List<Reason> assumptions) {
    ArrayNode array = verdict.putArray("assumptions");
    for (Reason reason : assumptions) {
      ObjectNode node = array.addObject();
      node.put("code", reason.code().text()).put("what", reason.what());
      if (!reason.place().isEmpty()) {
        node.put("location", reason.place());
      }
    }
  }
}
