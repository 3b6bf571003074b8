package dev.quarry.engine.driver;

import dev.quarry.engine.backward.Subject;
import dev.quarry.expr.ExprFactory;
import dev.quarry.program.ClassFile;
import dev.quarry.program.MethodBody;
import dev.quarry.program.MethodId;
import dev.quarry.search.random.Dictionary;
import dev.quarry.search.random.Part;
import dev.quarry.search.random.Place;
import dev.quarry.search.random.RandomInputs;
import dev.quarry.testgen.driver.Driver;
import dev.quarry.testgen.recipe.CollectionKind;
import dev.quarry.testgen.recipe.Recipe;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.FieldNode;

/** Random inputs of drivers, with the constants of the methods that each of them calls. */
public final class DriverInputs {
  /** Methods further away hardly look at the driver's inputs themselves. */
  private static final int MOST_METHODS = 60;

  /**
   * For factories that refuse most numbers, below what each parameter is best drawn; 0 where any
   * number will do.
   */
  private static final Map<String, List<Integer>> RANGES =
      Map.of(
          "java.time.LocalDate#of(int,int,int)", List.of(0, 13, 29),
          "java.time.LocalTime#of(int,int)", List.of(24, 60),
          "java.time.LocalDateTime#of(int,int,int,int,int)", List.of(0, 13, 29, 24, 60),
          "java.time.YearMonth#of(int,int)", List.of(0, 13),
          "java.time.MonthDay#of(int,int)", List.of(13, 29),
          "java.math.BigDecimal#valueOf(long,int)", List.of(0, 4));

  private final ExprFactory factory;
  private final Subject subject;

  public DriverInputs(ExprFactory factory, Subject subject) {
    this.factory = factory;
    this.subject = subject;
  }

  /** With the constants of the program alone. */
  public RandomInputs of(Driver driver, long seed) {
    return of(driver, Dictionary.EMPTY, seed);
  }

  /**
   * Random inputs of a driver.
   *
   * @param likely constants that are drawn more often than those of the program
   */
  public RandomInputs of(Driver driver, Dictionary likely, long seed) {
    List<Part> places = parts(driver.scenario().recipes());
    Dictionary known = Dictionary.of(nearest(driver)).preferring(likely);
    return new RandomInputs(factory, places, known, seed);
  }

  private List<Part> parts(List<Recipe> recipes) {
    return recipes.stream().flatMap(recipe -> recipe.accept(new Open()).stream()).toList();
  }

  /** How many constants an enum has; 0 for other types. */
  private int constants(String type) {
    return type.startsWith("L")
        ? subject
            .hierarchy()
            .find(type.substring(1, type.length() - 1))
            .filter(ClassFile::isEnum)
            .map(file -> (int) file.header().fields.stream().filter(DriverInputs::isEnum).count())
            .orElse(0)
        : 0;
  }

  private static boolean isEnum(FieldNode field) {
    return (field.access & Opcodes.ACC_ENUM) != 0;
  }

  /** What random inputs have to choose for a recipe. */
  private final class Open implements Recipe.Visitor<List<Part>> {
    @Override
    public List<Part> hole(Recipe.Hole hole) {
      return List.of(new Place(hole.name(), hole.type(), constants(hole.type())));
    }

    @Override
    public List<Part> none(Recipe.Null none) {
      return List.of();
    }

    @Override
    public List<Part> same(Recipe.Same same) {
      return List.of();
    }

    @Override
    public List<Part> classLiteral(Recipe.ClassLiteral literal) {
      return List.of();
    }

    @Override
    public List<Part> constant(Recipe.Constant constant) {
      return List.of();
    }

    @Override
    public List<Part> text(Recipe.Text text) {
      return List.of();
    }

    @Override
    public List<Part> oneOf(Recipe.OneOf oneOf) {
      long nulls = oneOf.options().stream().filter(Recipe.Null.class::isInstance).count();
      boolean isNullLast =
          oneOf.options().get(oneOf.options().size() - 1) instanceof Recipe.Null && nulls == 1;
      return List.of(
          new Part.OneOf(
              oneOf.name(),
              oneOf.options().stream().map(option -> parts(List.of(option))).toList(),
              oneOf.options().size() - (isNullLast ? 1 : 0)));
    }

    @Override
    public List<Part> call(Recipe.Call call) {
      List<Integer> ranges = RANGES.getOrDefault(call.callee().toString(), List.of());
      if (ranges.isEmpty()) {
        return parts(call.arguments());
      }
      List<Part> parts = new ArrayList<>();
      for (int i = 0; i < ranges.size(); i++) {
        Recipe argument = call.arguments().get(i);
        int range = ranges.get(i);
        parts.addAll(
            argument instanceof Recipe.Hole hole && range > 0
                ? List.of(new Place(hole.name(), hole.type(), range))
                : argument.accept(this));
      }
      return parts;
    }

    @Override
    public List<Part> changed(Recipe.Changed changed) {
      List<Part> parts = new ArrayList<>(changed.object().accept(this));
      int steps = changed.steps().size();
      for (Recipe.Step step : changed.steps()) {
        List<Part> arguments = parts(step.arguments());
        parts.add(
            step.isRepeated()
                ? new Part.Repeated(step.name(), step.most(), steps, arguments)
                : new Part.Perhaps(step.name(), steps, arguments));
      }
      return parts;
    }

    @Override
    public List<Part> array(Recipe.Array array) {
      return List.of(new Part.Several(array.name(), inTurn(array.elements(), 1)));
    }

    @Override
    public List<Part> collected(Recipe.Collected collected) {
      int each = collected.kind() == CollectionKind.MAP ? 2 : 1;
      return List.of(new Part.Several(collected.name(), inTurn(collected.elements(), each)));
    }

    /** What was said last about a method of a stub is an exception, which is rare. */
    @Override
    public List<Part> stub(Recipe.Stub stub) {
      List<Part> parts = new ArrayList<>(parts(stub.arguments()));
      for (Recipe.Told told : stub.methods()) {
        if (told.isOpen()) {
          parts.add(new Part.OneOf(told.name(), said(told), told.results().size() + 1));
        }
      }
      return parts;
    }

    private List<List<Part>> said(Recipe.Told told) {
      List<List<Part>> options = new ArrayList<>(List.of(List.of()));
      for (int i = 1; i <= told.results().size(); i++) {
        options.add(parts(told.results().subList(0, i)));
      }
      told.exceptions().forEach(exception -> options.add(parts(List.of(exception))));
      return options;
    }

    private List<List<Part>> inTurn(List<Recipe> elements, int each) {
      List<List<Part>> things = new ArrayList<>();
      for (int i = 0; i + each <= elements.size(); i += each) {
        things.add(parts(elements.subList(i, i + each)));
      }
      return things;
    }
  }

  private List<MethodBody> nearest(Driver driver) {
    Set<MethodId> found = new LinkedHashSet<>(Set.of(driver.entry()));
    ArrayDeque<MethodId> open = new ArrayDeque<>(found);
    while (!open.isEmpty() && found.size() < MOST_METHODS) {
      for (MethodId callee : subject.calls().callees(open.remove())) {
        if (found.add(callee)) {
          open.add(callee);
        }
      }
    }
    found.remove(driver.entry());
    List<MethodBody> bodies = new ArrayList<>();
    found.stream().limit(MOST_METHODS).map(subject.program()::body).forEach(bodies::add);
    return bodies;
  }
}
