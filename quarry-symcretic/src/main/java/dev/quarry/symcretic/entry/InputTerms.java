package dev.quarry.symcretic.entry;

import dev.quarry.expr.Expr;
import dev.quarry.expr.ExprFactory;
import dev.quarry.expr.Op;
import dev.quarry.expr.Sort;
import dev.quarry.expr.TypeSet;
import dev.quarry.input.InputDomain;
import dev.quarry.input.InputPath;
import dev.quarry.input.InputPath.Aspect.Kind;
import dev.quarry.program.BoxTypes;
import dev.quarry.program.ClassFile;
import dev.quarry.program.Location;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.hierarchy.Functional;
import dev.quarry.program.invariant.FieldInvariant;
import dev.quarry.program.invariant.FieldInvariants;
import dev.quarry.program.ledger.Assumption;
import dev.quarry.program.ledger.AssumptionCode;
import dev.quarry.symcretic.state.Member;
import dev.quarry.symcretic.state.Variables;
import dev.quarry.symcretic.step.Types;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The inputs of a run as terms, with what is true of every input. */
final class InputTerms {
  private static final String CLASSES_OF_JDK = "classes of the JDK were not tried";

  private final ExprFactory factory;
  private final ClassHierarchy hierarchy;
  private final FieldInvariants invariants;
  private final Set<Expr> facts = new LinkedHashSet<>();

  /** Boxes that conditions ask for, by internal names. */
  private final Set<String> asked = new LinkedHashSet<>();

  private final Location entry;
  private final Set<Assumption> assumptions = new LinkedHashSet<>();

  /**
   * @param entry where the inputs are passed
   */
  InputTerms(
      ExprFactory factory, ClassHierarchy hierarchy, FieldInvariants invariants, Location entry) {
    this.factory = factory;
    this.hierarchy = hierarchy;
    this.invariants = invariants;
    this.entry = entry;
  }

  /** Conditions ask for these classes. */
  void ask(TypeSet types) {
    for (String member : types.members()) {
      if (BoxTypes.primitiveOf("L" + member.replace('.', '/') + ";") != null) {
        asked.add(member.replace('.', '/'));
      }
    }
  }

  List<Expr> facts() {
    return List.copyOf(facts);
  }

  /** What is not exact about them. */
  List<Assumption> assumptions() {
    return List.copyOf(assumptions);
  }

  /** The value of a place. */
  Expr value(EntryPlace place, boolean neverNull) {
    Type type = Type.getType(place.descriptor());
    if (type.getSort() >= Type.ARRAY) {
      Expr reference = place.path().input(factory, Sort.REF);
      if (neverNull) {
        facts.add(factory.not(factory.apply(Op.REF_EQ, reference, factory.nullRef())));
      } else if (type.getSort() == Type.OBJECT && isWithoutClass(type.getInternalName())) {
        facts.add(factory.apply(Op.REF_EQ, reference, factory.nullRef()));
      }
      return reference;
    }
    return primitive(place.path(), type);
  }

  /** An object is asked for a field that a class declares: what that class sees to holds. */
  void askField(EntryPlace object, String owner) {
    if (JdkInvariants.areKnown(owner)) {
      facts.add(
          new JdkInvariants(factory)
              .of(owner, (name, type) -> value(object.field(name, type), false)));
      assumptions.add(
          Assumption.at(
              entry,
              AssumptionCode.INVARIANT,
              "what the constructors of " + owner.replace('/', '.') + " check"));
    }
  }

  /** A field of an object that somebody has made: what all that write it see to holds. */
  void constructed(Member field, Expr value) {
    invariants.of(field.owner(), field.name()).ifPresent(known -> constructed(field, value, known));
  }

  private void constructed(Member field, Expr value, FieldInvariant known) {
    if (known instanceof FieldInvariant.Between range) {
      range(value, range.low(), range.high());
    } else {
      facts.add(factory.not(factory.apply(Op.REF_EQ, value, factory.nullRef())));
    }
    String owner =
        invariants.declaring(field.owner(), field.name()).map(ClassFile::binaryName).orElseThrow();
    assumptions.add(
        Assumption.at(entry, AssumptionCode.CONSTRUCTED, owner, known.text(field.name())));
  }

  /** Whether a type has no class on the class path, and nobody could make one for a run. */
  private boolean isWithoutClass(String declared) {
    return hierarchy
            .find(declared)
            .filter(file -> file.isOfProgram() && file.isAbstract() && !file.isInterface())
            .isPresent()
        && hierarchy.concreteTypes(declared).isEmpty();
  }

