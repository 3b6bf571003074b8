package dev.quarry.symcretic.search;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Dag;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.program.ClassFile;
import dev.quarry.program.Location;
import dev.quarry.program.MethodId;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.program.ledger.Ledger;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.EnumInputs;
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.Member;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variable;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import dev.quarry.symcretic.step.Initialisations;
import dev.quarry.symcretic.step.Site;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;

/**
 * What runs before an entry: the initialisers of the classes whose static state the formula speaks
 * of. Where in the run they really run does not matter, as long as they look at nothing that
 * changes; what they do look at that may is in the ledger.
 */
final class Initialisers {
  private final Codes codes;
  private final References references;
  private final Variables variables;
  private final Initialisations initialisations;
  private final Ledger ledger;
  private final KeptState state;

  Initialisers(Codes codes, References references, Initialisations initialisations, Ledger ledger) {
    this.codes = codes;
    this.references = references;
    this.variables = references.variables();
    this.initialisations = initialisations;
    this.ledger = ledger;
    this.state = new KeptState(codes.hierarchy(), references);
  }

  /** The obligations at the ends of an initialiser that matters; empty if none does. */
  Optional<List<Obligation>> before(Obligation atEntry) {
    return last(atEntry, owners(atEntry)).map(type -> endsOf(type, atEntry));
  }

  /** The class of several that is initialised last, as those that it begins come before it. */
  private Optional<ClassFile> last(Obligation atEntry, List<ClassFile> types) {
    Optional<ClassFile> last =
        types.stream()
            .filter(type -> types.stream().noneMatch(one -> begins(one, type)))
            .findFirst();
    if (last.isPresent() || types.isEmpty()) {
      return last;
    }
    ledger.add(
        AssumptionCode.FIRST_VALUE,
        new Location(atEntry.method(), 0),
        "Which of "
            + types.stream().map(ClassFile::binaryName).collect(Collectors.joining(", "))
            + " is initialised first");
    return Optional.of(types.get(0));
  }

  private boolean begins(ClassFile one, ClassFile begun) {
    return !one.name().equals(begun.name())
        && (initialisations.of(initialiser(one.name())).begins().contains(begun.name())
            || codes.hierarchy().superclasses(one.name()).stream()
                .anyMatch(above -> above.name().equals(begun.name())));
  }

  /** The classes whose initialisers matter, and have not been gone through. */
  private List<ClassFile> owners(Obligation atEntry) {
    Set<String> owners = owners(atEntry.formula());
    for (ClassFile type : codes.hierarchy().superclasses(atEntry.method().ownerInternal())) {
      if (changes(type, atEntry.formula())) {
        owners.add(type.name());
      }
    }
    owners.removeAll(atEntry.initialised());
    return owners.stream()
        .flatMap(owner -> codes.hierarchy().find(owner).stream())
        .filter(ClassFile::isOfProgram)
        .toList();
  }

  /** Whether the initialiser of an entry's class changes something that a formula speaks of. */
  private boolean changes(ClassFile type, Formula formula) {
    if (!type.isOfProgram()) {
      return false;
    }
    Initialisations.Doings doings = initialisations.of(initialiser(type.name()));
    return doings.changesMore()
        && Dag.postOrder(formula.conditions()).stream()
            .anyMatch(node -> changed(node, doings).isPresent());
  }

  private static MethodId initialiser(String type) {
    return MethodId.ofInternal(type, "<clinit>", "()V");
  }

  private Set<String> owners(Formula formula) {
    Set<String> owners = new LinkedHashSet<>();
    for (Expr node : Dag.postOrder(formula.conditions())) {
      Optional<Variable.OfMember> field = variables.member(node);
      if (field.isPresent() && field.get() instanceof Variable.Static found) {
        owners.add(found.member().owner());
      } else if (node.is(Op.SELECT) && node.argument(1) instanceof Constant object) {
        // A field of an object that a class makes and keeps in a constant.
        references.name(object).ifPresent(name -> owners.add(owner(name)));
      }
    }
    return owners;
  }

  private static String owner(String member) {
    return member.substring(0, Math.max(0, member.lastIndexOf('.')));
  }

  /** Whether an entry's input is compared with what a class keeps, which may be passed to it. */
  boolean compares(Obligation atEntry) {
    for (Expr node : Dag.postOrder(atEntry.formula().conditions())) {
      if (node.is(Op.REF_EQ)
          && (state.isKept(node.argument(0)) && isPassed(node.argument(1))
              || state.isKept(node.argument(1)) && isPassed(node.argument(0)))) {
        return true;
      }
    }
    return false;
  }

  private boolean isPassed(Expr reference) {
    return variables.isLocal(KeptState.root(reference));
  }

