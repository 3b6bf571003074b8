package dev.quarry.symcretic.entry;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.OpaqueCall;
import dev.quarry.expr.Operation;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.input.InputPath;
import dev.quarry.program.Location;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variable;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Type;

/**
 * A formula at the beginning of an entry, in terms of the entry's inputs: the same names and sorts
 * as the concolic engine's runs use, so that a model of it is the input of a run.
 */
public final class EntryFormula {
  /** The types of more inputs than this are not compared pairwise; that forgets differences. */
  private static final int MOST_COMPARED = 24;

  private final References references;
  private final Variables variables;
  private final ExprFactory factory;
  private final Parameters parameters;
  private final InputTerms inputs;
  private final DisjointTypes disjoint;
  private final Map<Expr, Expr> done = new HashMap<>();
  private final Map<Expr, EntryPlace> places = new LinkedHashMap<>();
  private final Map<Input, List<Read>> reads = new LinkedHashMap<>();
  private final List<Expr> facts = new ArrayList<>();
  private final Location entry;
  private final Set<Assumption> assumptions = new LinkedHashSet<>();

  private record Read(Expr key, List<Expr> rest, Expr value) {}

  /**
   * @param level of the entry's frame in the formula
   */
  public EntryFormula(References references, Codes codes, Code entry, int level) {
    ClassHierarchy hierarchy = codes.hierarchy();
    this.references = references;
    this.variables = references.variables();
    this.factory = variables.factory();
    this.parameters = new Parameters(entry, level, hierarchy);
    this.entry = entry.body().at(0);
    this.disjoint = new DisjointTypes(hierarchy);
    this.inputs = new InputTerms(factory, hierarchy, codes.invariants(), this.entry);
    if (parameters.isLaunched()) {
      assumed(AssumptionCode.LAUNCHER);
    }
  }

  /** The conditions over inputs, and the facts about inputs that they need. */
  public List<Expr> of(List<Expr> conditions) {
    List<Expr> over = new ArrayList<>();
    for (Expr node : Dag.postOrder(conditions)) {
      if (node instanceof Constant constant && constant.value() instanceof TypeSet types) {
        inputs.ask(types);
      }
    }
    for (Expr condition : conditions) {
      for (Expr node : Dag.postOrder(List.of(condition), done::containsKey)) {
        done.put(node, rebuilt(node));
      }
      over.add(get(condition));
    }
    over.addAll(facts);
    over.addAll(inputs.facts());
    over.addAll(differences());
    return over;
  }

  /** Inputs whose types exclude each other are not the same object. */
  private List<Expr> differences() {
    List<EntryPlace> references =
        places.values().stream().filter(EntryPlace::isReference).distinct().toList();
    if (references.size() > MOST_COMPARED) {
      return List.of();
    }
    List<Expr> differences = new ArrayList<>();
    for (int i = 0; i < references.size(); i++) {
      for (EntryPlace other : references.subList(0, i)) {
        if (disjoint.are(references.get(i).type(), other.type())) {
          differences.add(isOther(references.get(i), other));
        }
      }
    }
    return differences;
  }

  private Expr isOther(EntryPlace a, EntryPlace b) {
    Expr reference = a.path().input(factory, Sort.REF);
    return factory.or(
        List.of(
            references.same(reference, factory.nullRef()),
            factory.not(references.same(reference, b.path().input(factory, Sort.REF)))));
  }

  /** What is not exact about it. */
  public List<Assumption> assumptions() {
    List<Assumption> all = new ArrayList<>(assumptions);
    all.addAll(inputs.assumptions());
    return all;
  }

  private void assumed(AssumptionCode code, String... arguments) {
    assumptions.add(Assumption.at(entry, code, arguments));
  }

  private Expr get(Expr node) {
    return Objects.requireNonNull(done.get(node));
  }

  private Expr rebuilt(Expr node) {
    if (node instanceof Input input) {
      return input(input);
    }
    if (node instanceof Constant) {
      return node;
    }
    if (node.is(Op.SELECT) && node.argument(0) instanceof Input map) {
      return read(map, node);
    }
    List<Expr> arguments = node.arguments().stream().map(this::get).toList();
    if (node.is(Op.REF_EQ)) {
      return same(node, arguments);
    }
    if (arguments.equals(node.arguments())) {
      return node;
    }
    if (node.is(Op.SUBTYPE)) {
      return references.subtype(arguments.get(0), arguments.get(1));
    }
    return node instanceof OpaqueCall call
        ? factory.call(call.function(), arguments)
        : factory.apply(((Operation) node).op(), arguments);
  }

  private Expr input(Input input) {
    if (input.sort() instanceof Sort.Map) {
      return input;
    }
    Variable variable = variables.find(input).orElse(null);
    if (variable instanceof Variable.Local local) {
      EntryPlace place = parameters.at(local.index());
      places.put(input, place);
      return inputs.value(place, parameters.isNeverNull(local.index()));
    }
    Optional<InputPath> path = input.sort() == Sort.REF ? InputPath.find(input) : Optional.empty();
    if (path.isPresent() && path.get() instanceof InputPath.Environment environment) {
      EntryPlace place = new EntryPlace(environment, "Ljava/lang/String;");
      places.put(input, place);
      return inputs.value(place, false);
    }
    if (input == variables.asked()) {
      return factory.intConst(0);
    }
    if (variable instanceof Variable.Static field) {
      assumed(AssumptionCode.FIRST_VALUE, "The first value of " + field.member().text());
    }
    return input;
  }

