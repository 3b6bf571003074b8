package dev.quarry.symcretic.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.MapValue;
import dev.quarry.expr.Model;
import dev.quarry.expr.Ref;
import dev.quarry.expr.Sort;
import dev.quarry.expr.eval.Interpreter;
import dev.quarry.expr.eval.JdkFunctions;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Failure;
import dev.quarry.symcretic.step.Meaning;
import dev.quarry.symcretic.step.Site;
import dev.quarry.symcretic.step.Steps;
import dev.quarry.symcretic.step.Way;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/**
 * One instruction, run on many states: postconditions must hold after it exactly if their
 * preconditions held before it, and it must throw exactly what is said of it.
 */
public final class Differential {
  private static final int POSTCONDITIONS = 30;
  private static final int PER_STATE = 3;

  private final Workbench bench;
  private final Snippet snippet;
  private final Site site;
  private final References references;
  private final Variables variables;
  private final ExprFactory factory;
  private final Interpreter interpreter = new Interpreter(new JdkFunctions());
  private final RandomValues values;
  private final Method method;
  private final List<Way.Whole> ways;
  private final List<Input> readings;
  private final List<Input> after;
  private final List<Condition> conditions = new ArrayList<>();

  /** A condition on the state after, and what must hold before for it. */
  private record Condition(Expr post, Expr pre) {}

  /** What a run did. */
  private record Run(@Nullable Object @Nullable [] results, @Nullable Throwable thrown) {}

  public Differential(Workbench bench, Snippet snippet) {
    this.bench = bench;
    this.snippet = snippet;
    this.site = bench.site(snippet);
    this.references = bench.references();
    this.variables = references.variables();
    this.factory = variables.factory();
    this.values = new RandomValues(snippet.name().hashCode());
    this.method = bench.method(snippet);
    this.ways = ways(bench, site);
    this.readings =
        Steps.isCall(site.opcode())
            ? bench.steps().calls(site).stream()
                .filter(Way.Reading.class::isInstance)
                .map(way -> ((Way.Reading) way).value())
                .toList()
            : List.of();
    this.after = after();
    assertThat(site.opcode()).isEqualTo(snippet.opcode());
  }

  /** The ways past an instruction, if all of them are known as a whole; else none. */
  public static List<Way.Whole> ways(Workbench bench, Site site) {
    if (!Steps.isCall(site.opcode())) {
      Meaning meaning = bench.steps().of(site).orElseThrow();
      return List.of(new Way.Whole(site.factory().bool(true), meaning));
    }
    List<Way.Whole> all = new ArrayList<>();
    for (Way way : bench.steps().calls(site)) {
      if (way instanceof Way.Reading reading) {
        all.add(new Way.Whole(reading.guard(), reading.meaning()));
      } else if (way instanceof Way.Whole whole) {
        all.add(whole);
      } else if (way instanceof Way.Unknown unknown) {
        return List.of((Way.Whole) unknown.assuming(unknown.open()));
      } else {
        return List.of();
      }
    }
    return all;
  }

  private List<Input> after() {
    List<Input> all = new ArrayList<>();
    for (int i = 0; i < snippet.after().size(); i++) {
      all.add(variables.stack(0, i, Variables.sortOf(snippet.after().get(i))));
    }
    all.addAll(locals());
    return all;
  }

  private List<Input> locals() {
    List<Input> all = new ArrayList<>();
    int slot = 0;
    for (Operand local : snippet.locals()) {
      all.add(variables.local(0, slot, Variables.sortOf(local.type())));
      slot += local.type().getSize();
    }
    return all;
  }

  /** Compares on so many states, with all postconditions. */
  public void check(int states) {
    check(states, post -> true);
  }

