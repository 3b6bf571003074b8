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
import dev.quarry.symcretic.state.Formula;
import dev.quarry.symcretic.state.References;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Code;
import dev.quarry.symcretic.step.Codes;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * What runs before an entry: the initialisers of the classes whose static state the formula speaks
 * of. Where in the run they really run does not matter, as long as they don't look at the entry's
 * inputs; they can't.
 */
final class Initialisers {
  private final Codes codes;
  private final References references;

  Initialisers(Codes codes, References references) {
    this.codes = codes;
    this.references = references;
  }

  /** The class that an instruction initialises unless it is so already. */
  static Optional<String> initialisedBy(AbstractInsnNode node) {
    return switch (node.getOpcode()) {
      case Opcodes.NEW -> Optional.of(((TypeInsnNode) node).desc);
      case Opcodes.GETSTATIC, Opcodes.PUTSTATIC -> Optional.of(((FieldInsnNode) node).owner);
      case Opcodes.INVOKESTATIC -> Optional.of(((MethodInsnNode) node).owner);
      default -> Optional.empty();
    };
  }

  /**
   * Notes in the ledger if the code around an obligation may run an initialiser that writes static
   * fields of other classes which the formula speaks of. Initialisers are only followed from the
   * entry, for the sake of their own class's state.
   */
  static void note(Obligation obligation, Effects effects, Ledger ledger) {
    Set<String> spokenOf = new HashSet<>();
    for (Input variable : obligation.formula().variables()) {
      if (Variables.isStatic(variable)) {
        String member = Variables.member(variable);
        spokenOf.add(member.substring(member.lastIndexOf('.') + 1));
      }
    }
    if (spokenOf.isEmpty()) {
      return;
    }
    for (String type : effects.initialisedIn(obligation.method())) {
      Set<String> written = effects.ofInitialiser(type);
      if (written.contains(Effects.ANYTHING) || written.stream().anyMatch(spokenOf::contains)) {
        ledger.add(
            AssumptionCode.CALL_NOT_FOLLOWED,
            new Location(obligation.method(), 0),
            "the static initialiser of " + type.replace('/', '.'));
      }
    }
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
      if (node instanceof Input variable && Variables.isStatic(variable)) {
        owners.add(owner(Variables.member(variable)));
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

  private List<Obligation> endsOf(ClassFile type, Obligation atEntry) {
    Optional<Code> code = codes.find(MethodId.ofInternal(type.name(), "<clinit>", "()V"));
    if (code.isEmpty()) {
      return List.of(begun(type, atEntry, atEntry));
    }
    Caller caller = new Caller(new Location(atEntry.method(), 0), Caller.Kind.INITIALISATION, null);
    List<Obligation> ends = new ArrayList<>();
    for (int number = 0; number < code.get().body().size(); number++) {
      if (code.get().body().opcode(number) == Opcodes.RETURN && code.get().isReachable(number)) {
        ends.add(
            atEntry.moved(code.get().id(), number, atEntry.level() + 1, caller, atEntry.formula()));
      }
    }
    return ends;
  }

  /** At the beginning of an initialiser all fields are empty, and the entry is next. */
  Obligation beginning(Obligation obligation, Caller caller) {
    ClassFile type = codes.hierarchy().classPath().get(obligation.method().owner());
    return begun(
        type,
        obligation,
        obligation.moved(
            caller.call().method(), 0, obligation.level() - 1, null, obligation.formula()));
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
