package dev.quarry.expr.strings;

import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Conditions after string lowering.
 *
 * <p>A model of the conjuncts, side conditions and assumptions decodes to a model of the original
 * conjuncts, save the unsupported. A model of the original always encodes to one of the conjuncts
 * and side conditions; so if those alone are unsatisfiable, the original is.
 *
 * @param conjuncts one per original, in the same order; {@code true} for an unsupported one, and
 *     also true wherever an assumption it relies on does not hold
 * @param sideConditions hold for every encoded string; assert them always
 * @param bounds assumptions that greater {@link Bounds} weaken
 * @param approximations assumptions that stay whatever the bounds
 * @param unsupported why conjuncts could not be lowered, by their index
 * @param vectors the inputs that stand for strings
 * @param longest the greatest length of a decoded string
 */
public record LoweredStrings(
    List<Expr> conjuncts,
    List<Expr> sideConditions,
    List<Restriction> bounds,
    List<Restriction> approximations,
    Map<Integer, String> unsupported,
    List<InputVector> vectors,
    int longest) {

  public LoweredStrings {
    conjuncts = List.copyOf(conjuncts);
    sideConditions = List.copyOf(sideConditions);
    bounds = List.copyOf(bounds);
    approximations = List.copyOf(approximations);
    unsupported = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(unsupported));
    vectors = List.copyOf(vectors);
  }

  /** Bounds and approximations. */
  public List<Restriction> assumptions() {
    var all = new ArrayList<>(bounds);
    all.addAll(approximations);
    return all;
  }

  /** The model of the original inputs that a model of the lowered inputs stands for. */
  public Model decode(Model lowered) {
    var replaced = new HashSet<Input>();
    for (InputVector vector : vectors) {
      replaced.add(vector.length());
      replaced.addAll(vector.units());
    }
    var values = new LinkedHashMap<Input, Object>();
    lowered
        .values()
        .forEach(
            (input, value) -> {
              if (!replaced.contains(input)) {
                values.put(input, value);
              }
            });
    for (InputVector vector : vectors) {
      values.put(vector.original(), vector.decode(lowered, longest));
    }
    return new Model(values);
  }

  /** The model of the lowered inputs that stands for a model of the original inputs. */
  public Model encode(Model original) {
    var values = new LinkedHashMap<>(original.values());
    for (InputVector vector : vectors) {
      values.remove(vector.original());
      vector.encode((String) original.get(vector.original()), values);
    }
    return new Model(values);
  }
}