  /** Compares on so many states, with postconditions of a kind. */
  public void check(int states, Predicate<Expr> kind) {
    assertThat(ways).as("ways past %s", snippet).isNotEmpty();
    var random = new Postconditions(site, bench.steps().types(), after, snippet.name().hashCode());
    for (int tried = 0; conditions.size() < POSTCONDITIONS && tried < 1_000; tried++) {
      Expr post = random.next();
      if (kind.test(post) && !isLeftOpen(post)) {
        conditions.add(new Condition(post, before(post)));
      }
    }
    assertThat(conditions).hasSize(POSTCONDITIONS);
    for (int i = 0; i < states; i++) {
      checkState();
    }
  }

  /** Whether it asks for an identity or a class that the engine says it does not know. */
  private boolean isLeftOpen(Expr post) {
    Formula formula = Formula.TRUE.and(post, site.location());
    if (bench.steps().types().asksForMore(List.of(before(post)))) {
      return true;
    }
    return ways.stream()
        .anyMatch(way -> way.meaning().shared().filter(formula::compares).isPresent());
  }

  private Expr before(Expr post) {
    List<Expr> either = new ArrayList<>();
    for (Way.Whole way : ways) {
      List<Expr> all = new ArrayList<>(List.of(way.guard()));
      // Of failures that the engine does not know, the run itself tells that there was none.
      if (!asksForMore(way.meaning())) {
        way.meaning().failures().forEach(failure -> all.add(factory.not(failure.condition())));
      }
      all.add(
          way.meaning().completes()
              ? way.meaning().assignment().before(post)
              : factory.bool(false));
      either.add(factory.and(all));
    }
    return factory.or(either);
  }

  private void checkState() {
    values.nextState();
    var heap = new Heap(variables);
    Named.in(heap, references);
    List<Operand> operands = SnippetWriter.operands(snippet);
    Object[] arguments = operands.stream().map(values::next).toArray();
    String what = snippet + Arrays.deepToString(arguments);
    Map<Input, Object> before = before(heap, arguments);
    List<Ref> old = heap.references();
    Run run = run(arguments);
    made(heap, run, before);
    readings.forEach(value -> before.put(value, read(run)));
    checkThrown(new Model(before), run, what);
    if (run.results() != null) {
      Map<Input, Object> end = new LinkedHashMap<>();
      for (int i = 0; i < after.size(); i++) {
        end.put(after.get(i), heap.value(run.results()[i], after.get(i).sort()));
      }
      end.putAll(heap.contents());
      Map<Input, Object> constants = constants(end, old);
      before.putAll(constants);
      end.putAll(constants);
      checkConditions(new Model(before), new Model(end), what);
    }
  }

  private Map<Input, Object> before(Heap heap, Object[] arguments) {
    Map<Input, Object> before = new LinkedHashMap<>();
    List<Input> locals = locals();
    for (int i = 0; i < arguments.length; i++) {
      boolean isLocal = i < locals.size();
      Sort.Basic sort = Variables.sortOf(SnippetWriter.operands(snippet).get(i).type());
      Input variable =
          isLocal ? locals.get(i) : variables.stack(0, snippet.below() + i - locals.size(), sort);
      before.put(variable, heap.value(arguments[i], sort));
    }
    before.putAll(heap.contents());
    return before;
  }

  /** The object that a constructor is called on is there before the call. */
  private void made(Heap heap, Run run, Map<Input, Object> before) {
    if (snippet.made().isPresent()) {
      Object object = run.results() == null ? new Object() : run.results()[0];
      Ref ref = heap.ref(object);
      before.put(variables.stack(0, 0, Sort.REF), ref);
      before.put(variables.stack(0, 1, Sort.REF), ref);
      String type = Type.getObjectType(snippet.made().get()).getClassName();
      var types = (MapValue) before.getOrDefault(variables.types(), MapValue.constant(""));
      before.put(variables.types(), types.with(List.of(ref), type));
    }
  }

  /** A result that only the run knows is one that the engine takes for any. */
  private static int read(Run run) {
    @Nullable Object[] results = run.results();
    return results != null && results[0] instanceof Integer number ? number : 0;
  }

