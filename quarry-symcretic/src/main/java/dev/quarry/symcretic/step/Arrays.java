package dev.quarry.symcretic.step;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Sort;
import dev.quarry.models.bytecode.Faults;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Assignment.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Arrays: elements, lengths, creation. */
final class Arrays {
  private static final String INDEX = "java/lang/ArrayIndexOutOfBoundsException";
  private static final String NEGATIVE = "java/lang/NegativeArraySizeException";

  private Arrays() {}

  static Optional<Meaning> of(Site site, Types types) {
    int opcode = site.opcode();
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      return Optional.of(load(site, Moves.sort(opcode - Opcodes.IALOAD)));
    }
    if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      return Optional.of(store(site, Moves.sort(opcode - Opcodes.IASTORE), types));
    }
    return switch (opcode) {
      case Opcodes.ARRAYLENGTH ->
          Optional.of(
              Meaning.of(
                  site.assignment()
                      .set(
                          site.after(site.height() - 1, Sort.INT),
                          site.variables().length(site.below(0))),
                  site.failsOnNull(site.below(0))));
      case Opcodes.NEWARRAY ->
          Optional.of(create(site, primitive(((IntInsnNode) site.instruction()).operand)));
      case Opcodes.ANEWARRAY ->
          Optional.of(create(site, Type.getObjectType(((TypeInsnNode) site.instruction()).desc)));
      case Opcodes.MULTIANEWARRAY -> Optional.of(createNested(site));
      default -> Optional.empty();
    };
  }

  /** Arrays in arrays: of the inner ones only what can be told without naming them. */
  private static Meaning createNested(Site site) {
    var node = (MultiANewArrayInsnNode) site.instruction();
    List<Failure> failures = new ArrayList<>();
    for (int i = node.dims - 1; i >= 0; i--) {
      failures.add(site.fails(Faults.sizeIsNegative(site.factory(), site.below(i)), NEGATIVE));
    }
    Assignment assignment =
        site.assignment()
            .set(site.after(site.height() - node.dims, Sort.REF), site.references().fresh());
    assignment.change(site.variables().lengths(), ofFresh(site, site.below(node.dims - 1)));
    assignment.change(
        site.variables().types(),
        ofFresh(site, site.factory().constant(Sort.TYPE, node.desc.replace('/', '.'))));
    return Meaning.of(assignment, failures)
        .assuming(
            site.assumption(
                AssumptionCode.FIRST_VALUE, "What is in the rows of a new array of arrays"));
  }

  private static Meaning load(Site site, Sort.Basic sort) {
    Expr array = site.below(1);
    Expr index = site.below(0);
    return Meaning.of(
        site.assignment()
            .set(
                site.after(site.height() - 2, sort),
                site.variables().select(site.variables().elements(sort), array, index)),
        site.failsOnNull(array),
        outOfBounds(site, array, index));
  }

  private static Meaning store(Site site, Sort.Basic sort, Types types) {
    Expr array = site.below(2);
    Expr index = site.below(1);
    List<Failure> failures = new ArrayList<>();
    failures.add(site.failsOnNull(array));
    failures.add(outOfBounds(site, array, index));
    Meaning meaning =
        Meaning.of(
            site.assignment()
                .store(
                    site.variables().elements(sort),
                    List.of(array, index),
                    narrowed(site, site.below(0))),
            failures);
    return sort == Sort.REF
        ? Refusal.of(site, types).map(meaning::doubting).orElse(meaning)
        : meaning;
  }

  private static Expr narrowed(Site site, Expr value) {
    Type element =
        switch (site.opcode()) {
          case Opcodes.BASTORE ->
              site.typeBelow(2).getDescriptor().equals("[Z") ? Type.BOOLEAN_TYPE : Type.BYTE_TYPE;
          case Opcodes.CASTORE -> Type.CHAR_TYPE;
          case Opcodes.SASTORE -> Type.SHORT_TYPE;
          default -> Type.INT_TYPE;
        };
    return Narrowing.to(site.factory(), element, value);
  }

  private static Failure outOfBounds(Site site, Expr array, Expr index) {
    return site.fails(
        Faults.indexIsOutOfBounds(site.factory(), index, site.variables().length(array)), INDEX);
  }

  private static Meaning create(Site site, Type element) {
    Expr size = site.below(0);
    Expr fresh = site.references().fresh();
    Assignment assignment = site.assignment().set(site.after(site.height() - 1, Sort.REF), fresh);
    Type array = Type.getType("[" + element.getDescriptor());
    assignment.change(site.variables().lengths(), ofFresh(site, size));
    assignment.change(
        site.variables().types(),
        ofFresh(site, site.factory().constant(Sort.TYPE, array.getDescriptor().replace('/', '.'))));
    Sort.Basic sort = dev.quarry.symcretic.state.Variables.sortOf(element);
    assignment.change(
        site.variables().elements(sort),
        ofFresh(site, site.factory().constant(sort, sort.defaultValue())));
    return Meaning.of(
        assignment, site.fails(Faults.sizeIsNegative(site.factory(), size), NEGATIVE));
  }

  /** What a map has for the object that is being made. */
  static Change ofFresh(Site site, Expr value) {
    Constant fresh = site.references().fresh();
    return keys -> keys.get(0) == fresh ? Optional.of(value) : Optional.empty();
  }

  private static Type primitive(int code) {
    return switch (code) {
      case Opcodes.T_BOOLEAN -> Type.BOOLEAN_TYPE;
      case Opcodes.T_CHAR -> Type.CHAR_TYPE;
      case Opcodes.T_FLOAT -> Type.FLOAT_TYPE;
      case Opcodes.T_DOUBLE -> Type.DOUBLE_TYPE;
      case Opcodes.T_BYTE -> Type.BYTE_TYPE;
      case Opcodes.T_SHORT -> Type.SHORT_TYPE;
      case Opcodes.T_INT -> Type.INT_TYPE;
      default -> Type.LONG_TYPE;
    };
  }
}
