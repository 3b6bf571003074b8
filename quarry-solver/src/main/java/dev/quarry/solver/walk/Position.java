package dev.quarry.solver.walk;

import dev.quarry.expr.Input;
import dev.quarry.expr.Model;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.EvaluationFrame;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A point of a {@link SearchSpace} with its errors, and a tentative change of it.
 *
 * <p>A move calls {@link #set} for some variables, asks {@link #inside} and {@link #total}, and
 * ends with {@link #commit} or {@link #revert}. Only constraints that mention a changed variable
 * are evaluated again (thesis §5.8).
 */
final class Position {
  private final SearchSpace space;
  private final ErrorScale scale;

  /** The values, with the tentative change made. */
  private final EvaluationFrame frame;

  /** The values before the tentative change. */
  private final long[] bits;

  private final Object[] objects;

  /** Scaled errors by constraint, before and after the tentative change. */
  private final double[] errors;

  private final double[] tentativeErrors;
  private double total;

  private final int[] changed;
  private int changes;
  private final boolean[] isChanged;
  private final boolean[] isStale;
  private final int[] stale;
  private long evaluations;

  Position(SearchSpace space, ErrorScale scale, Model start) {
    this.space = space;
    this.scale = scale;
    int variables = space.inputs.size();
    int constraints = space.constraints.size();
    this.frame = new EvaluationFrame(variables, space.mostResults());
    this.bits = new long[variables];
    this.objects = new Object[variables];
    this.errors = new double[constraints];
    this.tentativeErrors = new double[constraints];
    this.changed = new int[variables];
    this.isChanged = new boolean[variables];
    this.isStale = new boolean[constraints];
    this.stale = new int[constraints];
    for (int i = 0; i < variables; i++) {
      Input input = space.inputs.get(i);
      set(i, start.get(input));
    }
    for (int c = 0; c < constraints; c++) {
      errors[c] = evaluate(c);
    }
    commit();
  }

  SearchSpace space() {
    return space;
  }

  EvaluationFrame frame() {
    return frame;
  }

  /** How often a constraint was evaluated so far. */
  long evaluations() {
    return evaluations;
  }

  /** The scaled error of a constraint, without the tentative change. */
  double error(int constraint) {
    return errors[constraint];
  }

  /** The sum of scaled errors, without the tentative change. */
  double currentTotal() {
    return total;
  }

  /** The bits of a numeric variable, with the tentative change. */
  long bits(int variable) {
    return frame.inputBits[variable];
  }

  /** The value of a variable that is not primitive, with the tentative change. */
  Object object(int variable) {
    return frame.inputObjects[variable];
  }

  void set(int variable, long value) {
    frame.inputBits[variable] = value;
    touch(variable);
  }

  /** Sets a variable to what {@link #bits(int)} and {@link #object} gave for it. */
  void set(int variable, long value, @Nullable Object object) {
    frame.inputBits[variable] = value;
    frame.inputObjects[variable] = object;
    touch(variable);
  }

  /** Sets a variable of any sort. */
  void set(int variable, Object value) {
    if (space.inputs.get(variable).sort() instanceof Sort.Basic sort && sort.isPrimitive()) {
      frame.inputBits[variable] = EvaluationFrame.toBits(value);
    } else {
      frame.inputObjects[variable] = value;
    }
    touch(variable);
  }

  private void touch(int variable) {
    if (!isChanged[variable]) {
      isChanged[variable] = true;
      changed[changes++] = variable;
    }
  }

  /** Whether the variable is part of the tentative change. */
  boolean isChanged(int variable) {
    return isChanged[variable];
  }

  /** The variables of the tentative change, in the order they were set. */
  int[] changedVariables() {
    return Arrays.copyOf(changed, changes);
  }

  /** Whether the tentative change stays in the polytope. */
  boolean inside() {
    for (int i = 0; i < changes; i++) {
      for (int wall : space.wallsOf[changed[i]]) {
        if (!space.walls.get(wall).holds(frame)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The sum of scaled errors, with the tentative change. */
  double total() {
    int count = 0;
    for (int i = 0; i < changes; i++) {
      for (int constraint : space.constraintsOf[changed[i]]) {
        if (!isStale[constraint]) {
          isStale[constraint] = true;
          stale[count++] = constraint;
        }
      }
    }
    System.arraycopy(errors, 0, tentativeErrors, 0, errors.length);
    for (int i = 0; i < count; i++) {
      tentativeErrors[stale[i]] = evaluate(stale[i]);
      isStale[stale[i]] = false;
    }
    return sum(tentativeErrors);
  }

  /** Whether the tentative change is inside and has a smaller error than the current point. */
  boolean improves() {
    return inside() && total() < total;
  }

  private double evaluate(int constraint) {
    evaluations++;
    return scale.of(space.constraints.get(constraint).error(frame));
  }

  private static double sum(double[] errors) {
    double sum = 0;
    for (double error : errors) {
      sum += error;
    }
    return sum;
  }

  /** Makes the tentative change; {@link #total} need not have been asked for. */
  void commit() {
    total();
    System.arraycopy(tentativeErrors, 0, errors, 0, errors.length);
    total = sum(errors);
    for (int i = 0; i < changes; i++) {
      bits[changed[i]] = frame.inputBits[changed[i]];
      objects[changed[i]] = frame.inputObjects[changed[i]];
      isChanged[changed[i]] = false;
    }
    changes = 0;
  }

  /** Takes the tentative change back. */
  void revert() {
    for (int i = 0; i < changes; i++) {
      frame.inputBits[changed[i]] = bits[changed[i]];
      frame.inputObjects[changed[i]] = objects[changed[i]];
      isChanged[changed[i]] = false;
    }
    changes = 0;
  }

  /** Changes every variable to its value in the model, tentatively. */
  void jump(Model model) {
    for (int i = 0; i < space.inputs.size(); i++) {
      set(i, model.get(space.inputs.get(i)));
    }
  }

  /** The point, with the tentative change. */
  Model toModel() {
    Map<Input, Object> values = new LinkedHashMap<>();
    for (int i = 0; i < space.inputs.size(); i++) {
      values.put(space.inputs.get(i), value(i));
    }
    return new Model(values);
  }

  /** The value of a variable, with the tentative change. */
  Object value(int variable) {
    long raw = frame.inputBits[variable];
    if (!(space.inputs.get(variable).sort() instanceof Sort.Basic sort) || !sort.isPrimitive()) {
      return frame.inputObjects[variable];
    }
    return EvaluationFrame.fromBits(sort, raw);
  }
}