  private Expr read(Input map, Expr node) {
    Expr key = node.argument(1);
    Variable variable = variables.find(map).orElse(null);
    if (variable instanceof Variable.Answers answers) {
      return answer(map, answers.type(), get(key));
    }
    if (((Sort.Map) map.sort()).keys().get(0) != Sort.REF) {
      return factory.apply(Op.SELECT, map, get(key));
    }
    EntryPlace place = places.get(key);
    if (place == null) {
      assumed(AssumptionCode.FIRST_VALUE, "What is in an object that exists before the entry");
      return factory.input("unknown " + map.name() + get(key), ((Sort.Map) map.sort()).element());
    }
    Expr value;
    if (map == variables.lengths()) {
      value = inputs.length(place);
    } else if (map == variables.texts()) {
      value = inputs.text(place);
    } else if (map == variables.ordinals()) {
      value = inputs.ordinal(place);
    } else if (map == variables.types()) {
      value = inputs.type(place);
    } else if (variable instanceof Variable.Field member) {
      inputs.askField(place, member.member().owner());
      EntryPlace field = parameters.field(place, member.member());
      places.put(node, field);
      value = inputs.value(field, false);
      if (isMade(place)) {
        inputs.constructed(member.member(), value);
      }
    } else if (variable instanceof Variable.Elements) {
      value = element(node, place, get(node.argument(2)));
    } else {
      value = boxed(map, place);
    }
    agree(map, node, value);
    return value;
  }

  /** Whether it has been constructed: of what a constructor is called on, nothing is known yet. */
  private boolean isMade(EntryPlace object) {
    boolean isReceiver = object.path().equals(InputPath.parameter("this"));
    return !(isReceiver && entry.method().name().equals("<init>"));
  }

  /** What the program is given when it asks for an input, which runs number from 1. */
  private Expr answer(Input answers, Type type, Expr number) {
    if (number.is(Op.ITE)) {
      return factory.ite(
          number.argument(0),
          answer(answers, type, number.argument(1)),
          answer(answers, type, number.argument(2)));
    }
    if (number instanceof Constant constant) {
      int asked = (Integer) constant.value() + 1;
      return inputs.value(new EntryPlace(new InputPath.Asked(asked), type.getDescriptor()), false);
    }
    assumed(AssumptionCode.FIRST_VALUE, "Which input the program asks for");
    return factory.apply(Op.SELECT, answers, number);
  }

  private Expr boxed(Input map, EntryPlace place) {
    Sort content = ((Sort.Map) map.sort()).element();
    Expr value = inputs.boxed(place, content);
    if (value.sort() == content) {
      return value;
    }
    assumed(AssumptionCode.FIRST_VALUE, "What is in an object of another class");
    return factory.input("unknown " + map.name() + place.path().text(), content);
  }

  private Expr element(Expr node, EntryPlace array, Expr index) {
    Sort sort = ((Sort.Map) ((Input) node.argument(0)).sort()).element();
    if (array.type().getSort() != Type.ARRAY) {
      assumed(AssumptionCode.FIRST_VALUE, "What is in an object of another class");
      return factory.input("unknown " + array.path().text() + "[" + index + "]", sort);
    }
    if (sort != Sort.REF) {
      return inputs.element(array, index);
    }
    if (index instanceof Constant constant) {
      EntryPlace element = array.element((Integer) constant.value());
      places.put(node, element);
      return inputs.value(element, parameters.isLaunched());
    }
    assumed(
        AssumptionCode.FIRST_VALUE,
        "What an array of references has at an index that depends on inputs");
    return factory.input("unknown " + array.path().text() + "[" + index + "]", Sort.REF);
  }

  /** References that may be the same object have the same contents if they are. */
  private void agree(Input map, Expr node, Expr value) {
    Expr key = get(node.argument(1));
    List<Expr> rest = node.arguments().size() > 2 ? List.of(get(node.argument(2))) : List.of();
    List<Read> earlier = reads.computeIfAbsent(map, any -> new ArrayList<>());
    for (Read read : earlier) {
      if (read.key() != key) {
        List<Expr> unequal = new ArrayList<>();
        unequal.add(factory.not(references.same(read.key(), key)));
        unequal.add(references.same(key, factory.nullRef()));
        for (int i = 0; i < rest.size(); i++) {
          unequal.add(factory.not(factory.eq(read.rest().get(i), rest.get(i))));
        }
        unequal.add(references.sameValue(read.value(), value));
        facts.add(factory.or(unequal));
      }
    }
    earlier.add(new Read(key, rest, value));
  }

  /** An input object is none of those that exist before the entry, but for enum constants. */
  private Expr same(Expr node, List<Expr> arguments) {
    Expr a = arguments.get(0);
    Expr b = arguments.get(1);
    for (int i = 0; i < 2; i++) {
      Expr named = i == 0 ? a : b;
      EntryPlace place = places.get(node.argument(1 - i));
      Optional<Expr> ordinal =
          references.isNamed(named)
              ? references.known(variables.ordinals(), List.of(named))
              : Optional.empty();
      if (ordinal.isPresent() && place != null) {
        return factory.apply(
            Op.AND,
            factory.not(references.same(i == 0 ? b : a, factory.nullRef())),
            factory.eq(inputs.ordinal(place), ordinal.get()));
      }
      if (references.isNamed(named) && place != null) {
        assumed(AssumptionCode.IDENTITY, "an input and a literal");
        return factory.bool(false);
      }
    }
    return references.same(a, b);
  }
}
