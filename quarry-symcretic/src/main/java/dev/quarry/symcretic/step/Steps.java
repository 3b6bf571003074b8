package dev.quarry.symcretic.step;

import dev.quarry.expr.Expr;
import dev.quarry.program.InputMethods;
import dev.quarry.program.MethodId;
import dev.quarry.program.Program;
import dev.quarry.program.hierarchy.CallTargets;
import dev.quarry.program.hierarchy.ClassHierarchy;
import dev.quarry.program.ledger.Assumption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** What instructions mean, whatever their family. */
public final class Steps {
  private static final int JDK_SIZE = 300;

  private final Types types;
  private final Fields fields;
  private final Objects objects;
  private final Calls calls;
  private final CallTargets targets;
  private final MissingClasses missing;
  private @Nullable Initialisations initialisations;

  /** Of a program that asks for inputs by markers at most, whose entries nobody knows. */
  public Steps(CallTargets targets) {
    this(
        new Codes(new Program(targets.hierarchy().classPath()), targets.hierarchy()),
        targets,
        Set.of(),
        InputMethods.MARKERS,
        JDK_SIZE,
        assumption -> {});
  }

  /**
   * @param entries where the program begins
   * @param inputs methods that ask for inputs
   * @param jdkSize how many instructions a method of the JDK may have to be followed
   * @param assumptions takes what every proof must state that rests on these steps
   */
  public Steps(
      Codes codes,
      CallTargets targets,
      Set<MethodId> entries,
      InputMethods inputs,
      int jdkSize,
      Consumer<Assumption> assumptions) {
    this.targets = targets;
    ClassHierarchy hierarchy = targets.hierarchy();
    this.types = new Types(hierarchy);
    this.fields = new Fields(hierarchy);
    this.objects = new Objects(types);
    var jdk = new JdkCode(codes, jdkSize);
    var made = new AllocatedClasses(codes, targets, jdk, entries);
    this.calls = new Calls(targets, types, jdk, made, inputs, assumptions);
    this.missing = new MissingClasses(hierarchy);
  }

  /** The ways past a call. */
  public List<Way> calls(Site site) {
    List<Way> ways = calls.of(site);
    return missing
        .at(site)
        .map(what -> ways.stream().map(way -> way.assuming(what)).toList())
        .orElse(ways);
  }

  /**
   * A call that is followed no further.
   *
   * @param open what is left open
   */
  public Way.Unknown unknown(Site site, Expr guard, Assumption open) {
    return calls.unknown(site, guard, open);
  }

  /** Classes that code mentions and nobody has. */
  public MissingClasses missing() {
    return missing;
  }

  public static boolean isCall(int opcode) {
    return opcode >= Opcodes.INVOKEVIRTUAL && opcode <= Opcodes.INVOKEDYNAMIC;
  }

  /** What an instruction does that is neither call nor jump nor return; empty if not supported. */
  public Optional<Meaning> of(Site site) {
    Optional<Meaning> meaning = meaning(site);
    return missing.at(site).map(what -> meaning.map(known -> known.assuming(what))).orElse(meaning);
  }

  private Optional<Meaning> meaning(Site site) {
    int opcode = site.opcode();
    if (opcode == Opcodes.ATHROW) {
      return Optional.of(Throws.of(site));
    }
    // Returns, and switches with nothing but a default, only take from the stack.
    if (opcode == Opcodes.GOTO || opcode >= Opcodes.TABLESWITCH && opcode <= Opcodes.RETURN) {
      return Optional.of(Meaning.of(site.assignment()));
    }
    return Moves.of(site)
        .or(() -> Numbers.of(site))
        .or(() -> fields.of(site))
        .or(() -> Arrays.of(site, types))
        .or(() -> objects.of(site));
  }

  /** What initialisers do that instructions make run. */
  public synchronized Initialisations initialisations(Codes codes) {
    if (initialisations == null) {
      initialisations = new Initialisations(codes, targets);
    }
    return initialisations;
  }

  /** Whether an exception of a class is caught as a type. */
  public boolean catches(String thrown, String caught) {
    return types.isSubtype(thrown, caught);
  }

  public Types types() {
    return types;
  }
}
