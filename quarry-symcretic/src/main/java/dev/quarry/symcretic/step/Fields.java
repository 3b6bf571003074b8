package dev.quarry.symcretic.step;

import dev.quarry.expr.Constant;
import dev.quarry.expr.Expr;
import dev.quarry.expr.Input;
import dev.quarry.program.ClassFile;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.symcretic.state.Assignment;
import dev.quarry.symcretic.state.Variables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;

/** Reads and writes of fields. */
final class Fields {
  private final ClassHierarchy hierarchy;
  private final JdkStatics statics;

  Fields(ClassHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    this.statics = new JdkStatics(new Types(hierarchy));
  }

  Optional<Meaning> of(Site site) {
    if (!(site.instruction() instanceof FieldInsnNode node)) {
      return Optional.empty();
    }
    String owner = declaring(node);
    Variables variables = site.variables();
    int height = site.height();
    var sort = Variables.sortOf(Type.getType(node.desc));
    return Optional.of(
        switch (node.getOpcode()) {
          case Opcodes.GETSTATIC ->
              Meaning.of(
                  site.assignment().set(site.after(height, sort), staticValue(site, owner, node)));
          case Opcodes.PUTSTATIC -> Meaning.of(putStatic(site, owner, node));
          case Opcodes.GETFIELD -> {
            Input map = variables.field(owner, node.name, node.desc);
            yield Meaning.of(
                site.assignment()
                    .set(site.after(height - 1, sort), variables.select(map, site.below(0))),
                site.failsOnNull(site.below(0)));
          }
          default -> {
            Input map = variables.field(owner, node.name, node.desc);
            yield Meaning.of(
                site.assignment().store(map, List.of(site.below(1)), stored(site, node)),
                site.failsOnNull(site.below(1)));
          }
        });
  }

  private Expr staticValue(Site site, String owner, FieldInsnNode node) {
    Optional<ClassFile> file = hierarchy.find(owner);
    Optional<Expr> kept = file.flatMap(type -> statics.value(site.references(), type, node.name));
    if (kept.isPresent()) {
      return kept.get();
    }
    Optional<Constant> constant = file.flatMap(type -> enumConstant(site, type, node.name));
    if (constant.isPresent()) {
      return constant.get();
    }
    if (node.name.startsWith(SwitchTables.PREFIX) && file.isPresent()) {
      Optional<List<Integer>> table = new SwitchTables(hierarchy).of(file.get(), node.name);
      if (table.isPresent()) {
        return site.references().table(owner + "." + node.name, table.get());
      }
    }
    return site.variables().staticField(owner, node.name, node.desc);
  }

  /** The initialiser of an enum makes the objects that are known by name everywhere else. */
  private Assignment putStatic(Site site, String owner, FieldInsnNode node) {
    Optional<Constant> constant =
        hierarchy.find(owner).flatMap(type -> enumConstant(site, type, node.name));
    return constant.isPresent()
        ? site.assignment().identify(constant.get(), site.below(0))
        : site.assignment()
            .set(site.variables().staticField(owner, node.name, node.desc), stored(site, node));
  }

  private static Expr stored(Site site, FieldInsnNode node) {
    return Narrowing.to(site.factory(), Type.getType(node.desc), site.below(0));
  }

  private static Optional<Constant> enumConstant(Site site, ClassFile type, String field) {
    Optional<String> exact = type.isFinal() ? Optional.of(type.binaryName()) : Optional.empty();
    return ordinal(type, field)
        .map(ordinal -> site.references().enumConstant(type.name(), field, ordinal, exact));
  }

  /** Which constant of its enum a field holds. */
  static Optional<Integer> ordinal(ClassFile type, String field) {
    List<String> constants = new ArrayList<>();
    for (FieldNode node : type.header().fields) {
      if ((node.access & Opcodes.ACC_ENUM) != 0) {
        constants.add(node.name);
      }
    }
    int index = constants.indexOf(field);
    return index < 0 ? Optional.empty() : Optional.of(index);
  }

  /** The class that declares a field, which the instruction may name by a subclass. */
  private String declaring(FieldInsnNode node) {
    for (String name : hierarchy.supertypes(node.owner)) {
      Optional<ClassFile> file = hierarchy.find(name);
      if (file.isPresent()
          && file.get().header().fields.stream()
              .anyMatch(field -> field.name.equals(node.name) && field.desc.equals(node.desc))) {
        return name;
      }
    }
    return node.owner;
  }
}
