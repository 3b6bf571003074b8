package dev.quarry.expr.strings;

import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.strings.Lowered.Impossible;
import dev.quarry.expr.strings.Lowered.Scalar;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Rewrites conditions over strings into conditions over bounded vectors of code units.
 *
 * <p>Exact wherever the stated assumptions hold. Where an assumption fails, a conjunct that relies
 * on it is true, which is weaker than the original: no model is lost, so an unsatisfiable core that
 * mentions no assumption is a proof for strings of any length.
 */
public final class StringLowering {
  private final LoweringTerms terms;

  public StringLowering(ExprFactory factory) {
    this.terms = new LoweringTerms(factory);
  }

  /** Lowers boolean terms together, so that they share the vectors of their inputs. */
  public LoweredStrings lower(List<Expr> conjuncts, Bounds bounds) {
    var vectors = new InputVectors(terms, bounds, Dag.inputsOf(conjuncts));
    var nodes = new NodeLowering(terms, vectors);
    var lowered = new ArrayList<Expr>();
    var unsupported = new LinkedHashMap<Integer, String>();
    var needed = new LinkedHashSet<Restriction>();
    for (int i = 0; i < conjuncts.size(); i++) {
      Lowered result = nodes.lower(conjuncts.get(i));
      if (result instanceof Scalar scalar) {
        lowered.add(guarded(scalar));
        needed.addAll(scalar.needs().assumptions());
      } else {
        lowered.add(terms.bool(true));
        unsupported.put(i, ((Impossible) result).reason());
      }
    }
    return assembled(lowered, unsupported, needed, vectors, bounds);
  }

  private Expr guarded(Scalar scalar) {
    List<Expr> conditions =
        scalar.needs().assumptions().stream().map(Restriction::condition).toList();
    return terms.or(terms.not(terms.all(conditions)), scalar.expr());
  }

  private static LoweredStrings assembled(
      List<Expr> conjuncts,
      Map<Integer, String> unsupported,
      Set<Restriction> needed,
      InputVectors vectors,
      Bounds bounds) {
    List<Restriction> limits = vectors.bounds(needed);
    var approximations = new ArrayList<>(needed);
    approximations.removeAll(limits);
    int longest = bounds.longest();
    for (InputVector vector : vectors.all()) {
      longest = Math.max(longest, vector.units().size());
    }
    return new LoweredStrings(
        conjuncts,
        vectors.sideConditions(),
        limits,
        approximations,
        unsupported,
        vectors.all(),
        longest);
  }
}