  private Expr primitive(InputPath path, Type type) {
    if (type.getSort() == Type.BOOLEAN) {
      return factory.ite(path.input(factory, Sort.BOOL), factory.intConst(1), factory.intConst(0));
    }
    Expr input = path.input(factory, Variables.sortOf(type));
    switch (type.getSort()) {
      case Type.BYTE -> range(input, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case Type.SHORT -> range(input, Short.MIN_VALUE, Short.MAX_VALUE);
      case Type.CHAR -> range(input, Character.MIN_VALUE, Character.MAX_VALUE);
      default -> {}
    }
    return input;
  }

  private void range(Expr value, int low, int high) {
    facts.add(factory.apply(Op.INT_LE, factory.intConst(low), value));
    facts.add(factory.apply(Op.INT_LE, value, factory.intConst(high)));
  }

  Expr length(EntryPlace array) {
    Expr length = array.path().length().input(factory, Sort.INT);
    range(length, 0, InputDomain.LONGEST_ARRAY);
    assumptions.add(
        Assumption.at(
            entry,
            AssumptionCode.SIZE_BOUND,
            "Input arrays",
            InputDomain.LONGEST_ARRAY + " elements"));
    return length;
  }

  Expr text(EntryPlace string) {
    return string.path().aspect(Kind.TEXT).input(factory, Sort.STRING);
  }

  /** What is in a box, which has another name if the input may be of another class, too. */
  Expr boxed(EntryPlace box, Sort content) {
    if (BoxTypes.primitiveOf(box.descriptor()) == null && content != Sort.INT) {
      Kind kind =
          content == Sort.LONG ? Kind.LONG : content == Sort.FLOAT ? Kind.FLOAT : Kind.DOUBLE;
      return box.path().aspect(kind).input(factory, content);
    }
    InputPath value = box.path().aspect(Kind.VALUE);
    return switch (box.descriptor()) {
      case "Ljava/lang/Boolean;" -> primitive(value, Type.BOOLEAN_TYPE);
      case "Ljava/lang/Byte;" -> primitive(value, Type.BYTE_TYPE);
      case "Ljava/lang/Short;" -> primitive(value, Type.SHORT_TYPE);
      case "Ljava/lang/Character;" -> primitive(value, Type.CHAR_TYPE);
      case "Ljava/lang/Long;" -> primitive(value, Type.LONG_TYPE);
      case "Ljava/lang/Float;" -> primitive(value, Type.FLOAT_TYPE);
      case "Ljava/lang/Double;" -> primitive(value, Type.DOUBLE_TYPE);
      default -> primitive(value, Type.INT_TYPE);
    };
  }

  Expr ordinal(EntryPlace constant) {
    Expr ordinal = constant.path().aspect(Kind.ORDINAL).input(factory, Sort.INT);
    long constants =
        hierarchy.find(internalName(constant)).stream()
            .flatMap(file -> file.header().fields.stream())
            .filter(field -> (field.access & Opcodes.ACC_ENUM) != 0)
            .count();
    range(ordinal, 0, (int) Math.max(0, constants - 1));
    return ordinal;
  }

  /** The class of an object, one of those that its declared type allows. */
  Expr type(EntryPlace object) {
    if (object.descriptor().startsWith("[")) {
      if (new Types(hierarchy).isOpenArray(object.descriptor())) {
        notTried(object, "arrays of subtypes were not tried");
      }
      return factory.constant(Sort.TYPE, object.descriptor().replace('/', '.'));
    }
    Set<String> candidates = candidates(internalName(object));
    if (new Functional(hierarchy).is(internalName(object))) {
      notTried(object, "lambdas were not tried");
    }
    if (!hierarchy.isClosed(internalName(object)) || candidates.isEmpty()) {
      notTried(object, CLASSES_OF_JDK);
    }
    if (candidates.size() == 1) {
      return factory.constant(Sort.TYPE, candidates.iterator().next());
    }
    Expr type = object.path().type().input(factory, Sort.TYPE);
    if (!candidates.isEmpty()) {
      facts.add(
          factory.apply(
              Op.SUBTYPE,
              type,
              factory.constant(
                  Sort.TYPES, TypeSet.of(internalName(object), List.copyOf(candidates)))));
    }
    return type;
  }

  /** Objects of a type were not tried with all classes that they may have. */
  private void notTried(EntryPlace object, String what) {
    assumptions.add(
        Assumption.at(
            entry,
            AssumptionCode.TYPE_NOT_TRIED,
            Type.getType(object.descriptor()).getClassName(),
            what));
  }

  /** The classes that runs try for an input, as binary names. */
  private Set<String> candidates(String declared) {
    Set<String> candidates = new LinkedHashSet<>();
    if (declared.equals("java/lang/Object")) {
      candidates.add("java.lang.Object");
    }
    hierarchy.concreteTypes(declared).stream()
        .filter(ClassFile::isOfProgram)
        .forEach(file -> candidates.add(file.binaryName()));
    for (String value : InputDomain.standIns(declared).asked(asked)) {
      if (hierarchy.isSubtype(value, declared)) {
        candidates.add(value.replace('/', '.'));
      }
    }
    boolean isConcrete = hierarchy.find(declared).filter(file -> !file.isAbstract()).isPresent();
    if (candidates.isEmpty() && isConcrete) {
      candidates.add(declared.replace('/', '.'));
    }
    return candidates;
  }

  /** An element of an array of primitives, which a run narrows to the element's type. */
  Expr element(EntryPlace array, Expr index) {
    Type type = Type.getType(array.descriptor().substring(1));
    Sort.Basic sort = Variables.sortOf(type);
    Expr element =
        factory.apply(
            Op.SELECT, array.path().elements().input(factory, Sort.map(sort, Sort.INT)), index);
    return switch (type.getSort()) {
      case Type.BOOLEAN -> factory.apply(Op.INT_AND, element, factory.intConst(1));
      case Type.BYTE -> factory.apply(Op.INT_TO_BYTE, element);
      case Type.SHORT -> factory.apply(Op.INT_TO_SHORT, element);
      case Type.CHAR -> factory.apply(Op.INT_TO_CHAR, element);
      default -> element;
    };
  }

  private static String internalName(EntryPlace place) {
    return Type.getType(place.descriptor()).getInternalName();
  }
}
