package dev.quarry.testgen.recipe;

import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.FieldNode;

/** The fields that reflection can set and nothing else can. */
final class HiddenFields {
  private static final int NEVER = Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;

  private final Maker maker;
  private final Sources sources;

  HiddenFields(Maker maker, Sources sources) {
    this.maker = maker;
    this.sources = sources;
  }

  /**
   * Steps for an object of a class, which may have fields of superclasses. The JVM refuses to set
   * fields of records; of constants the compiler has written the value wherever they are read.
   *
   * @param name of the object
   * @param most how many fields
   */
  List<Recipe.Step> steps(String name, ClassFile file, int most) {
    List<Recipe.Step> steps = new ArrayList<>();
    for (ClassFile type : sources.hierarchy().superclasses(file.name())) {
      if (!maker.access().isAtHome(type) || !maker.access().canName(type) || isRecord(type)) {
        continue;
      }
      for (FieldNode field : type.header().fields) {
        if (steps.size() < most && isSettable(field)) {
          steps.add(step(name, file, type, field));
        }
      }
    }
    return steps;
  }

  private static boolean isRecord(ClassFile file) {
    return "java/lang/Record".equals(file.header().superName);
  }

  private boolean isSettable(FieldNode field) {
    return (field.access & NEVER) == 0
        && (field.access & Opcodes.ACC_PRIVATE) != 0
        && field.value == null
        && maker.access().canName(field.desc)
        && maker.areSimple(new Type[] {Type.getType(field.desc)});
  }

  private Recipe.Step step(String name, ClassFile file, ClassFile owner, FieldNode field) {
    String label = name + "_" + field.name;
    String made = maker.names().unique(label);
    TypeUse type = sources.generics().type(field.desc, field.signature);
    Recipe value = maker.make(label + "_value", type, 1, Set.of(file.name()));
    MethodId setting = MethodId.ofInternal(owner.name(), field.name, "(" + field.desc + ")V");
    return new Recipe.Step(made, setting, CallKind.HIDDEN_FIELD, List.of(value));
  }
}
