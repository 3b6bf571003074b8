package dev.quarry.testgen.driver;

import dev.quarry.testgen.recipe.OpenPlaces;
import dev.quarry.testgen.recipe.Recipe;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Writes a class for each stub of a driver. Its objects are given all values that its methods may
 * need, but results are made only when a method is called: what nobody asks for is no decision.
 */
final class StubClasses {
  private final String driver;
  private final Supplier<ClassWriter> writers;
  private final BiConsumer<String, byte[]> into;
  private int count;

  /**
   * @param driver the internal name of its class
   * @param into takes internal names and class files
   */
  StubClasses(String driver, Supplier<ClassWriter> writers, BiConsumer<String, byte[]> into) {
    this.driver = driver;
    this.writers = writers;
    this.into = into;
  }

  /**
   * A class.
   *
   * @param name its internal name
   * @param constructor its descriptor: the arguments of the class above, then the open places
   * @param holes the open places of what its methods return
   */
  record Written(String name, String constructor, List<Recipe.Hole> holes) {}

  Written write(Recipe.Stub stub) {
    String name = driver + "$Stub" + ++count;
    Recipe.Stub told =
        new Recipe.Stub(
            stub.type(),
            stub.signature(),
            stub.constructor(),
            List.of(),
            stub.methods(),
            stub.isFunctional());
    List<Recipe.Hole> holes = OpenPlaces.of(List.of(told));
    Type[] above = Type.getArgumentTypes(stub.constructor().descriptor());
    String constructor =
        holes.stream()
            .map(Recipe.Hole::type)
            .collect(Collectors.joining("", "(" + joined(above), ")V"));
    ClassWriter writer = writers.get();
    String base = stub.constructor().ownerInternal();
    String type = Type.getType(stub.type()).getInternalName();
    String[] interfaces = base.equals(type) ? new String[0] : new String[] {type};
    int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_FINAL | Opcodes.ACC_SUPER | Opcodes.ACC_SYNTHETIC;
    writer.visit(Opcodes.V17, access, name, null, base, interfaces);
    new StubCode(writer, name, this).write(stub, holes, constructor);
    writer.visitEnd();
    into.accept(name, writer.toByteArray());
    return new Written(name, constructor, holes);
  }

  private static String joined(Type[] types) {
    return List.of(types).stream().map(Type::getDescriptor).collect(Collectors.joining());
  }
}