  private List<Obligation> endsOf(ClassFile type, Obligation atEntry) {
    Optional<Code> code = codes.find(initialiser(type.name()));
    if (code.isEmpty()) {
      return List.of(begun(type, atEntry, atEntry));
    }
    EnteredCall caller =
        new EnteredCall(new Location(atEntry.method(), 0), EnteredCall.Kind.INITIALISATION, null);
    Formula formula = new EnumInputs(references).byOrdinals(atEntry.formula());
    List<Obligation> ends = new ArrayList<>();
    noteReads(code.get().id(), formula, code.get().body().at(0));
    noteOrder(code.get(), atEntry);
    for (int number = 0; number < code.get().body().size(); number++) {
      if (code.get().body().opcode(number) == Opcodes.RETURN && code.get().isReachable(number)) {
        ends.add(atEntry.moved(code.get().id(), number, atEntry.level() + 1, caller, formula));
      }
    }
    return ends;
  }

  /** At the beginning of an initialiser all fields are empty, and the entry is next. */
  Obligation beginning(Obligation obligation, EnteredCall caller) {
    ClassFile type = codes.hierarchy().classPath().get(obligation.method().owner());
    noteReads(obligation.method(), obligation.formula(), obligation.place());
    return begun(
        type,
        obligation,
        obligation.moved(
            caller.call().method(), 0, obligation.level() - 1, null, obligation.formula()));
  }

  /** What a class that is initialised where control passes changes elsewhere is not followed. */
  void passing(Site site, Formula formula) {
    Initialisations.Doings doings = initialisations.at(site.code().body(), site.number());
    if (!doings.changesMore()) {
      return;
    }
    for (Expr node : Dag.postOrder(formula.conditions())) {
      changed(node, doings)
          .ifPresent(
              what ->
                  ledger.add(
                      AssumptionCode.FIRST_VALUE,
                      site.location(),
                      "When an initialiser writes " + what));
    }
  }

  /** What an initialiser may change of what an expression reads. */
  private Optional<String> changed(Expr node, Initialisations.Doings doings) {
    Optional<String> written =
        variables
            .member(node)
            .map(Variable.OfMember::member)
            .filter(doings.writes()::contains)
            .map(Member::text);
    return written.isPresent() || !doings.getsObjects()
        ? written
        : state.ofKeptObject(node).filter(one -> !state.isFieldOfProgram(node));
  }

  /**
   * What it reads of other classes may be something else when it runs: they may have changed it
   * before, or not have written it yet. A formula at its end may already speak of the later value.
   */
  private void noteReads(MethodId initialiser, Formula formula, Location place) {
    Initialisations.Doings doings = initialisations.of(initialiser);
    for (Expr node : Dag.postOrder(formula.conditions())) {
      Optional<String> read =
          variables.isStatic(node)
              ? variables
                  .member(node)
                  .map(Variable.OfMember::member)
                  .filter(doings.reads()::contains)
                  .filter(member -> mayBeOther(member, initialiser))
                  .map(Member::text)
              : doings.getsObjects()
                  ? state
                      .ofKeptObject(node)
                      .filter(one -> !state.isFieldOfProgram(node) || isRead(node, doings.reads()))
                  : Optional.empty();
      read.ifPresent(
          what ->
              ledger.add(
                  AssumptionCode.FIRST_VALUE,
                  place,
                  "What " + what + " is when " + initialiser.owner() + " is initialised"));
    }
  }

  /** The initialiser of an entry's class was gone through as a later one, and may come before. */
  private void noteOrder(Code code, Obligation atEntry) {
    Initialisations.Doings doings = initialisations.of(code.id());
    for (ClassFile type : codes.hierarchy().superclasses(atEntry.method().ownerInternal())) {
      Initialisations.Doings later = initialisations.of(initialiser(type.name()));
      if (!atEntry.initialised().contains(type.name())) {
        continue;
      }
      if ((doings.getsObjects() && later.getsObjects())
          || later.writes().stream().anyMatch(doings.reads()::contains)) {
        ledger.add(
            AssumptionCode.FIRST_VALUE,
            code.body().at(0),
            "Whether " + type.binaryName() + " is initialised before");
      }
    }
  }

  private boolean isRead(Expr select, Set<Member> reads) {
    return variables
        .member(select.argument(0))
        .map(Variable.OfMember::member)
        .filter(reads::contains)
        .isPresent();
  }

  /** A constant has one value, but for classes that need each other. */
  private boolean mayBeOther(Member member, MethodId initialiser) {
    return !state.isFinal(member)
        || initialisations
            .of(initialiser(member.owner()))
            .begins()
            .contains(initialiser.ownerInternal());
  }

  private Obligation begun(ClassFile type, Obligation from, Obligation to) {
    Assignment empty = new Assignment(references);
    for (FieldNode field : type.header().fields) {
      if ((field.access & Opcodes.ACC_STATIC) != 0) {
        Input variable = references.variables().staticField(type.name(), field.name, field.desc);
        empty.set(variable, first(variable, field));
      }
    }
    Set<String> initialised = new HashSet<>(from.initialised());
    initialised.add(type.name());
    return to.moved(to.method(), 0, to.level(), null, from.formula().before(empty))
        .withInitialised(initialised);
  }

  private Expr first(Input variable, FieldNode field) {
    Sort.Basic sort = (Sort.Basic) variable.sort();
    if (field.value instanceof String text) {
      return references.literal(text);
    }
    return references
        .variables()
        .factory()
        .constant(sort, field.value == null ? sort.defaultValue() : field.value);
  }
}
