package dev.quarry.engine.forward;

import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.program.ParameterNames;
import dev.quarry.program.Program;
import dev.quarry.search.random.Dictionary;
import dev.quarry.search.random.Place;
import dev.quarry.search.random.RandomInputs;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.objectweb.asm.Type;

/** Random inputs for the parameters of an entry. */
public final class EntryInputs {
  private EntryInputs() {}

  /**
   * For one entry.
   *
   * @param methods whose constants are drawn besides those of the entry
   * @param likely constants that are drawn more often
   * @param seed where random choices start
   */
  public static RandomInputs of(
      Program program,
      MethodId entry,
      Collection<MethodId> methods,
      Dictionary likely,
      ExprFactory factory,
      long seed) {
    List<MethodBody> bodies = new ArrayList<>();
    bodies.add(program.body(entry));
    methods.forEach(method -> bodies.add(program.body(method)));
    ClassFile owner = program.classPath().get(entry.owner());
    List<String> names = ParameterNames.of(owner, entry);
    Type[] types = Type.getArgumentTypes(entry.descriptor());
    List<Place> places = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      places.add(new Place(names.get(i), types[i].getDescriptor()));
    }
    return new RandomInputs(factory, places, Dictionary.of(bodies).preferring(likely), seed);
  }
}
