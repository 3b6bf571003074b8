package dev.quarry.engine.reach;

import dev.quarry.engine.backward.Subject;
import dev.quarry.engine.reason.SourcePlaces;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.symcretic.search.Stage;
import dev.quarry.symcretic.state.Conjunct;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** What the backward engine did, in the terms of the source. */
final class Explanations {
  private final Subject subject;
  private final SourcePlaces places;

  Explanations(Subject subject) {
    this.subject = subject;
    this.places = new SourcePlaces(subject.program());
  }

  List<Clash> clashes(List<Stage> stages) {
    Set<Clash> clashes = new LinkedHashSet<>();
    for (Stage stage : stages) {
      clashes.add(new Clash(places.of(stage.place()), conditions(stage, stage.conditions())));
    }
    return List.copyOf(clashes);
  }

  /** From the target back to the entry. */
  List<TraceStep> trace(List<Stage> way) {
    List<TraceStep> steps = new ArrayList<>();
    Set<Expr> known = new LinkedHashSet<>();
    for (int i = way.size() - 1; i >= 0; i--) {
      Stage stage = way.get(i);
      List<Conjunct> fresh =
          stage.conditions().stream()
              .filter(conjunct -> !known.contains(conjunct.condition()))
              .toList();
      Set<String> changes = new LinkedHashSet<>();
      for (Conjunct conjunct : fresh) {
        known.add(conjunct.condition());
        changes.addAll(opaque(stage, conjunct.condition()));
      }
      steps.add(
          new TraceStep(
              places.of(stage.place()),
              conditions(stage, fresh),
              List.copyOf(changes),
              conditions(stage, stage.conditions())));
    }
    return steps;
  }

  private List<String> opaque(Stage stage, Expr condition) {
    SourceText text = text(stage);
    return Dag.postOrder(List.of(condition)).stream()
        .filter(OpaqueCall.class::isInstance)
        .map(text::of)
        .toList();
  }

  private List<Condition> conditions(Stage stage, List<Conjunct> conjuncts) {
    SourceText text = text(stage);
    Set<Condition> conditions = new LinkedHashSet<>();
    for (Conjunct conjunct : conjuncts) {
      String place = places.of(conjunct.origin());
      conditions.add(new Condition(text.of(conjunct.condition()), place, through(conjunct, place)));
    }
    return List.copyOf(conditions);
  }

  private List<String> through(Conjunct conjunct, String place) {
    return conjunct.through().stream()
        .map(places::of)
        .filter(other -> !other.equals(place))
        .distinct()
        .toList();
  }

  private SourceText text(Stage stage) {
    return new SourceText(new LocalNames(subject.program(), stage.frames()), stage.variables());
  }
}
