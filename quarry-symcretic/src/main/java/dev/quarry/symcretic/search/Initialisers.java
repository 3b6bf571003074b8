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
import java.util.List;
import java.util.Optional;
import java.util.Set;
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

  Initialisers(Codes codes, References references, Initialisations initialisations, Ledger ledger) {
    this.codes = codes;
    this.references = references;
    this.variables = references.variables();
    this.initialisations = initialisations;
    this.ledger = ledger;
  }

  /** The obligations at the ends of an initialiser that matters; empty if none does. */
  Optional<List<Obligation>> before(Obligation atEntry) {
    for (String owner : owners(atEntry.formula())) {
      Optional<ClassFile> type = codes.hierarchy().find(owner).filter(ClassFile::isOfProgram);
      if (type.isPresent() && !atEntry.initialised().contains(owner)) {
        return Optional.of(endsOf(type.get(), atEntry));
      }
    }
    return Optional.empty();
  }

  private Set<String> owners(Formula formula) {
    Set<String> owners = new java.util.LinkedHashSet<>();
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
          && (isKept(node.argument(0)) && isPassed(node.argument(1))
              || isKept(node.argument(1)) && isPassed(node.argument(0)))) {
        return true;
      }
    }
    return false;
  }

  private boolean isKept(Expr reference) {
    return variables.isStatic(root(reference));
  }

  private boolean isPassed(Expr reference) {
    return variables.isLocal(root(reference));
  }

  /** The variable that a reference is reached from by fields and elements. */
  private static Expr root(Expr reference) {
    Expr root = reference;
    while (root.is(Op.SELECT)) {
      root = root.argument(1);
    }
    return root;
  }

  private List<Obligation> endsOf(ClassFile type, Obligation atEntry) {
    Optional<Code> code = codes.find(MethodId.ofInternal(type.name(), "<clinit>", "()V"));
    if (code.isEmpty()) {
      return List.of(begun(type, atEntry, atEntry));
    }
    EnteredCall caller =
        new EnteredCall(new Location(atEntry.method(), 0), EnteredCall.Kind.INITIALISATION, null);
    Formula formula = new EnumInputs(references).byOrdinals(atEntry.formula());
    List<Obligation> ends = new ArrayList<>();
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
    noteReads(obligation);
    return begun(
        type,
        obligation,
        obligation.moved(
            caller.call().method(), 0, obligation.level() - 1, null, obligation.formula()));
  }

  /** What a class that is initialised where control passes writes elsewhere is not followed. */
  void passing(Site site, Formula formula) {
    Set<Member> writes = initialisations.at(site.code().body(), site.number()).writes();
    if (writes.isEmpty()) {
      return;
    }
    for (Input variable : formula.variables()) {
      variables
          .member(variable)
          .map(Variable.OfMember::member)
          .filter(writes::contains)
          .ifPresent(
              member ->
                  ledger.add(
                      AssumptionCode.FIRST_VALUE,
                      site.location(),
                      "When an initialiser writes " + member.text()));
    }
  }

  /** What it reads of other classes may have changed before it runs. */
  private void noteReads(Obligation obligation) {
    Set<Member> reads = initialisations.of(obligation.method()).reads();
    for (Input variable : obligation.formula().variables()) {
      Optional<Variable.OfMember> field = variables.member(variable);
      if (field.isPresent()
          && field.get() instanceof Variable.Static found
          && reads.contains(found.member())
          && !isFinal(found.member())) {
        ledger.add(
            AssumptionCode.FIRST_VALUE,
            obligation.place(),
            "What "
                + found.member().text()
                + " is when "
                + obligation.method().owner()
                + " is initialised");
      }
    }
  }

  private boolean isFinal(Member member) {
    return codes.hierarchy().find(member.owner()).stream()
        .flatMap(file -> file.header().fields.stream())
        .anyMatch(
            field -> field.name.equals(member.name()) && (field.access & Opcodes.ACC_FINAL) != 0);
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