  private Run run(Object[] arguments) {
    try {
      return new Run((Object[]) method.invoke(null, arguments), null);
    } catch (InvocationTargetException e) {
      return new Run(null, e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private void checkThrown(Model start, Run run, String what) {
    Throwable thrown = run.thrown();
    List<String> expected = new ArrayList<>();
    boolean isTaken = false;
    for (Way.Whole way : ways) {
      if (holds(way.guard(), start)) {
        isTaken = true;
        if (asksForMore(way.meaning())) {
          return;
        }
        Optional<Failure> failure =
            way.meaning().failures().stream().filter(f -> holds(f.condition(), start)).findFirst();
        failure.ifPresent(found -> expected.add(type(found, start)));
        if (failure.isEmpty() && thrown != null) {
          way.meaning().doubts().stream()
              .filter(doubt -> holds(doubt.condition(), start))
              .forEach(doubt -> expected.add(type(doubt, start)));
        }
      }
    }
    assertThat(isTaken).as("one of the ways past %s is taken", what).isTrue();
    if (thrown != null) {
      assertThat(expected).as("%s threw %s", what, thrown).contains(thrown.getClass().getName());
    } else {
      assertThat(expected).as("%s did not throw", what).isEmpty();
    }
  }

  private boolean asksForMore(Meaning meaning) {
    return bench
        .steps()
        .types()
        .asksForMore(meaning.failures().stream().map(Failure::condition).toList());
  }

  /** The class of what is thrown: of a new object that of the failure, else its own. */
  private String type(Failure failure, Model start) {
    return failure.thrown() == references.fresh()
        ? failure.type().replace('/', '.')
        : (String) interpreter.evaluate(variables.type(failure.thrown()), start);
  }

  private void checkConditions(Model start, Model end, String what) {
    for (int i = 0; i < PER_STATE; i++) {
      Condition condition = conditions.get(values.nextInt(conditions.size()));
      boolean holdsAfter = holds(condition.post(), end);
      boolean heldBefore = holds(condition.pre(), start);
      if (holdsAfter != heldBefore) {
        fail(
            "%s%npostcondition %s is %s%nprecondition %s was %s%nbefore %s%nafter %s"
                .formatted(
                    what,
                    condition.post(),
                    holdsAfter,
                    condition.pre(),
                    heldBefore,
                    start.values(),
                    end.values()));
      }
    }
  }

  /** Values that the state has, or others. */
  private Map<Input, Object> constants(Map<Input, Object> end, List<Ref> old) {
    Map<Sort, List<Object>> found = new LinkedHashMap<>();
    end.forEach((input, value) -> collect(input, value, found));
    found.put(Sort.REF, new ArrayList<>(old));
    Map<Input, Object> chosen = new LinkedHashMap<>();
    for (Input constant : Postconditions.constants(factory)) {
      List<Object> known = found.getOrDefault(constant.sort(), List.of());
      boolean isKnown = !known.isEmpty() && (constant.sort() == Sort.REF || values.nextInt(4) > 0);
      chosen.put(
          constant,
          isKnown ? known.get(values.nextInt(known.size())) : values.sample(constant.sort()));
    }
    return chosen;
  }

  private static void collect(Input input, Object value, Map<Sort, List<Object>> found) {
    if (value instanceof MapValue map) {
      found
          .computeIfAbsent(((Sort.Map) input.sort()).element(), any -> new ArrayList<>())
          .addAll(map.entries().values());
    } else {
      // What the instruction itself left matters most.
      List<Object> known = found.computeIfAbsent(input.sort(), any -> new ArrayList<>());
      known.add(value);
      known.add(value);
      known.add(value);
    }
  }

  private boolean holds(Expr condition, Model model) {
    return (Boolean) interpreter.evaluate(condition, model);
  }
}
